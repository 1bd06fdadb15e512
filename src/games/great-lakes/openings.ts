/**
 * What each seat may still claim and where it may still build, cards and pieces apart. It is asked
 * at every turn and seldom changes, so the state keeps the answers, as bits of a few words by seat.
 */
import type { Seat } from '../../kit/game.ts'
import { CITIES } from './data/cities.ts'
import { harboursLeft, hasRouteAt } from './holdings.ts'
import { type City, GREY, PORTS, ROUTES, type Route, type RouteFacts } from './map.ts'
import { CLAIM, type Claim, HARBOUR, type Harbour } from './moves.ts'
import type { State } from './state.ts'
import { closedByTwin } from './twins.ts'

/** What the answers follow from; a view has it too. */
interface Claimed {
  readonly seats: number
  readonly owners: readonly number[]
  readonly harbours: readonly number[]
}

/** GL-5.5, GL-5.6 */
const mayClaim = (state: Claimed, seat: Seat, route: Route): boolean =>
  state.owners[route] === -1 && !closedByTwin(state, seat, route)

/** GL-7.1, GL-7.2 */
const mayBuild = (state: Claimed, seat: Seat, city: City): boolean =>
  state.harbours[city] === -1 && hasRouteAt(state, seat, city) && harboursLeft(state, seat) > 0

/** Words of trains of the first colours, of the others and grey; the same of ships, grey apart; and of harbours. */
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

/** Within a word by colour, the short ones first. */
const inOrder = (one: Claim, two: Claim): number => {
  const [a, b] = [ROUTES[one.route]!, ROUTES[two.route]!]
  return a.colour - b.colour || a.length - b.length || one.route - two.route
}

/** By word: the moves that its bits stand for, the lowest first. */
export const MOVES_OF_WORD: readonly (readonly (Claim | Harbour)[])[] = Array.from({ length: WORDS }, (_, word) =>
  word === HARBOURS_WORD
    ? PORTS.map((city) => HARBOUR[city]!)
    : CLAIM.filter(({ route }) => wordOf(ROUTES[route]!) === word).sort(inOrder),
)

const WORD = ROUTES.map(wordOf)
/** By route: its bit; by city: its bit if it is a port, or none. */
export const BIT = ROUTES.map((_, route) => 1 << MOVES_OF_WORD[WORD[route]!]!.indexOf(CLAIM[route]!))
const PORT_BIT = CITIES.map((_, city) => (PORTS.includes(city) ? 1 << PORTS.indexOf(city) : 0))

/** By seat, then word: everything, found anew. What nobody has is open to all. */
export const survey = (state: Claimed): number[] => {
  const open: number[] = []
  for (let seat = 0; seat < state.seats; seat++) open.push(...UNCLAIMED)
  for (let route = 0; route < ROUTES.length; route++) {
    if (state.owners[route] !== -1) noteClaim(open, state, state.owners[route]!, route)
  }
  return open
}

/** By word: every route, and no harbour, as nobody has a route yet. */
const UNCLAIMED = MOVES_OF_WORD.map((moves, word) => (word === HARBOURS_WORD ? 0 : -1 >>> (32 - moves.length)))

export const routeClaimed = (draft: State, seat: Seat, route: Route): void => noteClaim(draft.open, draft, seat, route)

/** After a route was claimed: it and its twin for all, its ends for whoever has it. */
const noteClaim = (open: number[], state: Claimed, seat: Seat, route: Route): void => {
  const { a, b, twin } = ROUTES[route]!
  for (let any = 0; any < state.seats; any++) {
    noteRoute(open, state, any, route)
    if (twin >= 0) noteRoute(open, state, any, twin)
  }
  noteEnd(open, state, seat, a)
  noteEnd(open, state, seat, b)
}

/** After a harbour was built: its city is closed to all (GL-7.1), and every city to whoever has built the last one. */
export const harbourBuilt = (draft: State, seat: Seat, city: City): void => {
  for (let any = 0; any < draft.seats; any++) note(draft.open, any * WORDS + HARBOURS_WORD, PORT_BIT[city]!, false)
  if (harboursLeft(draft, seat) === 0) draft.open[seat * WORDS + HARBOURS_WORD] = 0
}

const noteRoute = (open: number[], state: Claimed, seat: Seat, route: Route): void => {
  note(open, seat * WORDS + WORD[route]!, BIT[route]!, mayClaim(state, seat, route))
}

/** A port that is open to the seat already stays so, whatever it claims there. */
const noteEnd = (open: number[], state: Claimed, seat: Seat, city: City): void => {
  const at = seat * WORDS + HARBOURS_WORD
  const bit = PORT_BIT[city]!
  if ((open[at]! & bit) === 0 && bit !== 0) note(open, at, bit, mayBuild(state, seat, city))
}

const note = (open: number[], at: number, bit: number, may: boolean): void => {
  open[at] = may ? open[at]! | bit : open[at]! & ~bit
}
