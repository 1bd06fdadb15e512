/** What `npm run tune` needs to fit the weights of this game: the weight of a city by distance. */
import { REACH } from '../data/weights.ts'
import { ALL } from '../moves.ts'
import type { State } from '../state.ts'
import { reachable } from './evaluate.ts'

/**
 * By company: the values of the cities within reach by distance, its gain until the end, and
 * how much an error would change the value of hands.
 */
export const samples = (now: State, end: State): readonly Sample[] =>
  ALL.map((company) => ({
    features: reachable(now, company),
    gain: (end.values[company] ?? 0) - (now.values[company] ?? 0),
    weight: now.shares.reduce((sum, count, at) => (at % 6 === company ? sum + count * count : sum), 0),
  }))

interface Sample {
  readonly features: readonly number[]
  readonly gain: number
  readonly weight: number
}

/**
 * The curves that are tried, each up to a factor. All of them fall: if a near city counted no more
 * than a far one, bots that look one move ahead would have no reason to build towards it.
 */
export const shapes: readonly (readonly number[])[] = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9].map((fall) =>
  REACH.map((_, steps) => (steps === 0 ? 0 : fall ** (steps - 1))),
)

/** The new content of the file with the weights. */
export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune paris-connection\`. */

/** By distance in steps from a company's network: the share of its value that a city counts. */
export const REACH: readonly number[] = [1, ${weights
  .slice(1)
  .map((weight) => weight.toFixed(3))
  .join(', ')}]
`
