/**
 * Fits policyWeights to choices: with them a quick choice falls to the moves that were chosen as often as it can. A move
 * is liked by what it shows on its face, its features, and chosen by its share of e to the power of that.
 */
import type { Rng } from '../../kit/game.ts'

/** A choice that was made: by move, its features; and which it was. */
export interface Choice {
  readonly moves: readonly (readonly number[])[]
  readonly chosen: number
}

/** How often every choice is looked at, on average. */
const PASSES = 40
/** How far a liking goes at first; less the more was learnt of its feature. */
const STRIDE = 0.25
/** What is seldom seen stays near nought. */
const MODESTY = 0.002

/** By feature: how much it is liked. */
export const fitPolicy = (choices: readonly Choice[], features: number, rng: Rng): Float64Array => {
  const policyWeights = new Float64Array(features)
  const learnt = new Float64Array(features).fill(1e-8)
  for (let looks = choices.length * PASSES; looks > 0; looks--) {
    const { moves, chosen } = choices[rng(choices.length)]!
    const shares = sharesOf(moves, policyWeights)
    for (let at = 0; at < moves.length; at++) {
      const missing = (at === chosen ? 1 : 0) - shares[at]!
      for (const feature of moves[at]!) {
        const slope = missing - MODESTY * policyWeights[feature]!
        learnt[feature]! += slope * slope
        policyWeights[feature]! += (STRIDE * slope) / Math.sqrt(learnt[feature]!)
      }
    }
  }
  return policyWeights
}

/** How often a quick choice would be the one that was made, on average. */
export const agreement = (choices: readonly Choice[], policyWeights: Float64Array): number =>
  choices.reduce((sum, { moves, chosen }) => sum + sharesOf(moves, policyWeights)[chosen]!, 0) /
  Math.max(1, choices.length)

const sharesOf = (moves: Choice['moves'], policyWeights: Float64Array): readonly number[] => {
  const sums = moves.map((features) => features.reduce((sum, feature) => sum + policyWeights[feature]!, 0))
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}
