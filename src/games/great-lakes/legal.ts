/** Whose decision is open, and the moves of that seat: the only definition of what is legal. */
import type { Seat } from '../../kit/game.ts'
import { BACKS, type Back, LOCOMOTIVE, SHIP, TRAIN } from './cards.ts'
import { FIRST_TICKETS, IDLE_ROUNDS, MORE_TICKETS, OFFER, PLAYERS_FOR_BOTH, ROW } from './data/counts.ts'
import { canDraw } from './decks.ts'
import { harboursLeft, hasRouteAt, shipsInBox } from './holdings.ts'
import { type City, PORTS, ROUTES, type Route } from './map.ts'
import { BLIND, CLAIM, HARBOUR, KEEP, type Keep, MIX, type Move, placesIn, REFILL, SEEK, SWAP, TAKE } from './moves.ts'
import { harbourLack, payments, REACHES, reach, reachAt } from './payments.ts'
import type { State } from './state.ts'
import { ticketsToDraw } from './tickets.ts'

/** GL-2.4: in set-up all who are not done with both choices; then the player in turn. */
export const toAct = (state: State): readonly Seat[] => {
  if (state.end !== 'none') return []
  if (state.turn > 0) return ONE[state.mover]!
  const open: Seat[] = []
  for (let seat = 0; seat < state.seats; seat++) if (state.mixes[seat] === 0) open.push(seat)
  return open
}

const ONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

/** The decision that is open for a seat to act, as the rules call it (§12). */
export type Decision = 'tickets' | 'pieces' | 'act' | 'refill' | 'second' | 'pay'

export const decisionOf = (state: State, seat: Seat): Decision => {
  if (state.turn === 0) return state.kept[seat] === 0 ? 'tickets' : 'pieces'
  if (state.offers[seat * OFFER]! >= 0) return 'tickets'
  if (state.taking >= 0) return 'refill'
  if (state.paying >= 0) return 'pay'
  return state.cards > 0 ? 'second' : 'act'
}

export const legal = (state: State, seat: Seat): readonly Move[] => {
  if (state.end !== 'none') return []
  if (state.turn === 0 ? state.mixes[seat] !== 0 : state.mover !== seat) return []
  switch (decisionOf(state, seat)) {
    case 'tickets':
      return keeps(state, seat)
    case 'pieces':
      return MIX
    case 'act':
      return actions(state, seat)
    case 'refill':
      return REFILL
    case 'second':
      return secondCards(state)
    case 'pay':
      return payments(state)
  }
}

/** A move that draws, or that may show its mover something: others' choices, tickets, or that the next is skipped. */
export const final = (state: State, _seat: Seat, move: Move): boolean => {
  switch (move.kind) {
    case 'pieces':
      return toAct(state).length === 1 // GL-2.3: the last to choose reveals all
    case 'take':
      return state.left[TRAIN] === 0 || state.left[SHIP] === 0 // GL-4.12: no deck to name
    case 'blind':
    case 'refill':
    case 'seek':
      return true
    case 'claim':
    case 'harbour':
      return false
    case 'pay':
      return state.last === 1
    case 'keep':
      return state.turn > 0 && (state.last === 1 || !canDraw(state))
    case 'swap':
      return state.last === 1 || state.idle + 1 === IDLE_ROUNDS * state.seats || !canDraw(state)
  }
}

/** GL-3.2: is there anything that the seat could do? What all can see is looked at first. */
export const canAct = (state: State, seat: Seat): boolean =>
  canDraw(state) || ticketsToDraw(state) > 0 || canSwap(state, seat) || actions(state, seat).length > 0

/** GL-5.6: one player never owns both, and with two or three players the other is closed to all. */
export const closedByTwin = (state: State, seat: Seat, route: Route): boolean => {
  const twin = TWINS[route]!
  if (twin < 0) return false
  const owner = state.owners[twin]!
  return owner >= 0 && (owner === seat || state.seats < PLAYERS_FOR_BOTH)
}

/** GL-7.1, GL-7.2 */
const mayBuildAt = (state: State, seat: Seat, city: City): boolean =>
  state.harbours[city] === -1 && hasRouteAt(state, seat, city)

