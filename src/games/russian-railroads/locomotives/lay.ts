/** RR-5: a locomotive is taken in hand and laid; the locomotive it replaces is laid elsewhere or returned. */
import type { Seat } from '../../../kit/game.ts'
import { ROUTES } from '../data/board.ts'
import { note } from '../state/draft.ts'
import { replaced } from '../state/lists.ts'
import { matOf, type State } from '../state/state.ts'
import { gainFieldsReached } from '../track/special-fields.ts'
import { takeInHand } from './hand.ts'
import { returnPiece } from './stacks.ts'

/** RR-5.3, RR-5.4 */
export const layLocomotive = (draft: State, seat: Seat, slot: number): void => {
  const mat = matOf(draft, seat)
  const number = draft.current.locomotiveInHand
  const there = mat.locomotives[slot] ?? 0
  note(draft, { kind: 'laid', rule: 'RR-5.3', seat, number, slot })
  mat.locomotives = replaced(mat.locomotives, slot, number)
  if (there === 0) endChain(draft, seat)
  else takeInHand(draft, there, 'replaced')
}

/** RR-5.5 */
export const returnLocomotive = (draft: State, seat: Seat): void => {
  returnPiece(draft, draft.current.locomotiveInHand, 'RR-5.6')
  endChain(draft, seat)
}

/** RR-5.8: every route is checked when the chain is finished. */
const endChain = (draft: State, seat: Seat): void => {
  const { current } = draft
  current.locomotiveInHand = 0
  current.isJustTaken = false
  current.decision = 'do'
  for (let route = 0; route < ROUTES.length; route++) gainFieldsReached(draft, seat, route)
}
