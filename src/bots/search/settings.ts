/** The parameters of the search, found by experiment (docs/lab/bots-tried.md). */
import type { SearchAims } from '../../kit/heuristics.ts'

export interface SearchSettings extends SearchAims {
  /** How many determinizations the search rotates through. */
  readonly determinizations: number
  /** At most this many moves are tried at the root. */
  readonly candidates: number
  /** How many rounds quick moves play on below the tree. */
  readonly rounds: number
  /** The weight of the bonus for moves with few tries. */
  readonly exploration: number
  /** A node may have `children + widening × √visits` children. */
  readonly children: number
  readonly widening: number
  /** How many visits the results of the same move elsewhere in the tree count for. */
  readonly pooled: number
  /** How many visits the look one move ahead counts for at the root. */
  readonly looks: number
  /** How many points make a clear difference, as a share of what a seat has. */
  readonly difference: number
}

export const SEARCH_SETTINGS: SearchSettings = {
  determinizations: 48,
  candidates: 16,
  rounds: 3,
  exploration: 0.6,
  children: 3,
  widening: 1.2,
  pooled: 2,
  looks: 8,
  difference: 0.05,
  winning: 0.75,
  margin: 0.25,
  points: 0,
  trust: Number.POSITIVE_INFINITY,
}
