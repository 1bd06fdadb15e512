/**
 * The input of `npm run tune`, which fits the weights of the features of a seat's position, and of `npm run
 * fit-policy` and `npm run improve-policy`, which fit the weights of the features of a move.
 */
import { fillValueFeatures, VALUE_FEATURES } from './search/value-features.ts'

export { heuristicsWith } from './heuristics.ts'

/** Set by hand before anything was measured. In the order of the features in `evaluate.ts`. */
export const start: readonly number[] = [
  1, 2.2, 2.2, 1.2, 1.5, 1, 0.6, 0.5, 0.8, 1.5, 0.25, 0.15, 0.45, 0.35, 0.5, 0.7, 0.8,
]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune russian-railroads\`. */

/** How much each of the features in \`bots/evaluate.ts\` counts, in points. */
export const WEIGHTS: readonly number[] = [
  ${weights.map((weight) => Number(weight.toFixed(3))).join(', ')},
]
`

export { POLICY_WEIGHTS as policyWeights } from '../data/policy-weights.ts'
export { FEATURES, featuresOf } from './search/move-features.ts'
export { TEMPERATURE } from './search/rollout-move.ts'

export const policyFile = 'data/policy-weights.ts'
export const policySource = (
  policyWeights: readonly number[],
): string => `/** Fitted by \`npm run fit-policy russian-railroads\` and \`npm run improve-policy russian-railroads\`. */

/** The policy weight of each feature of a move (\`search/move-features.ts\`). */
export const POLICY_WEIGHTS: readonly number[] = [
  ${policyWeights.map((liking) => Number(liking.toFixed(2))).join(', ')},
]
`

/** The input of `npm run fit-value`. */
export const valueFeatures = { count: VALUE_FEATURES, fill: fillValueFeatures }
