/**
 * Any company may run to Marseille, which ends the match at once (PC-5.2). Computes who would win then, and the chance
 * that the run succeeds before others have caught up.
 */
import type { Seat } from '../../../../kit/game.ts'
import { MOST_PLACED } from '../../data/counts.ts'
import { MARSEILLE, VALUE } from '../../map/fields.ts'
import { ALL, type Company } from '../../moves.ts'
import type { State } from '../../state.ts'
import { earned, pointsNow } from '../evaluate.ts'
import { FAR, stepsLeft } from './marseille.ts'
import { outlookOf } from './outlook.ts'

/** What a company gains by a run of this many steps: Marseille, and sometimes a city on the way. */
const ON_THE_WAY = 0.25
const gainOf = (steps: number): number => VALUE[MARSEILLE]! + ON_THE_WAY * (steps - 1)

export interface Races {
  /** By company: the locomotives still needed to reach Marseille, and the gain. */
  readonly steps: number[]
  readonly gain: number[]
  /** The seat that would win there; -1 if no seat would win alone, or the pool is too small. */
  readonly winner: Seat[]
  /** The chance of the run. */
  readonly chance: number[]
  /** What one turn could bring, and all its reachable cities. */
  readonly turn: number[]
  readonly prospects: number[]
  /** By seat: the current points. */
  readonly points: number[]
}

/** Reused: each call overwrites the result. */
const races: Races = {
  steps: ALL.map(() => FAR),
  gain: ALL.map(() => 0),
  winner: ALL.map(() => -1),
  chance: ALL.map(() => 0),
  turn: ALL.map(() => 0),
  prospects: ALL.map(() => 0),
  points: [],
}

export const computeRaces = (state: State): Races => {
  pointsNow(state, races.points)
  for (let company = 0; company < ALL.length; company++) {
    const { steps, turn, prospects } = outlookOf(state, company)
    races.turn[company] = turn
    races.prospects[company] = prospects
    updateRace(state, company, steps)
  }
  return races
}

/** Computes the race of one company; the entries of the other companies are out of date. */
export const computeRace = (state: State, company: Company): Races => {
  pointsNow(state, races.points)
  updateRace(state, company, stepsLeft(state, company))
  return races
}

const updateRace = (state: State, company: Company, steps: number): void => {
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

/** How many turns the others have until a player who only runs has covered this many steps. */
const turnsOfOthers = (state: State, company: Company, seat: Seat, steps: number): number => {
  const mine = seat === state.mover && (state.extending < 0 || state.extending === company)
  const placed = mine ? state.placed.length : 0
  return Math.ceil((steps + placed) / MOST_PLACED) - (mine ? 1 : 0)
}

/** A run that takes one turn only. */
const AT_ONCE = 0.95
/** In one turn the others catch up by two shares, and take two locomotives. */
const A_TURN = 2
const SPARE = 6

/** Lead in shares of the company, turns that the others have before the end, locomotives to spare. */
const chanceOf = (lead: number, turns: number, spare: number): number => {
  if (turns === 0) return AT_ONCE
  const ahead = Math.min(1, (lead + 1) / (A_TURN * turns + 1))
  const enough = Math.min(1, (spare + 1) / (SPARE * turns))
  return AT_ONCE ** (turns + 1) * ahead * enough
}
