/** Why a move is good, in terms of tickets, routes and harbours. */
import type { Seat } from '../../../kit/game.ts'
import type { Reasoner } from '../../../kit/reasons.ts'
import type { Message } from '../../../kit/text.ts'
import { backOf, type Card, DOUBLE, LOCOMOTIVE, SINGLE, SYMBOL } from '../cards/cards.ts'
import { PLAYERS_FOR_BOTH, UNBUILT_POINTS } from '../data/counts.ts'
import { seatsOf, ticketsOf } from '../holdings.ts'
import { cheapest, costsFor, FAR } from '../map/distance.ts'
import { harbourPoints } from '../map/harbours.ts'
import { type City, GREY, ROUTES, ROUTES_AT, type Route, routeFacts, type Ticket, ticketFacts } from '../map/map.ts'
import { connectedBy } from '../map/network.ts'
import { closedByTwin } from '../map/twins.ts'
import type { Move } from '../moves.ts'
import { completedTickets } from '../score.ts'
import { PORT_FROM, type State } from '../state.ts'
import { cityName, routeName, say, ticketName } from './words.ts'

export const reasoner: Reasoner<State, Move> = {
  reasons(before, after, seat, move) {
    switch (move.kind) {
      case 'claim':
        return claiming(before, after, seat, move.route)
      case 'pay':
        return before.paying < PORT_FROM ? claiming(before, after, seat, before.paying) : []
      case 'harbour':
        return harbour(before, seat, move.city)
      case 'take':
        return card(before, seat, before.row[move.place])
      case 'seek':
        return openTickets(before, seat).length === 0 ? [say('reason.seek')] : []
      case 'keep':
      case 'pieces':
      case 'blind':
      case 'refill':
      case 'swap':
        return []
    }
  },
}

const claiming = (before: State, after: State, seat: Seat, route: Route): readonly Message[] => {
  const { points, twin } = routeFacts(route)
  const done = completedTickets(before, seat)
  const completed = completedTickets(after, seat).filter((ticket) => !done.includes(ticket))
  return [
    ...completed.map((ticket) => say('reason.completes', { ticket: ticketName(ticket) })),
    ...closer(before, after, seat),
    say('reason.points', { points }),
    ...between(before, after, seat, route),
    ...(twin >= 0 && before.seats < PLAYERS_FOR_BOTH ? [say('reason.closes')] : []),
    ...(before.last < 0 && after.last >= 0 ? [say('reason.last')] : []),
  ]
}

/** The ticket that comes closest to its end, among those that come closer and are not completed. */
const closer = (before: State, after: State, seat: Seat): readonly Message[] => {
  const [was, now] = [costsFor(before, seat), costsFor(after, seat)]
  const gains = openTickets(after, seat).flatMap((ticket) => {
    const { a, b } = ticketFacts(ticket)
    const [from, to] = [cheapest(was, a, b).cost, cheapest(now, a, b).cost]
    return to < from && to < FAR ? [{ ticket, to }] : []
  })
  const [best] = gains.toSorted((one, other) => one.to - other.to)
  return best === undefined ? [] : [say('reason.closer', { ticket: ticketName(best.ticket), count: best.to })]
}

const harbour = (before: State, seat: Seat, city: number): readonly Message[] => {
  const now = harbourPoints(completedTickets(before, seat), city)
  const later = harbourPoints(ticketsOf(before, seat), city)
  return [
    ...(later === 0 ? [] : [say('reason.harbour', { city: cityName(city), now, later })]),
    say('reason.unbuilt', { points: -UNBUILT_POINTS }),
    ...contested(before, seat, city),
  ]
}

/** GL-7.1, GL-7.2: somebody else could have built here. */
const contested = (before: State, seat: Seat, city: City): readonly Message[] => {
  const rival = seatsOf(before).find((other) => other !== seat && reaches(before, other, city))
  return rival === undefined ? [] : [say('reason.port', { seat: { seat: rival } })]
}

/** The last free way between two parts of somebody's network. */
const between = (before: State, after: State, seat: Seat, route: Route): readonly Message[] => {
  const { a, b } = routeFacts(route)
  const rival = seatsOf(before).find((other) => {
    if (other === seat || !reaches(before, other, a) || !reaches(before, other, b)) return false
    const joined = connectedBy(before, other)
    return joined[a] !== joined[b] && !isFreeFor(after, other, a, b)
  })
  return rival === undefined ? [] : [say('reason.blocks', { seat: { seat: rival } })]
}

const reaches = (state: State, seat: Seat, city: City): boolean =>
  ROUTES_AT[city]?.some((route) => state.owners[route] === seat) ?? false

/** Is there still a free route between these two places? */
const isFreeFor = (state: State, seat: Seat, a: City, b: City): boolean =>
  ROUTES.some(
    (one, route) =>
      ((one.a === a && one.b === b) || (one.a === b && one.b === a)) &&
      (state.owners[route] ?? -1) < 0 &&
      !closedByTwin(state, seat, route),
  )

/** The free route on the way of an open ticket that this card helps to pay for. */
const card = (before: State, seat: Seat, taken: Card | undefined): readonly Message[] => {
  if (taken === undefined) return []
  if (taken === LOCOMOTIVE) return [say('reason.locomotive')]
  const costs = costsFor(before, seat)
  for (const ticket of openTickets(before, seat)) {
    const { a, b } = ticketFacts(ticket)
    const route = cheapest(costs, a, b).routes.find((on) => pays(taken, on))
    if (route !== undefined) return [say('reason.card', { route: routeName(route), ticket: ticketName(ticket) })]
  }
  return []
}

const pays = (taken: Card, route: Route): boolean => {
  const { kind, colour } = routeFacts(route)
  const isKind = (kind === 'train' ? 0 : 1) === backOf(taken)
  return isKind && (colour === GREY || colour === colourOf(taken))
}

const colourOf = (taken: Card): number =>
  taken >= DOUBLE ? taken - DOUBLE : taken >= SINGLE ? taken - SINGLE : taken >= SYMBOL ? taken - SYMBOL : taken

const openTickets = (state: State, seat: Seat): readonly Ticket[] => {
  const done = completedTickets(state, seat)
  return ticketsOf(state, seat).filter((ticket) => !done.includes(ticket))
}
