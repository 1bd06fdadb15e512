/** Quick choices as bots that think would make them: by what a move shows on its face, and by chance. */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { POLICY_WEIGHTS } from '../../data/policy-weights.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state/state.ts'
import { featuresOf } from './move-features.ts'

/** The better a move is liked the more often it is chosen. */
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

/** How far chance counts: at 1 moves are chosen as often as bots that think chose them, below it the best liked more often. */
const WHIM = 0.3

/** Draws of a Gumbel distribution: the largest sum of a liking and one of these falls to a move by its share of e^liking. */
const CHANCE = Float64Array.from({ length: 1024 }, (_, at) => -WHIM * Math.log(-Math.log((at + 0.5) / 1024)))
