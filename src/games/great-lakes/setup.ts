/** GL-2: set-up, up to the simultaneous choices. */
import type { GameContext, Start } from '../../kit/game.ts'
import { BACKS, CARD_KINDS, COPIES, countBacks, listed } from './cards/cards.ts'
import { clearLocomotives, drawBlind, layRow } from './cards/decks.ts'
import { CITIES } from './data/cities.ts'
import { DEALT, FIRST_TICKETS, OFFER } from './data/counts.ts'
import { handOf } from './holdings.ts'
import { ROUTES, TICKETS } from './map/map.ts'
import { computeOpenings } from './map/openings.ts'
import { meta } from './meta.ts'
import { type Event, IN_DECK, type State } from './state.ts'
import { offerTickets } from './tickets.ts'

export const setup = ({ seats, rules }: Start, table: GameContext<Event>): State => {
  const start = table.draw('start', 0, seats) // GL-R1
  table.emit({ kind: 'started', rule: 'GL-2.5', seat: start })
  const state = emptyTable(seats, rules, start)
  for (let seat = 0; seat < seats; seat++) {
    for (const back of BACKS) for (let i = 0; i < DEALT; i++) drawBlind(state, seat, back, table)
    table.emit({ kind: 'dealt', rule: 'GL-2.1', seat, trains: DEALT, ships: DEALT })
    table.emit({ kind: 'drew', rule: 'GL-2.1', seat, cards: listed(handOf(state, seat)) }, [seat])
  }
  layRow(state, 'GL-2.1', table)
  clearLocomotives(state, table) // GL-R2
  for (let seat = 0; seat < seats; seat++) offerTickets(state, seat, FIRST_TICKETS.dealt, 'GL-2.2', table)
  return state
}

/** Sliced from dense arrays: arrays made by `Array(length)` stay holey and are slower to read. */
const zeros = (length: number): number[] => ZEROS.slice(0, length)
const unowned = (length: number): number[] => UNOWNED.slice(0, length)

const MOST_SEATS = Math.max(...meta.seats)
const ZEROS = Array.from({ length: MOST_SEATS * CARD_KINDS }, () => 0)
const DECK = TICKETS.map(() => IN_DECK)
const LEFT = BACKS.map((back) => countBacks(COPIES, back))
const UNOWNED = Array.from({ length: ROUTES.length }, () => -1)

const emptyTable = (seats: number, rules: number, start: number): State => ({
  seats,
  rules,
  start,
  mover: start,
  turn: 0,
  hands: zeros(seats * CARD_KINDS),
  known: zeros(seats * CARD_KINDS),
  row: [],
  cleared: [],
  deck: COPIES.slice(),
  left: LEFT.slice(),
  builds: [1, 1],
  drawn: [0, 0],
  stock: COPIES.slice(),
  blind: zeros(seats * CARD_KINDS),
  discards: zeros(CARD_KINDS),
  owners: unowned(ROUTES.length),
  harbours: unowned(CITIES.length),
  open: OPENINGS[seats]?.slice() ?? [],
  trains: zeros(seats),
  ships: zeros(seats),
  box: zeros(seats),
  points: zeros(seats),
  holders: DECK.slice(),
  ticketsLeft: TICKETS.length,
  ticketsDrawn: 0,
  under: [],
  underBy: [],
  returned: zeros(TICKETS.length),
  offers: unowned(seats * OFFER),
  kept: zeros(seats),
  mixes: zeros(seats),
  cards: 0,
  taking: -1,
  paying: -1,
  idle: 0,
  last: -1,
  end: 'none',
})

/** By number of seats: what is open before any claim. */
const OPENINGS = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  computeOpenings({ seats, owners: unowned(ROUTES.length), harbours: unowned(CITIES.length) }),
)
