/** A bot plays a seat like a person: it receives what its seat may see, and answers with a move. */
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { BotMemory } from './search-bot.ts'

/** One decision: the game, what the bot knows about it, and what its seat sees. */
export interface BotDecision {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seat: Seat
  /** The view of that seat, and nothing else of the match. */
  readonly view: unknown
  readonly rng: Rng
  /** What the bot of this seat remembers from its last decision. Without it every decision stands alone. */
  readonly memory?: BotMemory
  /** How many moves the seat has made in this turn, where moves may be taken back: see `beginDecision`. */
  readonly movesMade?: number
  /** Milliseconds. With a clock a bot searches for a time, without one for a number of iterations, the same every time. */
  readonly clock?: () => number
  /** Replaces the usual budget of the level. */
  readonly effort?: Effort
  /** Replaces the usual share of moves that the level overlooks (`mistakes.ts`). */
  readonly overlooks?: number
  /** The part of its usual time that a bot with a clock may use, above 0 and at most 1: a busy host shortens it. */
  readonly timeScale?: number
}

/** What a bot may spend on a whole turn: time if there is a clock, else iterations. */
export interface Effort {
  readonly milliseconds: number
  readonly iterations: number
}

/** Chooses a move; throws if it cannot. */
export type Bot = (decision: BotDecision) => Tagged
