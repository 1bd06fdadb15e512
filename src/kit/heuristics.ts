/** What bots know of a game beside its rules (`bots/heuristics.ts` of a game). */
import type { Belief, Rng, Seat, Tagged } from './game.ts'

/** What bots know of a game beside its rules (`heuristics.ts`). */
export interface Heuristics<State, Move extends Tagged, View = unknown> {
  /** What is likely of what a view hides; goes to `guess`. */
  belief?(view: View): Belief
  /** The points each seat may expect at the end, as far as this state tells. */
  evaluate(state: State): readonly number[]
  /** A quick and not too foolish choice, for roll-outs. */
  rolloutMove(state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move
  /**
   * By legal move: how good it looks at a glance, in points; or nothing where `worth` one move ahead says more. Bots try
   * out those that look best, and need a reason to choose another.
   */
  prefer?(state: State, seat: Seat, legal: readonly Move[]): readonly number[] | undefined
  /** How many points off `worth` may be in this state; bots take a share of the points where it is not said. */
  evaluationSpread?(state: State): number
  /** The same for the chances that people are told; what bots go by where it is not said. */
  shownSpread?(state: State): number
  /** For how many tries it counts how good a move looks; 8 where it is not said. */
  readonly preferVisits?: number
  /** Is what is drawn the same at the n-th try of every move? Then what differs is the move, not luck. */
  readonly commonChance?: boolean
  /** Are ends that quick moves lead to judged by points like other positions? One such end says little of who wins. */
  readonly endsByPoints?: boolean
  /** How many moves bots try out at a decision; 16 where it is not said. */
  readonly rootWidth?: number
  /** For how many rounds bots go on with quick moves; 3 where it is not said. */
  readonly rolloutRounds?: number
  /** How many usual iterations one of this game counts for where bots have no clock; 1 where it is not said. */
  readonly iterationCost?: number
  /** Where bots that think go by more than pages should have to load for a quick bot: loads it, and what was loaded. */
  loadSearchHeuristics?(): Promise<AnyHeuristics>
  readonly searchHeuristics?: AnyHeuristics
}

export type AnyHeuristics = Heuristics<unknown, Tagged>
