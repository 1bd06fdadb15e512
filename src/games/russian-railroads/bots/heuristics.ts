/** The heuristics of quick bots: the value of a position. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { OVERLOOKS } from '../data/overlooks.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state/state.ts'
import { shownSpread, worthWith } from './evaluate.ts'

/** The heuristics of quick bots, with these weights. */
export const heuristicsWith = (weights: readonly number[]): Heuristics<State, Move> => ({
  evaluate: (state) => worthWith(state, weights),
  shownSpread,
  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
  // Only searching bots play rollouts, and they load the search heuristics.
  rolloutMove: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
})

export const heuristics: Heuristics<State, Move> = { ...heuristicsWith(WEIGHTS), overlooks: OVERLOOKS }
