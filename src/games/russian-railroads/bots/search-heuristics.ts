/** The additional heuristics of searching bots: which moves they usually choose. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state/state.ts'
import { shownSpread, worthWith } from './evaluate.ts'
import { prefer, rolloutMove } from './search/rollout-move.ts'
import { estimatedPoints } from './search/value.ts'

export const searchHeuristics: Heuristics<State, Move> = {
  evaluate: (state) => worthWith(state, WEIGHTS),
  estimate: estimatedPoints,
  shownSpread,
  rolloutMove,
  prefer,
  preferVisits: 60,
  rootWidth: 8,
  // The gains of a round show in the rounds after it; then the network judges.
  rolloutRounds: 14,
}
