/** PC-6: scoring and outcome. */
import type { Outcome, ScoreLine, Seat } from '../../kit/game.ts'
import { endRule } from './apply.ts'
import { EXCESS_PENALTY, LIMIT } from './data/counts.ts'
import { companyName, say } from './describe/words.ts'
import { ALL } from './moves.ts'
import { holding, type State, sharesOf } from './state.ts'

type Scored = Pick<State, 'seats' | 'shares' | 'values'>

export const score = (state: Scored, seat: Seat): readonly ScoreLine[] => {
  const shares = sharesOf(state, seat)
  const lines: ScoreLine[] = ALL.filter((company) => shares[company] !== 0).map((company) => {
    const count = shares[company] ?? 0
    const value = state.values[company] ?? 0
    const message = say('score.shares', { count, company: companyName(company), value })
    return { rule: 'PC-6.1', message, points: count * value }
  })
  const excess = excessOf(state, seat)
  if (excess > 0) {
    const message = say('score.excess', { excess, limit: limitOf(state) })
    lines.push({ rule: 'PC-6.2', message, points: -EXCESS_PENALTY * excess })
  }
  return lines
}

export const outcome = (state: State): Outcome | undefined => {
  if (state.end === 'none') return undefined
  const totals = Array.from({ length: state.seats }, (_, seat) => total(state, seat))
  const ranks = totals.map((points) => 1 + totals.filter((other) => other > points).length) // PC-6.3
  return { rule: endRule(state.end), ranks, totals }
}

/** The sum of the score lines, without their messages: a search counts it thousands of times. */
const total = (state: Scored, seat: Seat): number => {
  const shares = sharesOf(state, seat)
  const earned = ALL.reduce((sum, company) => sum + (shares[company] ?? 0) * (state.values[company] ?? 0), 0)
  return earned - EXCESS_PENALTY * Math.max(0, excessOf(state, seat))
}

const limitOf = ({ seats }: Scored): number => LIMIT[seats] ?? 0

/** PC-6.2: how many shares a seat holds above the limit; not above 0 when it keeps to the limit. */
const excessOf = (state: Scored, seat: Seat): number => holding(state, seat) - limitOf(state)
