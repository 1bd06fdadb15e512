/** Rollout moves that imitate searching bots: drawn at random by the weights of the features of each move. */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { POLICY_WEIGHTS } from '../../data/policy-weights.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state/state.ts'
import { featuresOf } from './move-features.ts'

/** Moves with a higher policy weight are chosen more often. */
export const rolloutMove = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  let choice = legal[0]!
  if (legal.length === 1) return choice
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < legal.length; at++) {
    const liking = likingOf(state, seat, legal[at]!) + CHANCE[rng(CHANCE.length)]!
    if (liking > best) [best, choice] = [liking, legal[at]!]
  }
  return choice
}

const policyWeights = Float64Array.from(POLICY_WEIGHTS)

const likingOf = (state: State, seat: Seat, move: Move): number => {
  const features = featuresOf(state, seat, move)
  return (
    policyWeights[features[0]]! +
    policyWeights[features[1]]! +
    policyWeights[features[2]]! +
    policyWeights[features[3]]!
  )
}

/** The temperature: at 1 moves are chosen as often as searching bots chose them; below 1 the best moves more often. */
const WHIM = 0.3

/** Gumbel noise: the move with the largest weight plus noise is chosen in proportion to e^weight. */
const CHANCE = Float64Array.from({ length: 1024 }, (_, at) => -WHIM * Math.log(-Math.log((at + 0.5) / 1024)))
