/**
 * Fits policy weights to recorded choices, so that the quick choice picks the recorded moves as often as possible. The score of
 * a move is the sum of the weights of its features, and its probability is the softmax of the scores.
 */
import type { Rng } from '../../kit/game.ts'

/** A recorded choice: the features of each move, and the index of the chosen one. */
export interface RecordedChoice {
  readonly moves: readonly (readonly number[])[]
  readonly chosen: number
}

/** How often each choice is used, on average. */
const PASSES = 40
/** The initial step size; it shrinks as a feature is learnt. */
const STEP_SIZE = 0.25
/** Regularization: rare features stay near 0. */
const REGULARIZATION = 0.002

/** By feature: its weight. */
export const fitPolicy = (choices: readonly RecordedChoice[], features: number, rng: Rng): Float64Array => {
  const policyWeights = new Float64Array(features)
  const learnt = new Float64Array(features).fill(1e-8)
  for (let looks = choices.length * PASSES; looks > 0; looks--) {
    const { moves, chosen } = choices[rng(choices.length)]!
    const shares = probabilitiesOf(moves, policyWeights)
    for (let at = 0; at < moves.length; at++) {
      const missing = (at === chosen ? 1 : 0) - shares[at]!
      for (const feature of moves[at]!) {
        const slope = missing - REGULARIZATION * policyWeights[feature]!
        learnt[feature]! += slope * slope
        policyWeights[feature]! += (STEP_SIZE * slope) / Math.sqrt(learnt[feature]!)
      }
    }
  }
  return policyWeights
}

/** The average probability of the recorded moves. */
export const agreement = (choices: readonly RecordedChoice[], policyWeights: Float64Array): number =>
  choices.reduce((sum, { moves, chosen }) => sum + probabilitiesOf(moves, policyWeights)[chosen]!, 0) /
  Math.max(1, choices.length)

const probabilitiesOf = (moves: RecordedChoice['moves'], policyWeights: Float64Array): readonly number[] => {
  const sums = moves.map((features) => features.reduce((sum, feature) => sum + policyWeights[feature]!, 0))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
