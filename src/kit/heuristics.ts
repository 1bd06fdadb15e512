/** What bots know about a game beyond its rules: `bots/heuristics.ts` of a game, and what makes its rules faster for them. */
import type { Rng, Seat, Tagged } from './game.ts'

export interface Heuristics<State, Move extends Tagged, View = unknown> {
  /** How probable hidden things are, given a view. The bot passes it to `determinize`. */
  belief?(view: View): Belief
  /** By seat: the points it can expect at the end. */
  evaluate(state: State): readonly number[]
  /** The same between turns, where the search judges its lines. By default `evaluate`, which also knows positions within a turn. */
  estimate?(state: State): readonly number[]
  /** A quick, sensible move for rollouts. */
  rolloutMove(state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move
  /**
   * By legal move: how good it looks at a glance, in points. Undefined when `evaluate` one move ahead says more.
   * Bots try the moves that look best and need a reason to choose another.
   */
  prefer?(state: State, seat: Seat, legal: readonly Move[]): readonly number[] | undefined
  /** How many points `evaluate` may be off in this state. By default bots assume a share of the points. */
  evaluationSpread?(state: State): number
  /** The same for the winning chances that people are shown. By default what bots use. */
  shownSpread?(state: State): number
  /** For how many visits `prefer` counts; 8 by default. */
  readonly preferVisits?: number
  /** Use the same draws for the n-th try of every move, so that moves differ and luck does not. */
  readonly commonChance?: boolean
  /** Judge the end of a rollout by its points, like any other position. One such end says little about who wins. */
  readonly endsByPoints?: boolean
  /** What bots of this game aim at, and how far they trust their tries, where that differs from the usual settings. */
  readonly aims?: SearchAims
  /** How many moves bots try at a decision; 16 by default. */
  readonly rootWidth?: number
  /** How many rounds a rollout lasts; 3 by default. */
  readonly rolloutRounds?: number
  /** Corrects the winning chances that people are shown, fitted by `npm run calibrate`. */
  readonly chancePowers?: ChancePowers
  /** By level of bots that make human mistakes: the share of moves that they overlook, 0 to 1. */
  readonly overlooks?: Readonly<Record<string, number>>
  /** How many usual iterations one iteration of this game counts for when bots have no clock; 1 by default. */
  readonly iterationCost?: number
  /** Loads heavier heuristics for searching bots, so that pages with quick bots do not load them. */
  loadSearchHeuristics?(): Promise<AnyHeuristics>
  /** What `loadSearchHeuristics` has loaded. */
  readonly searchHeuristics?: AnyHeuristics
}

export interface SearchAims {
  /** What the reward consists of: the chance to win, the lead over the best other seat, and the own points. */
  readonly winning: number
  readonly margin: number
  readonly points: number
  /** The tries of a move at the root count for at most this many visits, because all share the mistakes of quick moves. */
  readonly trust: number
}

/**
 * A shown chance is raised to a power and the seats' chances are scaled to 1 again: a power above 1 makes leads count for
 * more, one below 1 for less.
 */
export interface ChancePowers {
  /** By number of seats: how many turns a match lasts. */
  readonly turns: Readonly<Record<number, number>>
  /** By number of seats: the powers in equal parts of that time. */
  readonly powers: Readonly<Record<number, readonly number[]>>
}

export type AnyHeuristics = Heuristics<unknown, Tagged>

/** Draws one of the things a seat may hold, probable ones more often. Returns its index in the list. */
export type Belief = (seat: Seat, things: readonly number[], rng: Rng) => number

/** The legal moves kind by kind (`Game.byKind`). */
export interface ByKind<State, Move extends Tagged> {
  /** The kinds of the moves that `legal` lists, in that order. */
  kinds(state: State, seat: Seat): readonly Move['kind'][]
  /** The moves of one of these kinds, in the order of `legal`. */
  moves(state: State, seat: Seat, kind: Move['kind']): readonly Move[]
}
