/** What a table does by itself: sound, the bots' pace, the end screen, the next player at a shared device. */
import { useEffect, useRef } from 'react'
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import { useApp } from '../../app/context.ts'
import type { Orders } from '../turn/orders.ts'

/** One tick for each move, if sound is on. */
export const useMoveSound = (moves: number): void => {
  const { sound } = useApp().settings
  const before = useRef(moves)
  useEffect(() => {
    if (sound && moves > before.current) playTick()
    before.current = moves
  }, [sound, moves])
}

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

let context: AudioContext | null = null

/** A short synthesised tick. Silent if the browser has no audio. */
const playTick = (): void => {
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(880, now)
    tone.frequency.exponentialRampToValueAtTime(440, now + 0.05)
    gain.gain.setValueAtTime(0.08, now)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.06)
    tone.connect(gain).connect(context.destination)
    tone.start(now)
    tone.stop(now + 0.07)
  } catch {
    context = null
  }
}
