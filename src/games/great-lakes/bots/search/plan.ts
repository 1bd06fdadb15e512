/**
 * Which routes a seat plans to claim: for its tickets, one by one, the cheapest path over its own routes,
 * routes already planned and free routes. Plans depend on routes and tickets only, so they are cached:
 * a search meets the same board many times.
 */
import type { Seat } from '../../../../kit/game.ts'
import { CITIES } from '../../data/cities.ts'
import { OFFER, PLAYERS_FOR_BOTH } from '../../data/counts.ts'
import { ROUTES, type Route, TICKETS, type Ticket } from '../../map/map.ts'
import { PORT_FROM, type State } from '../../state.ts'
import { costs, FAR, follow, measure } from './paths.ts'

export interface TicketPlan {
  /** The tickets that can be completed, in planning order; completed ones come first. */
  readonly tickets: readonly Ticket[]
  /** By ticket of that list: how many of `routes` it needs, including those of the tickets before it. */
  readonly upTo: readonly number[]
  /** Free routes to claim. */
  readonly routes: readonly Route[]
  /** Tickets that cannot be completed any more. */
  readonly lost: readonly Ticket[]
  /** By city: an id shared by the cities that own routes connect; the same with planned routes added. */
  readonly own: Int8Array
  readonly joined: Int8Array
}

/** By seat: two hashes of its routes and tickets. Equal hashes mean the same plan, unless other seats took a planned route. */
const firstMarks = new Int32Array(5)
const secondMarks = new Int32Array(5)

/** Recomputes the marks of all seats. A route being paid for counts as claimed. */
export const markSeats = (state: State): void => {
  const { owners, holders, paying } = state
  firstMarks.fill(0)
  secondMarks.fill(0)
  for (let route = 0; route < owners.length; route++) {
    const owner = owners[route]!
    if (owner >= 0) mark(owner, OWN_1[route]!, OWN_2[route]!)
  }
  if (paying >= 0 && paying < PORT_FROM) mark(state.mover, OWN_1[paying]!, OWN_2[paying]!)
  for (let ticket = 0; ticket < holders.length; ticket++) {
    const holder = holders[ticket]!
    if (holder >= 0) mark(holder, TICKET_1[ticket]!, TICKET_2[ticket]!)
  }
  for (let seat = 0; seat < state.seats; seat++) if (state.kept[seat] !== 0) markKept(state, seat)
}

const mark = (seat: Seat, one: number, two: number): void => {
  firstMarks[seat]! ^= one
  secondMarks[seat]! ^= two
}

/** In set-up: the tickets that the seat is about to keep. */
const markKept = (state: State, seat: Seat): void => {
  for (let place = 0; place < OFFER; place++) {
    if (((state.kept[seat]! >> place) & 1) === 1) markTicket(seat, state.offers[seat * OFFER + place]!)
  }
}

/** Adds a ticket to a seat's mark, or removes it. */
export const markTicket = (seat: Seat, ticket: Ticket): void => mark(seat, TICKET_1[ticket]!, TICKET_2[ticket]!)

/** Fixed pseudorandom numbers. */
const pseudoRandomNumbers = (count: number, salt: number): Int32Array =>
  Int32Array.from({ length: count }, (_, at) => {
    let bits = Math.imul(at + 1 + 1000 * salt, 0x9e3779b1)
    bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b)
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
    return bits ^ (bits >>> 16)
  })
const OWN_1 = pseudoRandomNumbers(ROUTES.length, 1)
const OWN_2 = pseudoRandomNumbers(ROUTES.length, 2)
const LOST_1 = pseudoRandomNumbers(ROUTES.length, 3)
const LOST_2 = pseudoRandomNumbers(ROUTES.length, 4)
const TICKET_1 = pseudoRandomNumbers(TICKETS.length, 5)
const TICKET_2 = pseudoRandomNumbers(TICKETS.length, 6)

interface CachedPlan {
  readonly one: number
  readonly two: number
  readonly plan: TicketPlan
}

/** Cached plans. Eviction affects only speed. */
const CACHE_SIZE = 1 << 14
const cache: (CachedPlan | undefined)[] = Array<CachedPlan | undefined>(CACHE_SIZE).fill(undefined)

/**
 * The plan of a seat for the current marks; `more` are tickets added to them. Plans first as if no other seat had
 * routes, then again without the planned routes that are taken, and so on. Other seats' remaining routes do not
 * matter, so most plans are in the cache.
 */
