/** A bot sits in a seat like a person: it is given what its seat may see, and answers with a move. */
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { AnySense } from '../kit/heuristics.ts'
import type { Memory } from './memory.ts'

/** One decision: the game, what the bot knows of it, and what its seat sees. */
export interface Decision {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly seat: Seat
  /** The view of that seat, and nothing else of the match. */
  readonly view: unknown
  readonly rng: Rng
  /** What the bot of this seat keeps from one decision to the next. Without it every decision stands alone. */
  readonly memory?: Memory
  /** How many moves the seat has made in this turn, where moves may be taken back: a decision asked anew is paid for once. */
  readonly made?: number
  /** Milliseconds. With a clock a bot thinks for a time, without one so many iterations, alike every time. */
  readonly clock?: () => number
  /** In place of what the level usually spends. */
  readonly effort?: Effort
  /** The part of its usual time that a bot with a clock may think, above 0 and at most 1: a busy host shortens it. */
  readonly timeScale?: number
  /** Is told of a bot that failed, while the level below plays. */
  readonly notice?: (failure: Failure) => void
}

/** What a bot may spend on a whole turn: time where there is a clock, else iterations. */
export interface Effort {
  readonly milliseconds: number
  readonly iterations: number
}

export interface Failure {
  readonly bot: string
  readonly why: string
}

export type Bot = (decision: Decision) => Tagged

/** A full state that looks to the seat as the match does: a likely one, where the game can say what is likely. */
export const guessFor = ({ game, sense, view, rng }: Pick<Decision, 'game' | 'sense' | 'view' | 'rng'>): unknown =>
  game.guess(view, rng, sense.likely?.(view))
