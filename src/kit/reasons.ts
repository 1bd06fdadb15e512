/**
 * Why a move is good, in the terms of the game: what it completes, earns, opens or takes away. Hints show it. It does not
 * depend on how bots judge positions, so it stays true when bots change.
 */
import type { Seat, Tagged } from './game.ts'
import type { Message } from './text.ts'

export interface Reasoner<State, Move extends Tagged> {
  /**
   * Reasons for the move, the most important first, from what its seat knows. `before` is the position before the move,
   * `after` the one when the seat has also made the choices that complete it (never beyond a draw).
   */
  reasons(before: State, after: State, seat: Seat, move: Move): readonly Message[]
}

export type AnyReasoner = Reasoner<unknown, Tagged>
