/** What bots that think know of the game besides: how their like mostly choose. */
import type { Sense } from '../../../kit/heuristics.ts'
import { WEIGHTS } from '../data/weights.ts'
import type { Move } from '../moves.ts'
import type { State } from '../state.ts'
import { unsure, worthWith } from '../worth.ts'
import { lean } from './insight/lean.ts'

export const insight: Sense<State, Move> = {
  worth: (state) => worthWith(state, WEIGHTS),
  unsure,
  lean,
  // What a round of the match brings shows in the rounds after it, and quick moves are good enough to go there.
  rounds: 14,
}
