/** GL-9: scoring and outcome. */
import type { Outcome, ScoreLine, Seat } from '../../kit/game.ts'
import { UNBUILT_POINTS } from './data/counts.ts'
import { cityName, say, ticketName } from './describe/words.ts'
import { harboursLeft, seatsOf, ticketsOf } from './holdings.ts'
import { harbourPoints } from './map/harbours.ts'
import { type City, ROUTES, type Ticket, ticketFacts } from './map/map.ts'
import { connectedBy, isCompleted } from './map/network.ts'
import type { State } from './state.ts'
import { END_RULES } from './turns.ts'

type Scored = Pick<State, 'seats' | 'owners' | 'harbours' | 'holders' | 'points'>

export const score = (state: Scored, seat: Seat): readonly ScoreLine[] => {
  const done = completedTickets(state, seat)
  return [...routeLines(state, seat), ...ticketLines(state, seat, done), ...harbourLines(state, seat, done)]
}

export const outcome = (state: State): Outcome | undefined => {
  if (state.end === 'none') return undefined
  const standings = seatsOf(state).map((seat) => tiebreakOf(state, seat))
  const ranks = standings.map((own) => 1 + standings.filter((other) => compare(other, own) > 0).length)
  return { rule: END_RULES[state.end], ranks, totals: standings.map(([total]) => total) }
}

export const completedTickets = (state: Pick<State, 'owners' | 'holders'>, seat: Seat): readonly Ticket[] => {
  const joined = connectedBy(state, seat)
  return ticketsOf(state, seat).filter((ticket) => isCompleted(joined, ticket))
}

/** GL-R8: points, then completed tickets, then points from harbours. */
type Tiebreak = readonly [total: number, done: number, harbours: number]

const tiebreakOf = (state: Scored, seat: Seat): Tiebreak => {
  const done = completedTickets(state, seat)
  const harbours = harboursOf(state, seat).reduce((sum, city) => sum + harbourPoints(done, city), 0)
  return [score(state, seat).reduce((sum, { points }) => sum + points, 0), done.length, harbours]
}

const compare = (one: Tiebreak, two: Tiebreak): number => one[0] - two[0] || one[1] - two[1] || one[2] - two[2]

const routeLines = (state: Scored, seat: Seat): readonly ScoreLine[] => {
  let count = 0
  let points = 0
  for (let route = 0; route < ROUTES.length; route++) {
    if (state.owners[route] !== seat) continue
    count += 1
    points += ROUTES[route]?.points ?? 0
  }
  const exchanged = points - (state.points[seat] ?? 0)
  return [
    { rule: 'GL-5.1', message: say('score.routes', { count }), points },
    ...(exchanged === 0
      ? []
      : [{ rule: 'GL-8.1', message: say('score.exchanged', { count: exchanged }), points: -exchanged }]),
  ]
}

/** GL-6.2 */
const ticketLines = (state: Scored, seat: Seat, done: readonly Ticket[]): readonly ScoreLine[] =>
  ticketsOf(state, seat).map((ticket) => {
    const { points } = ticketFacts(ticket)
    const params = { ticket: ticketName(ticket) }
    return done.includes(ticket)
      ? { rule: 'GL-6.2', message: say('score.done', params), points }
      : { rule: 'GL-6.2', message: say('score.failed', params), points: -points }
  })

const harbourLines = (state: Scored, seat: Seat, done: readonly Ticket[]): readonly ScoreLine[] => {
  const unbuilt = harboursLeft(state, seat)
  const built = harboursOf(state, seat).map((city) => ({
    rule: 'GL-7.4',
    message: say('score.harbour', { city: cityName(city) }),
    points: harbourPoints(done, city),
  }))
  if (unbuilt === 0) return built
  return [
    ...built,
    { rule: 'GL-7.6', message: say('score.unbuilt', { count: unbuilt }), points: UNBUILT_POINTS * unbuilt },
  ]
}

const harboursOf = (state: Pick<State, 'harbours'>, seat: Seat): readonly City[] =>
  state.harbours.flatMap((owner, city) => (owner === seat ? [city] : []))
