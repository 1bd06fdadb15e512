/** Rollout moves: drawn at random by the weights of the features of each move (`npm run improve-policy`). */
import { policyOf } from '../../../../kit/policy.ts'
import { POLICY_WEIGHTS } from '../../data/policy-weights.ts'
import { FEATURES, featuresIn, lookAt } from './move-features.ts'

export const TEMPERATURE = 0.3

export const { rolloutMove, prefer } = policyOf({
  weights: POLICY_WEIGHTS,
  features: FEATURES,
  lookAt,
  featuresIn,
  temperature: TEMPERATURE,
  scorePoints: 1,
})
