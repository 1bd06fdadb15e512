/** What quick bots know of the game. Quick moves are for bots that think, which have the insight. */
import type { Sense } from '../../../kit/heuristics.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { worthOf } from '../worth.ts'

export const sense: Sense<State, Move> = {
  worth: worthOf,
  loadInsight: async () => (await import('./insight.ts')).insight,
  lean: (_state, _seat, legal, rng) => legal[rng(legal.length)]!,
}
