/** How a turn ends: with a pass, or when the open list is closed and end cards are settled. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { INSTEAD_OF_END_CARD } from '../data/cards.ts'
import { PASS_POINTS } from '../data/counts.ts'
import { type Event, KIND } from '../events.ts'
import * as C from '../state/cells.ts'
import { add, note, score, write } from '../state/draft.ts'
import { pileNow, type State } from '../state/state.ts'
import { endTurn } from './round.ts'

/** RR-2.6: points by the place in this round's order. */
export const pass = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const points = PASS_POINTS[C.cell(draft, C.PLACE)] ?? 0
  write(draft, C.mat(seat) + C.PASSED, 1)
  score(draft, seat, 'pass', points)
  note(draft, KIND.passed, points)
  endTurn(draft, table)
}

/** RR-2.10: what is left lapses; RR-2.7: end cards come last. */
export const closeList = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const { cells } = draft
  for (let entry = C.PRINTED; entry < C.PRINTED + 2 * C.ENTRIES; entry++) clear(draft, entry)
  clear(draft, C.FOURTH_OWED)
  clear(draft, C.MUST_REPEAT)
  if (cells[C.ENDS_OWED] === 0) endTurn(draft, table)
  else lookThrough(draft, seat)
}

const clear = (draft: State, at: number): void => {
  if (draft.cells[at] !== 0) write(draft, at, 0)
}

/** RR-12.3: whoever is owed an end card looks through the pile. */
const lookThrough = (draft: State, seat: Seat): void => {
  write(draft, C.WAITS, C.PENDING.end)
  if (pileNow(draft) === 0) return
  draft.looks.push(seat, draft.taken.length)
  note(draft, KIND.looked, pileNow(draft))
}

export const keep = (draft: State, seat: Seat, card: number, table: GameContext<Event>): void => {
  const { cells } = draft
  write(draft, C.TAKER + C.cell(draft, C.TAKES), seat + 1)
  add(draft, C.TAKES, 1)
  draft.taken.push(card)
  note(draft, KIND.chose, card)
  note(draft, KIND.kept, cells.slice(C.TAKER, C.TAKER + 8).filter((taker) => taker === seat + 1).length)
  endCardSettled(draft, table)
}

export const takePoints = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  score(draft, seat, 'ten', INSTEAD_OF_END_CARD)
  note(draft, KIND.declined, INSTEAD_OF_END_CARD)
  endCardSettled(draft, table)
}

/** Several are taken one after the other. */
const endCardSettled = (draft: State, table: GameContext<Event>): void => {
  add(draft, C.ENDS_OWED, -1)
  if (draft.cells[C.ENDS_OWED] === 0) endTurn(draft, table)
}
