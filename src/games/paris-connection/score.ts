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
  const limit = LIMIT[state.seats] ?? 0
  const excess = holding(state, seat) - limit
  if (excess > 0) {
    lines.push({ rule: 'PC-6.2', message: say('score.excess', { excess, limit }), points: -EXCESS_PENALTY * excess })
  }
  return lines
}

export const outcome = (state: State): Outcome | undefined => {
  if (state.end === 'none') return undefined
  const totals = Array.from({ length: state.seats }, (_, seat) => total(state, seat))
  const ranks = totals.map((points) => 1 + totals.filter((other) => other > points).length) // PC-6.3
  return { rule: endRule(state.end), ranks, totals }
}

const total = (state: Scored, seat: Seat): number => score(state, seat).reduce((sum, { points }) => sum + points, 0)
