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
  preferVisits: 20,
  rootWidth: 8,
  // The network judges a position better than a longer line of quick moves.
  rolloutRounds: 6,
  aims: { winning: 0.5, margin: 0.2, points: 0.3, trust: Number.POSITIVE_INFINITY },
}
