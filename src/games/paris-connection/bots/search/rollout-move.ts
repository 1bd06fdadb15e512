/** Quick choices with some randomness: scores trades, building, and the run to Marseille without looking ahead. */
import type { Rng, Seat } from '../../../../kit/game.ts'
import { EXCESS_PENALTY, LIMIT, MOST_PLACED } from '../../data/counts.ts'
import { MARSEILLE } from '../../map/fields.ts'
import { leadsTo } from '../../map/reach.ts'
import { ALL, type Company, type Move } from '../../moves.ts'
import { holding, type State } from '../../state.ts'
import { STEPS } from './marseille.ts'
import { computeRace, computeRaces } from './race.ts'

export const rolloutMove = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  if (legal.length === 1) return legal[0]!
  if (state.extending < 0) scoreActions(state, seat, rng)
  else scorePlacements(state, seat)
  let best = Number.NEGATIVE_INFINITY
  let choice = legal[0]
  for (let at = 0; at < legal.length; at++) {
    const score = scoreOf(state, legal[at]!, rng)
    if (score > best) [best, choice] = [score, legal[at]]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}

/** The amount of randomness in every score, in points. */
const NOISE = 5
/** The weight of what a turn could bring to the seat that extends. */
const BUILDING = 1.6
/** The weight of a certain win by a run that takes more than one turn. */
const WINNING_RUN = 20
/** The weight of ending the match with this move, for a win or a loss. */
const ENDING = 1000

/** By company, for the seat to act: the score of an extension, and the estimated value of a share. */
const extendScores = Float64Array.from(ALL, () => 0)
const shareValues = Float64Array.from(ALL, () => 0)
/** The penalty for taking a second share. */
let secondSharePenalty = 0

const scoreActions = (state: State, seat: Seat, rng: Rng): void => {
  const { winner, chance, steps, turn, prospects } = computeRaces(state)
  for (let company = 0; company < ALL.length; company++) {
    const runs = winner[company] === seat
    const run = !runs ? 0 : steps[company]! <= MOST_PLACED ? ENDING : WINNING_RUN * chance[company]!
    extendScores[company] = BUILDING * lead(state, seat, company) * turn[company]! + run + randomPoints(rng)
    shareValues[company] = state.values[company]! + prospects[company]! + randomPoints(rng) / 2
  }
  secondSharePenalty = holding(state, seat) >= LIMIT[state.seats]! ? EXCESS_PENALTY : 0
}

const randomPoints = (rng: Rng): number => (NOISE * rng(256)) / 256

/** How many shares of a company a seat has above the other seats' average. */
const lead = (state: State, seat: Seat, company: Company): number => {
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.shares[other * 6 + company]!
  return state.shares[seat * 6 + company]! - others / (state.seats - 1)
}

/** Shares of a step's score: for what it leads to, and for each step nearer on a run. The rest is for stopping. */
const PLACING = 6
const TOWARDS = 12
const STOPPING = 1

/** For the extension in progress: the steps it has left, the score of one of them, and of Marseille itself. */
let stepsToMarseille = 0
let stepScore = 0
let marseilleScore = 0
/** Locomotives that may follow the next one. */
let mayFollow = 0

const scorePlacements = (state: State, seat: Seat): void => {
  const company = state.extending
  const { winner, steps } = computeRace(state, company)
  const runs = winner[company] === seat
  mayFollow = Math.min(MOST_PLACED - state.placed.length, state.pools[company]!) - 1
  stepsToMarseille = steps[company]!
  stepScore = !runs ? 0 : stepsToMarseille <= mayFollow + 1 ? ENDING : TOWARDS
  marseilleScore = runs ? ENDING : -ENDING
}

const scoreOf = (state: State, move: Move, rng: Rng): number => {
  switch (move.kind) {
    case 'extend':
      return extendScores[move.company]!
    case 'trade':
      return (
        move.count * shareValues[move.take]! - shareValues[move.give]! - (move.count === 2 ? secondSharePenalty : 0)
      )
    case 'place': {
      const run = move.field === MARSEILLE ? marseilleScore : stepScore * (stepsToMarseille - STEPS[move.field]!)
      return PLACING * leadsTo(state, move.field, mayFollow) + run + randomPoints(rng)
    }
    case 'stop':
      return STOPPING + randomPoints(rng)
  }
}
