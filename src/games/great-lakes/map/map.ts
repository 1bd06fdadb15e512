/** The map by number: cities, routes and tickets as the rules use them. */
import { CITIES } from '../data/cities.ts'
import { COLOURS, ROUTE_POINTS } from '../data/counts.ts'
import { ROUTES as ROWS, type RouteKind } from '../data/routes.ts'
import { TICKETS as TICKET_ROWS } from '../data/tickets.ts'

/** An index in `CITIES`. */
export type City = number
/** An index in `ROUTES`. */
export type Route = number
/** An index in `TICKETS`. */
export type Ticket = number

export interface RouteFacts {
  /** `DUL-THB.t`, `DUL-LSJ.s1`: short and stable, for notation. */
  readonly code: string
  readonly a: City
  readonly b: City
  readonly kind: RouteKind
  /** An index in `COLOURS`, or `GREY`. */
  readonly colour: number
  readonly length: number
  readonly points: number
  /** The other route of a double route, or -1. */
  readonly twin: Route
}

export const GREY = COLOURS.length

const cityOf = (code: string): City => CITIES.findIndex((city) => city.code === code)

/** GL-5.6, GL-5.7: the same two cities and the same kind. */
const pairOf = ([a, b, kind]: (typeof ROWS)[number]): string => `${a}-${b}.${kind.slice(0, 1)}`

const PAIRS: readonly string[] = ROWS.map(pairOf)

export const ROUTES: readonly RouteFacts[] = ROWS.map((row, at) => {
  const [a, b, kind, colour, length] = row
  const pair = PAIRS[at]
  const twin = PAIRS.findIndex((other, place) => place !== at && other === pair)
  const number = twin < 0 ? '' : at < twin ? '1' : '2'
  return {
    code: `${pair}${number}`,
    a: cityOf(a),
    b: cityOf(b),
    kind,
    colour: colour === 'grey' ? GREY : COLOURS.indexOf(colour),
    length,
    points: ROUTE_POINTS[length] ?? 0,
    twin,
  }
})

/** The length of the longest route. */
export const LONGEST = Math.max(...ROUTES.map(({ length }) => length))

export const TICKETS = TICKET_ROWS.map(([a, b, points]) => ({ a: cityOf(a), b: cityOf(b), points }))

/** GL-7.1 */
export const PORTS: readonly City[] = CITIES.flatMap(({ place }, city) => (place === 'port' ? [city] : []))

/** By city: the routes that meet there. */
export const ROUTES_AT: readonly (readonly Route[])[] = CITIES.map((_, city) =>
  ROUTES.flatMap(({ a, b }, route) => (a === city || b === city ? [route] : [])),
)

export const routeFacts = (route: Route): RouteFacts => {
  const facts = ROUTES[route]
  if (facts === undefined) throw new RangeError(`no route ${route}`)
  return facts
}

export const ticketFacts = (ticket: Ticket): (typeof TICKETS)[number] => {
  const facts = TICKETS[ticket]
  if (facts === undefined) throw new RangeError(`no ticket ${ticket}`)
  return facts
}
