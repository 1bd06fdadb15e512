/** How a turn ends: with a pass, or when the open list is closed and end cards are settled. */
import type { GameContext, Seat } from '../../../kit/game.ts'
import { lookThroughPile } from '../cards/end-cards.ts'
import { PASS_POINTS } from '../data/counts.ts'
import type { Event } from '../events.ts'
import { addPoints } from '../scoring/points.ts'
import { note } from '../state/draft.ts'
import { matOf, type State } from '../state/state.ts'
import { endTurn } from './round.ts'

/** RR-2.6: points by the place in this round's order. */
export const pass = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const points = PASS_POINTS[draft.current.place] ?? 0
  matOf(draft, seat).hasPassed = true
  addPoints(draft, seat, 'pass', points)
  note(draft, { kind: 'passed', rule: 'RR-2.6', seat, points })
  endTurn(draft, table)
}

/** RR-2.10: what is left lapses; RR-2.7: end cards come last. */
export const closeOpenList = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const { current } = draft
  current.printed.fill(0)
  current.gains.fill(0)
  current.partsAgainOwed = 0
  current.mustRepeat = false
  if (current.endCardsOwed === 0) endTurn(draft, table)
  else lookThroughPile(draft, seat)
}

/** RR-10.5: the worker stays under its place. */
export const stay = (draft: State, seat: Seat, table: GameContext<Event>): void => {
  const place = draft.current.phase === 'relocateSecond' ? 2 : 1
  note(draft, { kind: 'stayed', rule: 'RR-10.5', seat, place })
  endTurn(draft, table)
}
