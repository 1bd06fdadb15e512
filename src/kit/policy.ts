/**
 * Quick moves by fitted weights (`npm run improve-policy`). The score of a move is the sum of the weights of its features;
 * moves are drawn in proportion to e^(score / temperature).
 */
import type { Rng, Seat } from './game.ts'
import type { Heuristics } from './heuristics.ts'

export interface PolicyParts<State, Move> {
  /** By feature; missing ones are 0. */
  readonly weights: readonly number[]
  /** How many features there are. */
  readonly features: number
  /** Prepares `featuresIn` for a decision of this seat. */
  lookAt(state: State, seat: Seat): void
  /** The features of a move, always the same number of them. The list may be reused by the next call. */
  featuresIn(move: Move): readonly number[]
  /** Below 1 the best moves are chosen more often than the softmax of the weights says. */
  readonly temperature: number
  /** How many points a score of 1 counts for. */
  readonly scorePoints: number
}

type Policy<State, Move extends { readonly kind: string }> = Required<
  Pick<Heuristics<State, Move>, 'rolloutMove' | 'prefer'>
>

export const policyOf = <State, Move extends { readonly kind: string }>({
  weights: fitted,
  features: count,
  lookAt,
  featuresIn,
  temperature,
  scorePoints,
}: PolicyParts<State, Move>): Policy<State, Move> => {
  const weights = Float64Array.from({ length: count }, (_, at) => fitted[at] ?? 0)
  // Gumbel noise: the largest score plus noise is that of a move drawn as described.
  const noise = Float64Array.from({ length: 1024 }, (_, at) => -temperature * Math.log(-Math.log((at + 0.5) / 1024)))
  const scoreOf = (move: Move): number => {
    const features = featuresIn(move)
    let score = weights[features[0]!]!
    for (let at = 1; at < features.length; at++) score += weights[features[at]!]!
    return score
  }
  return {
    rolloutMove(state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move {
      let choice = legal[0]!
      if (legal.length === 1) return choice
      lookAt(state, seat)
      let best = Number.NEGATIVE_INFINITY
      for (const move of legal) {
        const score = scoreOf(move) + noise[rng(noise.length)]!
        if (score > best) {
          best = score
          choice = move
        }
      }
      return choice
    },
    prefer(state, seat, legal) {
      lookAt(state, seat)
      return legal.map((move) => scorePoints * scoreOf(move))
    },
  }
}
