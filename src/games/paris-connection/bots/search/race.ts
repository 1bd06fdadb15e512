/**
 * Every company may run to Marseille, where the match ends at once (PC-5.2). Who would win then, and how likely is it
 * that the run comes off before others have caught up?
 */
import type { Seat } from '../../../../kit/game.ts'
import { MOST_PLACED } from '../../data/counts.ts'
import { MARSEILLE, VALUE } from '../../map/fields.ts'
import { ALL, type Company } from '../../moves.ts'
import type { State } from '../../state.ts'
import { earned, pointsNow } from '../evaluate.ts'
import { FAR, stepsLeft } from './marseille.ts'
import { outlookOf } from './outlook.ts'

/** What a company gains by a run of so many steps: Marseille, and now and then a city on the way. */
const ON_THE_WAY = 0.25
const gainOf = (steps: number): number => VALUE[MARSEILLE]! + ON_THE_WAY * (steps - 1)

export interface Races {
  /** By company: the locomotives that are lacking to Marseille, and the gain. */
  readonly steps: number[]
  readonly gain: number[]
  /** Who would win there; -1 where nobody would alone, or the pool is too small. */
  readonly winner: Seat[]
  /** How likely the run is. */
  readonly chance: number[]
  /** What one turn could bring it, and all its cities to come. */
  readonly turn: number[]
  readonly prospects: number[]
  /** By seat: the points as they stand. */
  readonly points: number[]
}

/** Filled anew by every look: there is one at a time. */
const races: Races = {
  steps: ALL.map(() => FAR),
  gain: ALL.map(() => 0),
  winner: ALL.map(() => -1),
  chance: ALL.map(() => 0),
  turn: ALL.map(() => 0),
  prospects: ALL.map(() => 0),
  points: [],
}

export const lookAtRaces = (state: State): Races => {
  pointsNow(state, races.points)
  for (let company = 0; company < ALL.length; company++) {
    const { steps, turn, prospects } = outlookOf(state, company)
    races.turn[company] = turn
    races.prospects[company] = prospects
    weigh(state, company, steps)
  }
  return races
}

/** The race of one company only; of the others nothing is told. */
export const lookAtRace = (state: State, company: Company): Races => {
  pointsNow(state, races.points)
  weigh(state, company, stepsLeft(state, company))
  return races
}

const weigh = (state: State, company: Company, steps: number): void => {
  const gain = gainOf(steps) + (company === state.extending ? earned(state) : 0)
  races.steps[company] = steps
  races.gain[company] = gain
  races.winner[company] = -1
  races.chance[company] = 0
  if (steps > state.pools[company]!) return
  let best = Number.NEGATIVE_INFINITY
  let second = best
  let winner = -1
  for (let seat = 0; seat < state.seats; seat++) {
    const total = races.points[seat]! + state.shares[seat * 6 + company]! * gain
    if (total > best) [second, best, winner] = [best, total, seat]
    else if (total > second) second = total
  }
  if (best === second) return
  races.winner[company] = winner
  const lead = (best - second) / (state.values[company]! + gain)
  races.chance[company] = chanceOf(lead, turnsOfOthers(state, company, winner, steps), state.pools[company]! - steps)
}

/** How many turns others have until somebody who does nothing else has run so many steps. */
const turnsOfOthers = (state: State, company: Company, seat: Seat, steps: number): number => {
  const mine = seat === state.mover && (state.extending < 0 || state.extending === company)
  const placed = mine ? state.placed.length : 0
  return Math.ceil((steps + placed) / MOST_PLACED) - (mine ? 1 : 0)
}

/** A run that takes one turn only. */
const AT_ONCE = 0.95
/** In one turn others catch up by two shares, and take two locomotives. */
const A_TURN = 2
const SPARE = 6

/** Lead in shares of the company, turns that others have before the end, locomotives to spare. */
const chanceOf = (lead: number, turns: number, spare: number): number => {
  if (turns === 0) return AT_ONCE
  const ahead = Math.min(1, (lead + 1) / (A_TURN * turns + 1))
  const enough = Math.min(1, (spare + 1) / (SPARE * turns))
  return AT_ONCE ** (turns + 1) * ahead * enough
}
