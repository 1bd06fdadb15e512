/** What a table does by itself: the bots' pace, the end screen, the next player at a shared device. */
import { useEffect } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import { useSteadyCall } from '../../toolkit/steady.ts'
import type { Orders } from '../turn/orders.ts'

/** Applies changed bot settings to the running match. */
export const useBotPace = ({ send }: Orders): void => {
  const { waitForDone, botDelay } = useApp().settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the settings
  useEffect(() => {
    send({ kind: 'pace', waitForDone, botDelay })
  }, [waitForDone, botDelay])
}

/** Shows the end screen once: when the match ends, also early, or when a finished table is opened. */
export const useEndScreen = (live: TableView, isLive: boolean, { showEnd }: Orders): void => {
  const over = isLive && live.toAct.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end itself shows it
  useEffect(() => {
    if (over) showEnd(true)
  }, [over])
}

/** In games without hidden information the next player needs no screen between turns. */
export const useAutoSeat = (next: Seat | null, { send }: Orders): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of players
  useEffect(() => {
    if (next !== null) send({ kind: 'sit', viewer: next })
  }, [next])
}

/** A press elsewhere, also by keyboard, or Escape closes the small card. */
export const useCardClosing = ({ card, closeCard }: Orders): void => {
  const close = useSteadyCall(closeCard)
  const isOpen = card !== null
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest('.place-card') !== null)) close(target)
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(null)
      if (event.key === 'Enter' || event.key === ' ') onPress(event)
    }
    document.addEventListener('pointerdown', onPress, true)
    document.addEventListener('keydown', onKeyDown, true)
    return () => {
      document.removeEventListener('pointerdown', onPress, true)
      document.removeEventListener('keydown', onKeyDown, true)
    }
  }, [isOpen, close])
}
