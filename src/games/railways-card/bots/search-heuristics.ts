/** The heuristics of searching bots: which moves they usually choose, and what positions between turns are worth. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { shownSpread, valuesWith } from './evaluate.ts'
import { prefer, rolloutMove } from './search/rollout-move.ts'
import { estimatedPoints } from './search/value.ts'

export const searchHeuristics: Heuristics<State, Move> = {
  evaluate: (state) => valuesWith(state, WEIGHTS),
  shownSpread,
  estimate: estimatedPoints,
  evaluationSpread: ({ deckLeft }) => LAST_SPREAD + MORE_SPREAD * Math.min(1, deckLeft / LATE),
  rolloutMove,
  prefer,
  // The network judges a position better than a longer line of quick moves.
  rolloutRounds: 1,
}

/** By how many points the network may be off when the deck is empty, and the additional points while more than these cards are left. */
const LAST_SPREAD = 3
const MORE_SPREAD = 3
const LATE = 30
