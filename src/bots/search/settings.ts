/** How the search goes about it: found by trying (docs/lab/bots-tried.md). */

export interface SearchSettings {
  /** How many determinizations of what is hidden take turns. */
  readonly determinizations: number
  /** So many moves are tried at the root at most. */
  readonly candidates: number
  /** How many rounds of all seats are played on with quick moves. */
  readonly rounds: number
  /** How much is tried that was tried little. */
  readonly exploration: number
  /** A node has this many children at first, and more with the root of its visits. */
  readonly children: number
  readonly widening: number
  /** How many visits the results of the same move elsewhere in the tree count for. */
  readonly pooled: number
  /** How many visits it counts for at the root what a move looks like one move ahead. */
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
}
