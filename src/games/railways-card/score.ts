/** RC-9: scoring and outcome. */
import type { Outcome, ScoreLine, Seat } from '../../kit/game.ts'
import { ruleOf } from './cards/drawing.ts'
import { paymentValue } from './cards/payment.ts'
import { GOODS } from './data/counts.ts'
import { say } from './describe/words.ts'
import { type City, VALUE } from './network/cities.ts'
import { bestSets } from './network/goods.ts'
import { type State, seatsOf } from './state.ts'

export type Scored = Pick<
  State,
  | 'seats'
  | 'younger'
  | 'step'
  | 'built'
  | 'parent'
  | 'child'
  | 'sibling'
  | 'owner'
  | 'paid'
  | 'earned'
  | 'tolls'
  | 'power'
  | 'delivered'
>

export const score = (state: Scored, seat: Seat): readonly ScoreLine[] => [
  { rule: 'RC-4.5', message: say('score.links', { count: linksOf(state, seat) }), points: linkPoints(state, seat) },
  ...(state.younger ? [] : deliveryLines(state, seat)),
  ...(state.step === 'over' ? finalLines(state, seat) : []),
]

const deliveryLines = (state: Scored, seat: Seat): readonly ScoreLine[] => [
  {
    rule: 'RC-6.6',
    message: say('score.delivered', { count: cubesOf(state, seat) }),
    points: state.earned[seat] ?? 0,
  },
  { rule: 'RC-6.6', message: say('score.tolls'), points: state.tolls[seat] ?? 0 },
]

/** RC-R2: without locomotives and goods, only cities score. */
const finalLines = (state: Scored, seat: Seat): readonly ScoreLine[] => {
  const held = state.built.filter((city) => holds(state, city, seat))
  const cities: ScoreLine = {
    rule: 'RC-9.1',
    message: say('score.cities', { count: held.length }),
    points: held.reduce((sum, city) => sum + (VALUE[city] ?? 0), 0),
  }
  if (state.younger) return [cities]
  const count = state.power[seat] ?? 0
  return [
    cities,
    { rule: 'RC-9.2', message: say('score.locomotives', { count }), points: count },
    { rule: 'RC-9.3', message: say('score.sets'), points: bestSets(state.delivered, seat * GOODS.length) },
  ]
}

/** RC-9.1: whether the seat has links at this city and no other seat has more in links there. */
export const holds = (
  state: Pick<Scored, 'seats' | 'child' | 'sibling' | 'owner' | 'paid'>,
  city: City,
  seat: Seat,
) => {
  const own = valueAt(state, city, seat)
  if (own === 0) return false
  for (let other = 0; other < state.seats; other++) if (valueAt(state, city, other) > own) return false
  return true
}

/** RC-9.5: the seat's links at a city, both the one that joined it and those joined to it. */
export const valueAt = (
  state: Pick<Scored, 'child' | 'sibling' | 'owner' | 'paid'>,
  city: City,
  seat: Seat,
): number => {
  let sum = state.owner[city] === seat ? paymentValue(state.paid[city]!) : 0
  for (let next = state.child[city]!; next >= 0; next = state.sibling[next]!) {
    if (state.owner[next] === seat) sum += paymentValue(state.paid[next]!)
  }
  return sum
}

const linksOf = (state: Scored, seat: Seat): number => state.built.filter((city) => state.owner[city] === seat).length

const linkPoints = (state: Scored, seat: Seat): number =>
  state.built.reduce((sum, city) => (state.owner[city] === seat ? sum + paymentValue(state.paid[city] ?? 0) : sum), 0)

const cubesOf = (state: Scored, seat: Seat): number =>
  GOODS.reduce((sum, _, good) => sum + (state.delivered[seat * GOODS.length + good] ?? 0), 0)

export const total = (state: Scored, seat: Seat): number =>
  score(state, seat).reduce((sum, { points }) => sum + points, 0)

/** RC-9.4: points, then links, then goods. */
export const outcome = (state: State): Outcome | undefined => {
  if (state.step !== 'over' || state.end === 'none') return undefined
  const seats = seatsOf(state)
  const totals = seats.map((seat) => total(state, seat))
  const standing = seats.map((seat) => [totals[seat] ?? 0, linksOf(state, seat), cubesOf(state, seat)] as const)
  const ranks = standing.map((own) => 1 + standing.filter((other) => isAhead(other, own)).length)
  return { rule: ruleOf(state.end), ranks, totals }
}

const isAhead = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((figure, index) => figure !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** The seat's points if the game ended here; a fast path for bots. */
export const pointsNow = (state: State, seat: Seat): number => {
  let points = state.earned[seat]! + state.tolls[seat]! + state.power[seat]! + bestSets(state.delivered, seat * 4)
  for (const city of state.built) {
    if (state.owner[city] === seat) points += paymentValue(state.paid[city]!)
    if (holds(state, city, seat)) points += VALUE[city]!
  }
  return points
}
