/**
 * The input of `npm run tune`, which fits the weights of `evaluate`, of `npm run improve-policy`, which fits the weights of
 * the features of a move, and of `npm run fit-value`.
 */
import { startWeights } from './search/move-features.ts'
import { fillValueFeatures, VALUE_FEATURES } from './search/value-features.ts'

export { heuristicsWith } from './heuristics.ts'

/** Initial values, set by hand. */
export const start: readonly number[] = [0.45, 0.8, 1.2, 0.5, 0.3]

export const file = 'data/weights.ts'
export const source = (
  weights: readonly number[],
): string => `/** Fitted on matches of casual bots by \`npm run tune railways-card\`. */

/** In points: a rail and a joker in hand, a city that can be built, a good in reach; then the factor for all of them in the last round. */
export const WEIGHTS: readonly number[] = [${weights.map((weight) => Number(weight.toFixed(3))).join(', ')}]
`

export { POLICY_WEIGHTS as policyWeights } from '../data/policy-weights.ts'
export { FEATURES, featuresOf } from './search/move-features.ts'
export { TEMPERATURE } from './search/rollout-move.ts'
/** Where `improve-policy --fresh` begins. */
export const freshPolicy: readonly number[] = startWeights()

export const policyFile = 'data/policy-weights.ts'
export const policySource = (
  policyWeights: readonly number[],
): string => `/** Fitted by \`npm run improve-policy railways-card\`. */

/** The policy weight of each feature of a move (\`bots/search/move-features.ts\`). */
export const POLICY_WEIGHTS: readonly number[] = [
  ${policyWeights.map((liking) => Number(liking.toFixed(2))).join(', ')},
]
`

/** The input of `npm run fit-value`. */
export const valueFeatures = { count: VALUE_FEATURES, fill: fillValueFeatures }
