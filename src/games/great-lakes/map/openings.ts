/**
 * Which routes each seat may still claim and in which ports it may still build, regardless of cards and pieces.
 * Read every turn and rarely changed, so the state stores it as bits: a few words for each seat.
 */
import type { Seat } from '../../../kit/game.ts'
import { CITIES } from '../data/cities.ts'
import { harboursLeft } from '../holdings.ts'
import { CLAIM, type Claim, HARBOUR, type Harbour } from '../moves.ts'
import type { State } from '../state.ts'
import { type City, GREY, PORTS, ROUTES, type Route, type RouteFacts } from './map.ts'
import { closedByTwin } from './twins.ts'

/** The fields the bits depend on; states and views have them. */
interface Claimed {
  readonly seats: number
  readonly owners: readonly number[]
  readonly harbours: readonly number[]
}

/** Words for trains of the first colours, trains of the others and grey, the same for ships, grey ships, and harbours. */
export const TRAINS_1 = 0
export const TRAINS_2 = 1
export const SHIPS_1 = 2
export const SHIPS_2 = 3
export const GREY_SHIPS = 4
export const HARBOURS_WORD = 5
export const WORDS = 6
/** The colours whose bits are in the first word of their kind. */
export const COLOURS_1 = 4

const wordOf = ({ kind, colour }: RouteFacts): number => {
  if (kind === 'train') return colour < COLOURS_1 ? TRAINS_1 : TRAINS_2
  return colour === GREY ? GREY_SHIPS : colour < COLOURS_1 ? SHIPS_1 : SHIPS_2
}

/** Within a word: by colour, then by length. */
const byColourAndLength = (one: Claim, two: Claim): number => {
  const [a, b] = [ROUTES[one.route]!, ROUTES[two.route]!]
  return a.colour - b.colour || a.length - b.length || one.route - two.route
}

/** By word: the moves that its bits stand for, the lowest bit first. */
export const MOVES_OF_WORD: readonly (readonly (Claim | Harbour)[])[] = Array.from({ length: WORDS }, (_, word) =>
  word === HARBOURS_WORD
    ? PORTS.map((city) => HARBOUR[city]!)
    : CLAIM.filter(({ route }) => wordOf(ROUTES[route]!) === word).sort(byColourAndLength),
)

const WORD = ROUTES.map(wordOf)
/** By route: its bit. By city: its bit if it is a port, else 0. */
export const BIT = ROUTES.map((_, route) => 1 << MOVES_OF_WORD[WORD[route]!]!.indexOf(CLAIM[route]!))
const PORT_BIT = CITIES.map((_, city) => (PORTS.includes(city) ? 1 << PORTS.indexOf(city) : 0))

/** By seat, then word: all bits, computed from scratch. */
export const computeOpenings = (state: Claimed): number[] => {
  const open: number[] = []
  for (let seat = 0; seat < state.seats; seat++) open.push(...UNCLAIMED)
  for (let route = 0; route < ROUTES.length; route++) {
    if (state.owners[route] !== -1) updateAfterClaim(open, state, state.owners[route]!, route)
  }
  return open
}

/** By word: all routes and no harbour, because no seat has a route yet. */
const UNCLAIMED = MOVES_OF_WORD.map((moves, word) => (word === HARBOURS_WORD ? 0 : -1 >>> (32 - moves.length)))

export const routeClaimed = (draft: State, seat: Seat, route: Route): void =>
  updateAfterClaim(draft.open, draft, seat, route)

/** After a claim: the route closes to all seats and its twin to some; its ports open to the owner. */
const updateAfterClaim = (open: number[], state: Claimed, seat: Seat, route: Route): void => {
  const { a, b, twin } = ROUTES[route]!
  for (let any = 0; any < state.seats; any++) {
    close(open, any, WORD[route]!, BIT[route]!) // GL-5.5
    if (twin >= 0 && closedByTwin(state, any, twin)) close(open, any, WORD[twin]!, BIT[twin]!) // GL-5.6
  }
  openPort(open, state, seat, a)
  openPort(open, state, seat, b)
}

/** After a harbour is built: its city closes to all (GL-7.1), and every city closes to a seat that built its last one. */
export const harbourBuilt = (draft: State, seat: Seat, city: City): void => {
  for (let any = 0; any < draft.seats; any++) close(draft.open, any, HARBOURS_WORD, PORT_BIT[city]!)
  if (harboursLeft(draft, seat) === 0) draft.open[seat * WORDS + HARBOURS_WORD] = 0
}

const close = (open: number[], seat: Seat, word: number, bit: number): void => {
  open[seat * WORDS + word]! &= ~bit
}

/** GL-7.1, GL-7.2: opens the ports where the seat now has a route. A seat with an open port has harbours left. */
const openPort = (open: number[], state: Claimed, seat: Seat, city: City): void => {
  const at = seat * WORDS + HARBOURS_WORD
  if (PORT_BIT[city] === 0 || state.harbours[city] !== -1) return
  if (open[at] !== 0 || harboursLeft(state, seat) > 0) open[at]! |= PORT_BIT[city]!
}
