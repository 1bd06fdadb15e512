/** What bots know of the game: what companies may come to be worth, and what hands are worth then. */
import type { Rng, Seat, Sense } from '../../kit/game.ts'
import { EXCESS_PENALTY, LIMIT, MOST_PLACED } from './data/counts.ts'
import { REACH } from './data/weights.ts'
import { VALUE } from './fields.ts'
import { ALL, type Company, type Move } from './moves.ts'
import { legalPlacements } from './network.ts'
import { leadsTo, lookAhead, newAhead } from './reach.ts'
import { holding, type State } from './state.ts'

export const sense: Sense<State, Move> = {
  worth(state) {
    const worths = ALL.map((company) => companyWorth(state, company))
    return Array.from({ length: state.seats }, (_, seat) => handWorth(state, seat, worths))
  },
  unsure(state) {
    const left = state.pools.reduce((sum, pool) => sum + pool, 0) - IN_POOLS_AT_LAST
    return AT_LAST + A_LOCOMOTIVE * Math.max(0, left)
  },
  lean: (state, seat, legal, rng) => leanTo(state, seat, legal, rng),
}

/** So many points a match may still turn by when it is likely to end, and more for every locomotive that is left until then. */
const AT_LAST = 5
const A_LOCOMOTIVE = 0.2
const IN_POOLS_AT_LAST = 70

/** A city within the reach of the extension under way counts this much. */
const IN_REACH = 0.8

const handWorth = (state: State, seat: Seat, worths: readonly number[]): number => {
  const excess = Math.max(0, holding(state, seat) - LIMIT[state.seats]!)
  let sum = -EXCESS_PENALTY * excess
  for (let company = 0; company < ALL.length; company++) sum += state.shares[seat * 6 + company]! * worths[company]!
  return sum
}

/** The value now, what the extension under way has earned, and what lies within reach. */
const companyWorth = (state: State, company: Company): number => {
  const now = state.values[company]!
  if (state.end !== 'none') return now
  const extending = company === state.extending
  const earned = extending ? state.placed.reduce((sum, field) => sum + VALUE[field]!, 0) : 0
  const steps = extending ? MOST_PLACED - state.placed.length : 0
  return now + earned + prospects(state, company, steps)
}

const ahead = newAhead(REACH.length - 1)

/** The cities a company could still reach, each at its value less the way to it. */
const prospects = (state: State, company: Company, stepsNow: number): number => {
  lookAhead(state, company, ahead)
  let [sum, best] = [0, 0]
  for (let steps = 1; steps < REACH.length; steps++) {
    sum += ahead.sum[steps]! * REACH[steps]!
    if (steps <= stepsNow) best = Math.max(best, ahead.most[steps]! * (IN_REACH - REACH[steps]!))
  }
  return sum + best
}

/** For the fit of `REACH` (`npm run tune`): by distance, the values of the cities that a company could reach. */
export const reachable = (state: State, company: Company): number[] => {
  lookAhead(state, company, ahead)
  return [...ahead.sum]
}

/** A quick choice by what a move shows on its face, with a little chance. */
const leanTo = (state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move => {
  if (state.extending < 0) lookAround(state, seat, rng)
  let best = Number.NEGATIVE_INFINITY
  let choice = legal[0]
  for (let at = 0; at < legal.length; at++) {
    const liking = likingOf(state, legal[at]!, rng)
    if (liking > best) [best, choice] = [liking, legal[at]]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}

/** Points of chance in every liking. */
const NOISE = 6
/** What a turn could bring counts this much when shares are traded. */
const HOPE = 0.5
/** What others have of a company counts this much when it is extended. */
const OTHERS = 0.5
/** A locomotive is placed for this much of what it leads to, and the rest is left for this liking. */
const PLACING = 6
const STOPPING = 1

/** By company, for the seat that is asked: the liking of an extension, and what a share is thought to be worth. */
const extending = Float64Array.from(ALL, () => 0)
const share = Float64Array.from(ALL, () => 0)
/** What is lost by taking a second share. */
let second = 0

const lookAround = (state: State, seat: Seat, rng: Rng): void => {
  for (let company = 0; company < ALL.length; company++) {
    const outlook = outlookOf(state, company)
    extending[company] = lead(state, seat, company) * outlook + chance(rng)
    share[company] = state.values[company]! + HOPE * outlook + chance(rng) / 2
  }
  second = holding(state, seat) >= LIMIT[state.seats]! ? EXCESS_PENALTY : 0
}

const chance = (rng: Rng): number => (NOISE * rng(256)) / 256

/** What one turn could bring a company. */
const outlookOf = (state: State, company: Company): number => {
  const steps = Math.min(state.pools[company]!, MOST_PLACED) - 1
  let best = 0
  for (const move of steps < 0 ? [] : legalPlacements(state, company)) {
    if (move.kind === 'place') best = Math.max(best, leadsTo(state, move.field, steps))
  }
  return best
}

const likingOf = (state: State, move: Move, rng: Rng): number => {
  switch (move.kind) {
    case 'extend':
      return extending[move.company]!
    case 'trade':
      return move.count * share[move.take]! - share[move.give]! - (move.count === 2 ? second : 0)
    case 'place': {
      const steps = Math.min(MOST_PLACED - state.placed.length, state.pools[state.extending]!) - 1
      return PLACING * leadsTo(state, move.field, steps) + chance(rng)
    }
    case 'stop':
      return STOPPING + chance(rng)
  }
}

/** How many shares more than others, on average, a seat has of a company; others count for a part. */
const lead = (state: State, seat: Seat, company: Company): number => {
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.shares[other * 6 + company]!
  return state.shares[seat * 6 + company]! - (OTHERS * others) / (state.seats - 1)
}
