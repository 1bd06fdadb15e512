/** What quick bots know of the game: what a position is worth. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state/state.ts'
import { shownSpread, worthWith } from './evaluate.ts'

/** What quick bots go by, with these weights. */
export const heuristicsWith = (weights: readonly number[]): Heuristics<State, Move> => ({
  evaluate: (state) => worthWith(state, weights),
  shownSpread,
  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
  // Quick moves are for bots that think, which have the insight.
  rolloutMove: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
})

export const heuristics = heuristicsWith(WEIGHTS)
