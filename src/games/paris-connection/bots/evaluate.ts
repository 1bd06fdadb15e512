/** The expected values of companies, and of hands with those values. */
import type { Seat } from '../../../kit/game.ts'
import { EXCESS_PENALTY, LIMIT, MOST_PLACED } from '../data/counts.ts'
import { REACH } from '../data/weights.ts'
import { VALUE } from '../map/fields.ts'
import { type CitiesAhead, findCitiesAhead, newCitiesAhead } from '../map/reach.ts'
import { ALL, type Company } from '../moves.ts'
import { holding, type State } from '../state.ts'

/** `expectedGains`, by company: the expected gain of those not being extended now, if the caller already knows it. */
export const valuesOf = (state: State, expectedGains?: readonly number[]): number[] => {
  const values = ALL.map((company) => companyValue(state, company, expectedGains?.[company]))
  return Array.from({ length: state.seats }, (_, seat) => handValue(state, seat, values))
}

/** The weight of a city within reach of the extension in progress. */
const IN_REACH = 0.8

const handValue = (state: State, seat: Seat, values: readonly number[]): number => {
  const excess = Math.max(0, holding(state, seat) - LIMIT[state.seats]!)
  let sum = -EXCESS_PENALTY * excess
  for (let company = 0; company < ALL.length; company++) sum += state.shares[seat * 6 + company]! * values[company]!
  return sum
}

/** The value now, the gain of the extension in progress so far, and cities within reach. */
const companyValue = (state: State, company: Company, expectedGain: number | undefined): number => {
  const now = state.values[company]!
  if (state.end !== 'none') return now
  if (company !== state.extending) return now + (expectedGain ?? citiesAhead(state, company))
  return now + earned(state) + citiesAhead(state, company, MOST_PLACED - state.placed.length)
}

/** The gain of the extension in progress so far. */
export const earned = ({ placed }: State): number => {
  let sum = 0
  for (let at = 0; at < placed.length; at++) sum += VALUE[placed[at]!]!
  return sum
}

const ahead = newCitiesAhead(REACH.length - 1)

/** The cities that a company could still reach, each at its value discounted by distance. */
const citiesAhead = (state: State, company: Company, stepsNow = 0): number => {
  findCitiesAhead(state, company, ahead)
  let best = 0
  for (let steps = 1; steps <= stepsNow; steps++) {
    best = Math.max(best, ahead.most[steps]! * (IN_REACH - REACH[steps]!))
  }
  return citiesIn(ahead) + best
}

/** All cities ahead, each discounted by distance. */
export const citiesIn = ({ sum }: CitiesAhead): number => {
  let all = 0
  for (let steps = 1; steps < REACH.length; steps++) all += sum[steps]! * REACH[steps]!
  return all
}

/** Fills `into` by seat: the value of each hand at the current company values. */
export const pointsNow = (state: State, into: number[]): void => {
  for (let seat = 0; seat < state.seats; seat++) into[seat] = handValue(state, seat, state.values)
}

/** For the fit of `REACH` (`npm run tune`): by distance, the values of the cities that a company could reach. */
export const reachable = (state: State, company: Company): number[] => {
  findCitiesAhead(state, company, ahead)
  return [...ahead.sum]
}
