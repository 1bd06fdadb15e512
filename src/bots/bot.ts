/** A bot sits in a seat like a person: it is given what its seat may see, and answers with a move. */
import type { AnyGame, AnySense, Rng, Seat, Tagged } from '../kit/game.ts'

/** One decision: the game, what the bot knows of it, and what its seat sees. */
export interface Decision {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly seat: Seat
  /** The view of that seat, and nothing else of the match. */
  readonly view: unknown
  readonly rng: Rng
}

export type Bot = (decision: Decision) => Tagged
