/** GL §10: who sees what. */
import type { Seat, Viewer } from '../../kit/game.ts'
import { CARD_KINDS, type Card, countBacks, SHIP, TRAIN } from './cards/cards.ts'
import { handOf, offerOf, seatsOf, ticketsOf } from './holdings.ts'
import type { Ticket } from './map/map.ts'
import type { Ending, State } from './state.ts'

export interface View {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly start: Seat
  readonly mover: Seat
  readonly turn: number
  /** By seat: the train backs and the ship backs in its hand. */
  readonly trainCards: readonly number[]
  readonly shipCards: readonly number[]
  /** By card: the viewer's hand; empty for a spectator. */
  readonly hand: readonly number[]
  /** By seat, then card: the minimum known from the open cards taken and the cards played. */
  readonly known: readonly number[]
  readonly row: readonly Card[]
  /** The rows cleared when a card was last turned up. */
  readonly cleared: readonly Card[]
  readonly left: readonly number[]
  readonly builds: readonly number[]
  readonly drawn: readonly number[]
  /** By card: the most that the decks can have held, minus the cards turned up since. */
  readonly stock: readonly number[]
  /** By card: the cards that the viewer drew blind since the decks were built. */
  readonly blind: readonly number[]
  readonly discards: readonly number[]
  readonly owners: readonly number[]
  readonly harbours: readonly number[]
  readonly trains: readonly number[]
  readonly ships: readonly number[]
  readonly box: readonly number[]
  readonly points: readonly number[]
  /** By seat: how many tickets it holds, and which ones if the viewer may see them. */
  readonly held: readonly number[]
  readonly tickets: readonly (readonly Ticket[] | null)[]
  readonly ticketsLeft: number
  readonly ticketsDrawn: number
  /** Under the deck, the next first: the seat that returned each ticket, and the ticket if the viewer returned it (else -1). */
  readonly underBy: readonly Seat[]
  readonly under: readonly Ticket[]
  /** The tickets that the viewer has ever returned. */
  readonly returned: readonly Ticket[]
  /** By seat: how many tickets it is choosing from; and the viewer's own. */
  readonly offered: readonly number[]
  readonly offer: readonly Ticket[]
  /** In set-up, by seat: whether it has made both choices. */
  readonly ready: readonly boolean[]
  /** In set-up: the viewer's own choices, 0 before they are made. */
  readonly kept: number
  readonly mix: number
  readonly cards: number
  /** Unfinished choices: visible to the mover only. */
  readonly taking: number
  readonly paying: number
  readonly idle: number
  readonly last: number
  readonly end: Ending | 'none'
}

export const view = (state: State, viewer: Viewer): View => {
  const seats = seatsOf(state)
  const isMover = viewer === state.mover
  const own = <T>(what: (seat: Seat) => T, none: T): T => (viewer === 'watcher' ? none : what(viewer))
  const mayLook = (seat: Seat): boolean => seat === viewer || state.end !== 'none' // GL-6.3
  return {
    viewer,
    seats: state.seats,
    rules: state.rules,
    start: state.start,
    mover: state.mover,
    turn: state.turn,
    trainCards: seats.map((seat) => countBacks(state.hands, TRAIN, seat * CARD_KINDS)),
    shipCards: seats.map((seat) => countBacks(state.hands, SHIP, seat * CARD_KINDS)),
    hand: own((seat) => handOf(state, seat), []),
    known: state.known,
    row: state.row,
    cleared: state.cleared,
    left: state.left,
    builds: state.builds,
    drawn: state.drawn,
    stock: state.stock,
    blind: own((seat) => handOf({ hands: state.blind }, seat), []),
    discards: state.discards,
    owners: state.owners,
    harbours: state.harbours,
    trains: state.trains,
    ships: state.ships,
    box: state.box,
    points: state.points,
    held: seats.map((seat) => ticketsOf(state, seat).length),
    tickets: seats.map((seat) => (mayLook(seat) ? ticketsOf(state, seat) : null)),
    ticketsLeft: state.ticketsLeft,
    ticketsDrawn: state.ticketsDrawn,
    underBy: state.underBy,
    under: state.under.map((ticket, at) => (state.underBy[at] === viewer ? ticket : -1)),
    returned: own((seat) => returnedBy(state, seat), []),
    offered: seats.map((seat) => offerOf(state, seat).length),
    offer: own((seat) => offerOf(state, seat), []),
    ready: seats.map((seat) => state.turn > 0 || state.mixes[seat] !== 0),
    kept: own((seat) => state.kept[seat] ?? 0, 0),
    mix: own((seat) => state.mixes[seat] ?? 0, 0),
    cards: state.cards,
    taking: isMover ? state.taking : -1,
    paying: isMover ? state.paying : -1,
    idle: state.idle,
    last: state.last,
    end: state.end,
  }
}

/** Routes and harbours are public; a ticket counts for or against its holder from the moment it is held. */
export const knowsScore = ({ tickets, held }: View, seat: Seat): boolean => tickets[seat] !== null || held[seat] === 0

const returnedBy = (state: State, seat: Seat): readonly Ticket[] => {
  const tickets: Ticket[] = []
  state.returned.forEach((seats, ticket) => {
    if ((seats >> seat) % 2 === 1) tickets.push(ticket)
  })
  return tickets
}
