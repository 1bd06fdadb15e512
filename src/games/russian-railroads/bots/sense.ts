/** What quick bots know of the game: what a position is worth. */
import type { Sense } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { unsure, worthWith } from '../worth.ts'

/** What quick bots go by, with these weights. */
export const senseWith = (weights: readonly number[]): Sense<State, Move> => ({
  worth: (state) => worthWith(state, weights),
  unsure,
  loadInsight: async () => (await import('./insight.ts')).insight,
  // Quick moves are for bots that think, which have the insight.
  lean: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
})

export const sense = senseWith(WEIGHTS)
