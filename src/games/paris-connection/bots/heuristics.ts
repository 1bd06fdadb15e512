/** What quick bots know of the game. Quick moves are for bots that think, which have the insight. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { worthOf } from './evaluate.ts'

export const heuristics: Heuristics<State, Move> = {
  evaluate: worthOf,
  loadSearchHeuristics: async () => (await import('./search-heuristics.ts')).searchHeuristics,
  rolloutMove: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
}
