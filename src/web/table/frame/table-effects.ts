/** What a table does by itself: the bots' pace, the end screen, the next player at a shared device. */
import { useEffect } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { Orders } from '../turn/orders.ts'

/** Applies changed bot settings to the running match. */
export const useBotPace = ({ send }: Orders): void => {
  const { waitForDone, botDelay } = useApp().settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the settings
  useEffect(() => {
    send({ kind: 'pace', waitForDone, botDelay })
  }, [waitForDone, botDelay])
}

/** Shows the end screen once: when the match ends, or when a finished table is opened. */
export const useEndScreen = (live: TableView, isLive: boolean, { show }: Orders): void => {
  const over = isLive && live.outcome !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end itself shows it
  useEffect(() => {
    if (over) show({ kind: 'end' })
  }, [over])
}

/** In games without hidden information the next player needs no screen between turns. */
export const useAutoSeat = (next: Seat | null, { send }: Orders): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of players
  useEffect(() => {
    if (next !== null) send({ kind: 'sit', viewer: next })
  }, [next])
}
