/** What `npm run tune` needs to fit the weights of this game. */
import { fillValueFeatures, VALUE_FEATURES } from './search/value-features.ts'

export { heuristicsWith } from './heuristics.ts'

/** Initial values, set by hand. */
export const start: readonly number[] = [0.9, 1.7, 1.3, 16, 0.07]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune great-lakes\`. */

/**
 * In points: a card, a locomotive and a double ship in hand; then the hand size from which more cards are hoarding, and the
 * share of a ticket's value lost for each space still to build.
 */
export const WEIGHTS: readonly number[] = [${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]
`

/** The input of `npm run fit-value`. */
export const valueFeatures = { count: VALUE_FEATURES, fill: fillValueFeatures }
