/** The heuristics of searching bots: the expected value of hands, and how a run to Marseille would end the match. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import { ALL, type Move } from '../moves.ts'
import type { State } from '../state.ts'
import { valuesOf } from './evaluate.ts'
import { computeRaces, type Races } from './search/race.ts'
import { rolloutMove } from './search/rollout-move.ts'

export const searchHeuristics: Heuristics<State, Move> = {
  evaluate(state) {
    if (state.end !== 'none') return valuesOf(state)
    const races = computeRaces(state)
    return weightedByChance(state, valuesOf(state, races.prospects), races)
  },
  shownSpread(state) {
    const left = state.pools.reduce((sum, pool) => sum + pool, 0) - IN_POOLS_AT_LAST
    return LAST_SPREAD + SPREAD_PER_LOCOMOTIVE * Math.max(0, left)
  },
  rolloutMove,
  // One move ahead, trades look best; but a run to Marseille starts with an extension.
  rootWidth: 70,
}

/** The points by which a match may still swing when it is about to end, and more for each locomotive left until then. */
const LAST_SPREAD = 5
const SPREAD_PER_LOCOMOTIVE = 0.2
const IN_POOLS_AT_LAST = 70

/** The outcome of each race, weighted by its chance, and `values` for the rest. */
const weightedByChance = (state: State, values: readonly number[], { chance, gain, points }: Races): number[] => {
  let sum = 0
  for (let company = 0; company < ALL.length; company++) sum += chance[company]!
  const part = 1 / Math.max(1, sum)
  return values.map((value, seat) => {
    let all = value * (1 - part * sum)
    for (let company = 0; company < ALL.length; company++) {
      const there = points[seat]! + state.shares[seat * 6 + company]! * gain[company]!
      all += part * chance[company]! * there
    }
    return all
  })
}