export const planOf = (state: State, seat: Seat, more: readonly Ticket[] = []): TicketPlan => {
  const lost: Route[] = []
  let one = firstMarks[seat]!
  let two = secondMarks[seat]!
  for (;;) {
    const plan = findCached(one, two) ?? addToCache(one, two, makePlan(state, seat, more, lost))
    const before = lost.length
    for (const route of plan.routes) {
      if (!isLost(state, route)) continue
      lost.push(route)
      one ^= LOST_1[route]!
      two ^= LOST_2[route]!
    }
    if (lost.length === before) return plan
  }
}

const slotOf = (one: number, two: number): number => (one ^ (two >>> 7)) & (CACHE_SIZE - 1)

const findCached = (one: number, two: number): TicketPlan | undefined => {
  const found = cache[slotOf(one, two)]
  return found !== undefined && found.one === one && found.two === two ? found.plan : undefined
}

const addToCache = (one: number, two: number, plan: TicketPlan): TicketPlan => {
  cache[slotOf(one, two)] = { one, two, plan }
  return plan
}

/** GL-5.6: taken by another seat, or closed by its twin. */
const isLost = (state: State, route: Route): boolean => {
  if (ownerOf(state, route) >= 0) return true
  const { twin } = ROUTES[route]!
  return twin >= 0 && state.seats < PLAYERS_FOR_BOTH && ownerOf(state, twin) >= 0
}

const ownerOf = (state: State, route: Route): number => (route === state.paying ? state.mover : state.owners[route]!)

const wantedBy = (state: State, seat: Seat): readonly Ticket[] => {
  const tickets: Ticket[] = []
  for (let ticket = 0; ticket < state.holders.length; ticket++) if (state.holders[ticket] === seat) tickets.push(ticket)
  for (let place = 0; state.kept[seat] !== 0 && place < OFFER; place++) {
    if (((state.kept[seat]! >> place) & 1) === 1) tickets.push(state.offers[seat * OFFER + place]!)
  }
  return tickets
}

/** Plans the ticket with the lowest cost for its value next; planned routes then cost nothing. */
const makePlan = (state: State, seat: Seat, more: readonly Ticket[], lost: readonly Route[]): TicketPlan => {
  fillCosts(state, seat, lost)
  const own = connectedNow()
  // Sorted, because plans are cached by their set of tickets.
  const left = [...wantedBy(state, seat), ...more].sort((a, b) => a - b)
  const [tickets, upTo, routes]: [Ticket[], number[], Route[]] = [[], [], []]
  const add = (route: Route): void => {
    if (costs[route] === 0) return
    costs[route] = 0
    routes.push(route)
  }
  for (let next = cheapestOf(left); next >= 0; next = cheapestOf(left)) {
    const ticket = left.splice(next, 1)[0]!
    const { a, b } = TICKETS[ticket]!
    measure(a, b)
    follow(b, add)
    tickets.push(ticket)
    upTo.push(routes.length)
  }
  return { tickets, upTo, routes, lost: left, own, joined: connectedNow() }
}

/** By city: an id shared by all cities connected by routes that cost nothing any more. */
const connectedNow = (): Int8Array => {
  const root = Int8Array.from(CITIES, (_, city) => city)
  for (let route = 0; route < ROUTES.length; route++) {
    if (costs[route] !== 0) continue
    const { a, b } = ROUTES[route]!
    const [from, to] = [root[a]!, root[b]!]
    if (from !== to) for (let city = 0; city < root.length; city++) if (root[city] === from) root[city] = to
  }
  return root
}

/** The index in the list, or -1 if none can be completed. */
const cheapestOf = (left: readonly Ticket[]): number => {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at < left.length; at++) {
    const { a, b, points } = TICKETS[left[at]!]!
    const cost = measure(a, b)
    const rate = cost / (2 * points + HARBOUR_BONUS)
    if (cost >= FAR || rate >= least) continue
    best = at
    least = rate
    if (cost === 0) break
  }
  return best
}
const HARBOUR_BONUS = 6

/** By route: 0 for own routes, its price for free ones, unreachable for taken ones and twins of own ones. */
const fillCosts = (state: State, seat: Seat, lost: readonly Route[]): void => {
  costs.set(COSTS)
  for (let route = 0; route < ROUTES.length; route++) {
    if (ownerOf(state, route) !== seat) continue
    costs[route] = 0
    const { twin } = ROUTES[route]!
    if (twin >= 0) costs[twin] = FAR
  }
  for (const route of lost) costs[route] = FAR
}

/** By route: the turns it takes (long sets of one colour are hard to collect), minus a share of its points. */
const COSTS = ROUTES.map(({ kind, length, points }) => {
  const cards = length * (kind === 'train' ? 0.55 : 0.38)
  return Math.max(0.2, 1 + cards * (1 + 0.06 * Math.max(0, length - 3)) - 0.12 * points)
})
