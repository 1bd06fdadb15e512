/** Marks targets on the board and in the dock: what a hint or a lesson is about. */
import { useEffect } from 'react'
import type { Target } from '../../../kit/game.ts'
import './advice.css'

/** Also marks what is drawn later, such as the second part of a choice; in the dock it scrolls to what it marks. */
export const useHighlight = (targets: readonly Target[]): void => {
  useEffect(() => {
    const table = document.querySelector('.table')
    if (table === null || targets.length === 0) return
    const selector = targets
      .map((target) => CSS.escape(target))
      .map((target) => `[data-target="${target}"], [data-anchor="${target}"]`)
      .join(', ')
    let marked = new Set<Element>()
    const unmark = (element: Element): void => element.removeAttribute('data-hinted')
    const mark = (): void => {
      const found = new Set(table.querySelectorAll(selector))
      for (const element of marked) if (!found.has(element)) unmark(element)
      const added = [...found].filter((element) => !marked.has(element))
      for (const element of added) element.setAttribute('data-hinted', '')
      marked = found
      // The last one first, so that the first one is in view at the end.
      for (const element of added.reverse()) showInDock(element)
    }
    mark()
    const watch = new MutationObserver(mark)
    watch.observe(table, { subtree: true, childList: true, attributeFilter: ['data-target', 'data-anchor'] })
    return () => {
      watch.disconnect()
      marked.forEach(unmark)
    }
  }, [targets])
}

/** The board moves by itself to what can be chosen. */
const showInDock = (element: Element): void => {
  if (element.closest('.dock-body') !== null) element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
