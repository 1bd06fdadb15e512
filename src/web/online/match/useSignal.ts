/** Calls the reader when it is their turn: by the icon of the page, and by a notification where that was asked for. */
import { useEffect } from 'react'
import type { TableView } from '../../../wire/host.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { findGame } from '../../app/games.ts'
import turnIcon from '../../theme/icon-turn.svg'
import { notify } from '../account/notifications.ts'
import { useWords } from '../words.ts'

export const useSignal = (table: OnlineTable, { question }: TableView): void => {
  const words = useWords()
  const isYours = question !== null && table.phase === 'running'
  const title = findGame(table.game)?.title ?? table.game
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, not for each word
  useEffect(() => {
    if (!isYours) return
    notify(words('notify.yours', { title }), table.id)
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    const usual = icon?.href
    if (icon === null || usual === undefined) return
    icon.href = turnIcon
    return () => {
      icon.href = usual
    }
  }, [isYours, table.id])
}
