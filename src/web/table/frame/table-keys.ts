/** What the keys of the table do. */
import type { RefObject } from 'react'
import { openDrawer, toggleDrawer } from '../drawers/open-drawer.ts'
import { type KeyCommand, useKeys } from '../turn/keys.ts'
import { actionsIn, focusNext } from '../turn/next-focus.ts'
import type { Orders } from '../turn/orders.ts'

/** In a replay there is nothing to order. Returns whether the keys are on, and the function that switches them. */
export const useTableKeys = (
  root: RefObject<HTMLElement | null>,
  orders: Orders,
  isLive: boolean,
  onHint: (() => void) | null,
): [on: boolean, set: (on: boolean) => void] =>
  useKeys((command: KeyCommand | number) => {
    const table = root.current ?? document
    if (typeof command === 'number') return actionsIn(table, '.dock-hand')[command - 1]?.focus()
    switch (command) {
      case 'help':
        return openDrawer.set({ kind: 'keys' })
      case 'words':
      case 'log':
        return toggleDrawer(command)
      case 'choices':
        return table.querySelector<HTMLElement>('.choices-button')?.click()
      case 'board':
        return focusNext(table, '.table-board')
      case 'hint':
        return onHint?.()
      case 'undo':
      case 'redo':
      case 'done':
        if (isLive) orders[command]()
    }
  })
