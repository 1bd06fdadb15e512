/** The heuristics of fast bots. Rollout moves are for searching bots, which use the search heuristics. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { OVERLOOKS } from '../data/overlooks.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { valuesOf } from './evaluate.ts'

export const heuristics: Heuristics<State, Move> = {
  evaluate: valuesOf,
  overlooks: OVERLOOKS,
  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
  rolloutMove: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
}
