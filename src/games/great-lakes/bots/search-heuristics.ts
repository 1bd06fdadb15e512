/** The heuristics of searching bots: plans for all tickets, and beliefs about other hands. */
import type { Heuristics } from '../../../kit/heuristics.ts'
import type { Move } from '../moves.ts'
import { score } from '../score.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { belief } from './search/belief.ts'
import { expectedRounds, seatValue, spreadOf } from './search/evaluate.ts'
import { markSeats } from './search/plan.ts'
import { prefer, rolloutMove } from './search/rollout-move.ts'
import { estimatedPoints } from './search/value.ts'

export const searchHeuristics: Heuristics<State, Move, View> = {
  belief,
  evaluate(state) {
    const values: number[] = []
    if (state.end === 'none') markSeats(state)
    const pace = expectedRounds(state)
    for (let seat = 0; seat < state.seats; seat++) {
      const value = state.end === 'none' ? seatValue(state, seat, pace) : total(state, seat)
      values.push(value)
    }
    return values
  },
  estimate: (state) => (state.turn > 0 ? estimatedPoints(state) : searchHeuristics.evaluate(state)),
  rolloutMove,
  evaluationSpread: spreadOf,
  prefer,
  preferVisits: 50,
  commonChance: true,
  // The network judges a position better than a single line to the end.
  rolloutRounds: 2,
  iterationCost: 5,
  endsByPoints: true,
  rootWidth: 16,
  aims: { winning: 0.5, margin: 0.2, points: 0.3, trust: 150 },
}

const total = (state: State, seat: number): number => score(state, seat).reduce((sum, { points }) => sum + points, 0)
