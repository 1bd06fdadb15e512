/** Quick choices as bots that think would make them: by what a move shows on its face, and by chance. */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { LIKINGS } from '../../data/likings.ts'
import type { Move } from '../../moves.ts'
import type { State } from '../../state.ts'
import { aspectsOf } from './aspects.ts'

/** The better a move is liked the more often it is chosen. */
export const lean = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  let choice = legal[0]!
  if (legal.length === 1) return choice
  let best = Number.NEGATIVE_INFINITY
  for (let at = 0; at < legal.length; at++) {
    const liking = likingOf(state, seat, legal[at]!) + CHANCE[rng(CHANCE.length)]!
    if (liking > best) [best, choice] = [liking, legal[at]!]
  }
  return choice
}

const likings = Float64Array.from(LIKINGS)

const likingOf = (state: State, seat: Seat, move: Move): number => {
  const aspects = aspectsOf(state, seat, move)
  return likings[aspects[0]!]! + likings[aspects[1]!]! + likings[aspects[2]!]! + likings[aspects[3]!]!
}

/** How far chance counts: at 1 moves are chosen as often as bots that think chose them, below it the best liked more often. */
const WHIM = 0.3

/** Draws of a Gumbel distribution: the largest sum of a liking and one of these falls to a move by its share of e^liking. */
const CHANCE = Float64Array.from({ length: 1024 }, (_, at) => -WHIM * Math.log(-Math.log((at + 0.5) / 1024)))
