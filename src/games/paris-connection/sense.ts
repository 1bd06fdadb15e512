/** What bots know of the game: what companies may come to be worth, and what hands are worth then. */
import type { Rng, Seat, Sense } from '../../kit/game.ts'
import { EXCESS_PENALTY, LIMIT, MOST_PLACED } from './data/counts.ts'
import { REACH } from './data/weights.ts'
import { BUILDABLE_NEIGHBOURS, FIELDS, type Field, VALUE } from './fields.ts'
import { ALL, type Company, type Move } from './moves.ts'
import { legalPlacements, roomFor } from './network.ts'
import { holding, type State } from './state.ts'

export const sense: Sense<State, Move> = {
  worth(state) {
    const worths = ALL.map((company) => companyWorth(state, company))
    return Array.from({ length: state.seats }, (_, seat) => handWorth(state, seat, worths))
  },
  lean: (state, seat, legal, rng) => leanTo(state, seat, legal, rng),
}

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

/** The cities a company could still reach with what its pool holds, each at its value less the way to it. */
const prospects = (state: State, company: Company, stepsNow: number): number => {
  const end = findCities(state, company)
  let [sum, best] = [0, 0]
  for (let at = 0; at < end; at++) {
    const field = queue[at]!
    const steps = distance[field]!
    if (VALUE[field] === 0 || steps === 0) continue
    sum += VALUE[field]! * REACH[steps]!
    if (steps <= stepsNow) best = Math.max(best, VALUE[field]! * (IN_REACH - REACH[steps]!))
  }
  return sum + best
}

/** For the fit of `REACH` (`npm run tune`): by distance, the values of the cities that a company could reach. */
export const reachable = (state: State, company: Company): number[] => {
  const sums = REACH.map(() => 0)
  const end = findCities(state, company)
  for (let at = 0; at < end; at++) sums[distance[queue[at]!]!]! += VALUE[queue[at]!]!
  sums[0] = 0
  return sums
}

/** Scratch of the search below: which search saw a field last, how far it lies, and the fields in that order. */
const seenBy = new Int32Array(FIELDS.length)
const distance = new Int8Array(FIELDS.length)
const queue = new Int16Array(FIELDS.length)
let search = 0

/** Puts all that the company could reach in the queue, its own network first, and says how many fields that are. */
const findCities = (state: State, company: Company): number => {
  const most = Math.min(state.pools[company]!, REACH.length - 1)
  let end = startSearch(state, company)
  for (let at = 0; at < end; at++) {
    const field = queue[at]!
    if (distance[field] === most) continue
    for (const next of BUILDABLE_NEIGHBOURS[field]!) {
      if (seenBy[next] === search || !roomFor(state, company, next)) continue
      seenBy[next] = search
      distance[next] = distance[field]! + 1
      queue[end++] = next
    }
  }
  return end
}

const startSearch = (state: State, company: Company): number => {
  search += 1
  let end = 0
  for (let field = 0; field < FIELDS.length; field++) {
    if ((state.tracks[field]! & (1 << company)) === 0) continue
    seenBy[field] = search
    distance[field] = 0
    queue[end++] = field
  }
  return end
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
/** A city so many steps further on counts this much. */
const CLOSER = [1, 0.8, 0.65, 0.5, 0.4]
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
    extending[company] = ahead(state, seat, company) * outlook + chance(rng)
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
const ahead = (state: State, seat: Seat, company: Company): number => {
  let others = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) others += state.shares[other * 6 + company]!
  return state.shares[seat * 6 + company]! - (OTHERS * others) / (state.seats - 1)
}

/** The value of a field, and of the best free city so few steps further on. */
const leadsTo = (state: State, field: Field, steps: number): number => {
  const near = NEAR[field]!
  let best = 0
  for (let at = 0; at < near.length && near[at + 1]! <= steps; at += 2) {
    const value = VALUE[near[at]!]! * CLOSER[near[at + 1]!]!
    if (value > best && state.tracks[near[at]!] === 0) best = value
  }
  return VALUE[field]! + best
}

/** The cities that could be reached from a field in the same turn, each followed by its distance, the nearest first. */
const nearCities = (from: Field): Int16Array => {
  const steps = new Map([[from, 0]])
  for (const [field, distance] of steps) {
    if (distance === MOST_PLACED - 1) continue
    for (const next of BUILDABLE_NEIGHBOURS[field]!) if (!steps.has(next)) steps.set(next, distance + 1)
  }
  return Int16Array.from([...steps].filter(([field, distance]) => distance > 0 && VALUE[field]! > 0).flat())
}

const NEAR: readonly Int16Array[] = FIELDS.map(nearCities)
