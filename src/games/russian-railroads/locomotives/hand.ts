/** RR-2.10: a locomotive in hand is laid before anything else. */
import type { State } from '../state/state.ts'

/** RR-5.7: one that was just taken must be laid; RR-5.4: one that was replaced may be laid or returned. */
export const takeInHand = (draft: State, number: number, how: 'justTaken' | 'replaced'): void => {
  const { current } = draft
  current.locomotiveInHand = number
  current.isJustTaken = how === 'justTaken'
  current.decision = 'slot'
}