/** GL-8.1: how many pieces with this back can be gained. */
const swapMost = (state: State, seat: Seat, gained: Back): number =>
  gained === TRAIN
    ? Math.min(state.ships[seat]!, state.box[seat]!)
    : Math.min(state.trains[seat]!, shipsInBox(state, seat))

const canSwap = (state: State, seat: Seat): boolean => BACKS.some((back) => swapMost(state, seat, back) > 0)

/** By number of tickets offered: the choices there are in set-up, and later. */
const choicesOf = (least: number): readonly (readonly Keep[])[] =>
  Array.from({ length: OFFER + 1 }, (_, offered) =>
    KEEP.filter(({ places }) => places < 2 ** offered && placesIn(places).length >= least),
  )
const FIRST_CHOICES = choicesOf(FIRST_TICKETS.least)
const MORE_CHOICES = choicesOf(MORE_TICKETS.least)

/** GL-2.2, GL-6.1 */
const keeps = (state: State, seat: Seat): readonly Keep[] => {
  let offered = 0
  while (offered < OFFER && state.offers[seat * OFFER + offered]! >= 0) offered += 1
  return state.turn === 0 ? FIRST_CHOICES[offered]! : MORE_CHOICES[offered]!
}

/** Scratch of the lists below: a new list for every call would have to grow each time. */
const scratch: Move[] = Array<Move>(256).fill(SEEK)

/** GL-3.1: the five kinds of turn. */
const actions = (state: State, seat: Seat): readonly Move[] => {
  let length = 0
  if (canDraw(state)) {
    for (let place = 0; place < ROW; place++) scratch[length++] = TAKE[place]! // GL-4.10
    if (state.left[TRAIN]! > 0) scratch[length++] = BLIND[TRAIN]!
    if (state.left[SHIP]! > 0) scratch[length++] = BLIND[SHIP]!
  }
  length = addClaims(length, state, seat)
  length = addHarbours(length, state, seat)
  if (ticketsToDraw(state) > 0) scratch[length++] = SEEK
  length = addSwaps(length, state, seat, TRAIN)
  length = addSwaps(length, state, seat, SHIP)
  return scratch.slice(0, length)
}

/** By route: the other one of a double route. */
const TWINS = Int16Array.from(ROUTES, ({ twin }) => twin)

/** By what `reach` tells: the routes that it is about, the short ones first, and their lengths. */
const ROUTES_BY_REACH = Array.from({ length: REACHES }, (_, at) =>
  ROUTES.flatMap((facts, route) => (reachAt(facts) === at ? [route] : [])).sort(
    (one, two) => ROUTES[one]!.length - ROUTES[two]!.length || one - two,
  ),
)
const LENGTHS_BY_REACH = ROUTES_BY_REACH.map((routes) => routes.map((route) => ROUTES[route]!.length))

const addClaims = (from: number, state: State, seat: Seat): number => {
  const longest = reach(state, seat)
  let length = from
  for (let at = 0; at < REACHES; at++) {
    const routes = ROUTES_BY_REACH[at]!
    const lengths = LENGTHS_BY_REACH[at]!
    const most = longest[at]!
    for (let i = 0; i < routes.length && lengths[i]! <= most; i++) {
      const route = routes[i]!
      if (state.owners[route] === -1 && !closedByTwin(state, seat, route)) scratch[length++] = CLAIM[route]!
    }
  }
  return length
}

const addHarbours = (from: number, state: State, seat: Seat): number => {
  if (harbourLack(state, seat) > 0 || harboursLeft(state, seat) === 0) return from
  let length = from
  for (const city of PORTS) if (mayBuildAt(state, seat, city)) scratch[length++] = HARBOUR[city]!
  return length
}

const addSwaps = (from: number, state: State, seat: Seat, gained: Back): number => {
  const most = swapMost(state, seat, gained)
  const moves = SWAP[gained]!
  for (let count = 0; count < most; count++) scratch[from + count] = moves[count]!
  return from + Math.max(0, most)
}

/** GL-4.4, GL-4.11: anything but an open locomotive. */
const secondCards = (state: State): readonly Move[] => {
  const list: Move[] = []
  for (const move of TAKE) if (state.row[move.place] !== LOCOMOTIVE) list.push(move)
  for (const back of BACKS) if (state.left[back]! > 0) list.push(BLIND[back]!)
  return list
}
