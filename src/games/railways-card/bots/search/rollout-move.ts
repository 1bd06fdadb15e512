/** Rollout moves: drawn at random by the weights of the features of each move (`npm run improve-policy`). */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { POLICY_WEIGHTS } from '../../data/policy-weights.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state.ts'
import { FEATURES, featuresIn, lookAt } from './move-features.ts'

/** Moves with a higher policy weight are chosen more often. */
export const rolloutMove = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  let choice = legal[0]!
  if (legal.length === 1) return choice
  lookAt(state, seat)
  let best = Number.NEGATIVE_INFINITY
  for (const move of legal) {
    const score = policyScore(move) + NOISE[rng(NOISE.length)]!
    if (score > best) {
      best = score
      choice = move
    }
  }
  return choice
}

/** By move: its policy score in points. */
export const prefer = (state: State, seat: Seat, legal: readonly Move[]): readonly number[] => {
  lookAt(state, seat)
  return legal.map((move) => SCORE_POINTS * policyScore(move))
}

/** How many points a policy score of 1 counts for. */
const SCORE_POINTS = 1

const policyWeights = Float64Array.from({ length: FEATURES }, (_, at) => POLICY_WEIGHTS[at] ?? 0)

const policyScore = (move: Move): number => {
  const features = featuresIn(move)
  return (
    policyWeights[features[0]]! +
    policyWeights[features[1]]! +
    policyWeights[features[2]]! +
    policyWeights[features[3]]!
  )
}

/** Below 1 the best moves are chosen more often than the softmax of the weights says. */
export const TEMPERATURE = 0.3

/** Gumbel noise: the move with the largest weight plus noise is chosen in proportion to e^(weight / temperature). */
const NOISE = Float64Array.from({ length: 1024 }, (_, at) => -TEMPERATURE * Math.log(-Math.log((at + 0.5) / 1024)))
