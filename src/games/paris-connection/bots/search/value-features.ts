/** What the value network sees of a seat: its hand, its strongest companies, runs to Marseille, and how the others stand. */
import type { Seat } from '../../../../kit/game.ts'
import { LIMIT } from '../../data/counts.ts'
import { ALL, type Company } from '../../moves.ts'
import { holding, type State } from '../../state.ts'
import { valuesOf } from '../evaluate.ts'
import { computeRaces, type Races } from './race.ts'

export const VALUE_FEATURES = 54
/** The companies in which a seat has most at stake are listed, the others count together. */
const LISTED = 3

/** Fills the features of every seat, one seat after another. */
export const fillValueFeatures = (state: State, into: Float64Array): void => {
  target = into
  const races = computeRaces(state)
  const hopes = valuesOf(state, races.prospects)
  for (let seat = 0; seat < state.seats; seat++) {
    next = seat * VALUE_FEATURES
    addHands(state, seat, hopes, races)
    addCompanies(state, seat, races)
    addTable(state, seat, races)
  }
}

let next = 0
let target: Float64Array

const add = (value: number): void => {
  target[next] = value
  next += 1
}

const addHands = (state: State, seat: Seat, hopes: readonly number[], { points }: Races): void => {
  const held = holding(state, seat)
  let [best, hope, mean, shares] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    best = Math.max(best, points[other]!)
    hope = Math.max(hope, hopes[other]!)
    mean += hopes[other]! / (state.seats - 1)
    shares += holding(state, other) / (state.seats - 1)
  }
  const room = LIMIT[state.seats]! - held
  add(points[seat]!)
  add(hopes[seat]!)
  add(best)
  add(hope)
  add(mean)
  add(held)
  add(shares)
  add(Math.max(0, room))
  add(Math.max(0, -room))
}

/** By company: how much the seat has at stake above the others. */
const stakes = new Float64Array(ALL.length)

const addCompanies = (state: State, seat: Seat, races: Races): void => {
  for (let company = 0; company < ALL.length; company++) {
    const worth = state.values[company]! + races.prospects[company]!
    stakes[company] = state.shares[seat * 6 + company]! * worth
  }
  for (let rank = 0; rank < LISTED; rank++) {
    let company = 0
    for (let at = 1; at < ALL.length; at++) if (stakes[at]! > stakes[company]!) company = at
    stakes[company] = Number.NEGATIVE_INFINITY
    addCompany(state, seat, company, races)
  }
}

const addCompany = (state: State, seat: Seat, company: Company, races: Races): void => {
  const own = state.shares[seat * 6 + company]!
  let [most, all] = [0, 0]
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    most = Math.max(most, state.shares[other * 6 + company]!)
    all += state.shares[other * 6 + company]!
  }
  add(own)
  add(most)
  add(all)
  add(state.values[company]!)
  add(races.prospects[company]!)
  add(own * races.turn[company]!)
  add(state.pools[company]!)
  add(Math.min(20, races.steps[company]!))
  add(races.winner[company] === seat ? races.chance[company]! : 0)
}

const addTable = (state: State, seat: Seat, races: Races): void => {
  let [pools, used, chance, own, there, others, soon] = [0, 0, 0, 0, 0, 0, 99]
  for (let company = 0; company < ALL.length; company++) {
    const sure = races.chance[company]!
    pools += state.pools[company]!
    if (state.pools[company]! > 0) used += 1
    chance += sure
    if (races.winner[company] === seat) own += sure
    there += sure * state.shares[seat * 6 + company]! * races.gain[company]!
    let most = 0
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat) most = Math.max(most, state.shares[other * 6 + company]!)
    }
    others += sure * most * races.gain[company]!
    soon = Math.min(soon, races.steps[company]!)
  }
  add(pools)
  add(used)
  add(Math.min(1, chance))
  add(own)
  add(there)
  add(others)
  add(Math.min(20, soon))
  add(soon <= 5 ? 1 : 0)
  add(soon <= 10 ? 1 : 0)
  add(state.idle)
  add(state.turn / state.seats)
  add(state.seats === 3 ? 1 : 0)
  add(state.seats === 5 ? 1 : 0)
  add(state.seats === 6 ? 1 : 0)
  add((seat - state.mover + state.seats) % state.seats)
  add(seat === state.mover ? 1 : 0)
  add(pools / state.seats)
  add(secondPool(state))
}

/** The locomotives outside the fullest pool: when they are gone, the match ends. */
const secondPool = ({ pools }: State): number => pools.reduce((sum, pool) => sum + pool, 0) - Math.max(...pools)
