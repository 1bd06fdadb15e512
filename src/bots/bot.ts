/** A bot sits in a seat like a person: it is given what its seat may see, and answers with a move. */
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import type { BotMemory } from './memory.ts'

/** One decision: the game, what the bot knows of it, and what its seat sees. */
export interface BotDecision {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seat: Seat
  /** The view of that seat, and nothing else of the match. */
  readonly view: unknown
  readonly rng: Rng
  /** What the bot of this seat keeps from one decision to the next. Without it every decision stands alone. */
  readonly memory?: BotMemory
  /** How many moves the seat has made in this turn, where moves may be taken back: a decision asked anew is paid for once. */
  readonly movesMade?: number
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

export type Bot = (decision: BotDecision) => Tagged

/** A full state that looks to the seat as the match does: a likely one, where the game can say what is likely. */
export const determinizeFor = ({
  game,
  heuristics,
  view,
  rng,
}: Pick<BotDecision, 'game' | 'heuristics' | 'view' | 'rng'>): unknown =>
  game.determinize(view, rng, heuristics.belief?.(view))
