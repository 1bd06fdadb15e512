/** RR-12.2: the score of a player line by line, and who has won. */
import type { Outcome, RuleId, ScoreLine, Seat } from '../../../kit/game.ts'
import { isOver, type Position, type State, seatsOf } from '../state/state.ts'
import { say } from '../words.ts'
import { pointsFrom, pointsOf, TALLIES, type Tally } from './points.ts'

const TALLY_RULES: Readonly<Record<Tally, RuleId>> = {
  pass: 'RR-2.6',
  station: 'RR-4.1',
  transsib: 'RR-11.1',
  petersburg: 'RR-11.1',
  kiev: 'RR-11.1',
  industry: 'RR-11.3',
  engineer: 'RR-8.1',
  factory: 'RR-6.6',
  ten: 'RR-12.3',
  cards: 'RR-12.1',
  majority: 'RR-12.4',
}

/** The points so far, by what brought them. */
export const score = (position: Position, seat: Seat): readonly ScoreLine[] =>
  TALLIES.flatMap((tally) => {
    const points = pointsFrom(position, seat, tally)
    return points === 0 ? [] : [{ rule: TALLY_RULES[tally], message: say(`score.${tally}`), points }]
  })

export const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined
  const totals = seatsOf(state).map((seat) => pointsOf(state, seat))
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length) // RR-12.2
  return { rule: 'RR-12.2', ranks, totals }
}
