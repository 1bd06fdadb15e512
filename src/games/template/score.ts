/** CR-6: scoring and outcome. */
import type { Outcome, ScoreLine, Seat } from '../../kit/game.ts'
import { END_RULES } from './apply.ts'
import { BEST_COAL_POINTS, COAL_CARDS, HARBOUR_POINTS, LENGTHS } from './data/counts.ts'
import { coalName, say } from './describe/words.ts'
import { handOf, type State, seatsOf } from './state.ts'

type Scored = Pick<State, 'length' | 'miles' | 'hands'>

const BEST_COAL = COAL_CARDS.length - 1

export const score = (state: Scored, seat: Seat): readonly ScoreLine[] => {
  const miles = state.miles[seat] ?? 0
  const lines: ScoreLine[] = [{ rule: 'CR-6.1', message: say('score.miles', { miles }), points: miles }]
  if (miles === LENGTHS[state.length].harbour) {
    lines.push({ rule: 'CR-6.2', message: say('score.harbour'), points: HARBOUR_POINTS })
  }
  const count = handOf(state, seat)[BEST_COAL] ?? 0
  if (count > 0) {
    const message = say('score.coal', { count, coal: coalName(BEST_COAL) })
    lines.push({ rule: 'CR-6.3', message, points: count * BEST_COAL_POINTS })
  }
  return lines
}

export const outcome = (state: State): Outcome | undefined => {
  if (state.end === 'none') return undefined
  const totals = seatsOf(state).map((seat) => total(state, seat))
  const ranks = totals.map((points) => 1 + totals.filter((other) => other > points).length) // CR-6.4
  return { rule: END_RULES[state.end], ranks, totals }
}

export const total = (state: Scored, seat: Seat): number =>
  score(state, seat).reduce((sum, { points }) => sum + points, 0)
