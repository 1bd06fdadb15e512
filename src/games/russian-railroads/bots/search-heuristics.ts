/** What bots that think know of the game besides: how their like mostly choose. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state/state.ts'
import { shownSpread, worthWith } from './evaluate.ts'
import { rolloutMove } from './search/rollout-move.ts'

export const searchHeuristics: Heuristics<State, Move> = {
  evaluate: (state) => worthWith(state, WEIGHTS),
  shownSpread,
  rolloutMove,
  // What a round of the match brings shows in the rounds after it, and quick moves are good enough to go there.
  rolloutRounds: 14,
}
