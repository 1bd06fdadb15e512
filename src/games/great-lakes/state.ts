/** The state of a match, as flat numbers, and its events. */
import type { Seat } from '../../kit/game.ts'
import type { Back, Card } from './cards/cards.ts'
import type { City, Route, Ticket } from './map/map.ts'
import type { Pay } from './moves.ts'

/** The last turns were played (GL-9.1), or the game stood still (GL-R13). */
export type Ending = 'played' | 'standstill'

/** Where a ticket is when no seat holds it. */
export const IN_DECK = -1
export const UNDER = -2
export const OFFERED = -3

export interface State {
  readonly seats: number
  /** The rules version with which this match began. */
  readonly rules: number
  readonly start: Seat
  /** Whose turn it is; in set-up the start player. */
  mover: Seat
  /** 0 in set-up. */
  turn: number
  /** By seat, then card. */
  hands: number[]
  /** By seat, then card: how many of them are known from the open cards taken and the cards played. */
  known: number[]
  /** The six open cards. */
  row: Card[]
  /** The rows that were cleared in succession when a card was last turned up. */
  cleared: Card[]
  /** By card: the contents of the decks. */
  deck: number[]
  /** By back: the cards in the deck, how often it was built (from 1), how often a card was drawn from it. */
  left: number[]
  builds: number[]
  drawn: number[]
  /** By card: how many the deck held when it was built, minus those turned up since. */
  stock: number[]
  /** By seat, then card: the cards drawn blind since the deck was built. Only the seat knows. */
  blind: number[]
  discards: number[]
  /** By route and by city: the seat that owns it, or -1. */
  owners: number[]
  harbours: number[]
  /** By seat, then word: what it may still claim and where it may build, in bits (`openings.ts`). */
  open: number[]
  /** By seat: pieces in the supply, and the trains in the box (its other pieces are ships). */
  trains: number[]
  ships: number[]
  box: number[]
  /** By seat: points for routes, minus exchanges. */
  points: number[]
  /** By ticket: the seat that holds it, `IN_DECK`, `UNDER` or `OFFERED`. */
  holders: number[]
  ticketsLeft: number
  ticketsDrawn: number
  /** The tickets under the deck, the next first, and the seat that returned each. */
  under: Ticket[]
  underBy: Seat[]
  /** By ticket: the seats that have ever returned it, one bit each. Each seat knows only its own bit. */
  returned: number[]
  /** By seat: up to five tickets to choose from, in the order dealt, or -1. */
  offers: number[]
  /** By seat, in set-up: the tickets kept, one bit for each index (0: not chosen), and the trains (0: not chosen). */
  kept: number[]
  mixes: number[]
  /** Transport cards drawn this turn. */
  cards: number
  /** The index in the row of the open card that the mover takes and has not replaced yet, or -1. */
  taking: number
  /** What the mover is about to pay for: a route, `PORT_FROM` plus a city, or -1. */
  paying: number
  /** GL-R13: consecutive turns that were exchanges or skipped. */
  idle: number
  /** GL-9.1: turns still to play, or -1 before the last turns. */
  last: number
  end: Ending | 'none'
}

/** Values of `paying` from here on are ports. */
export const PORT_FROM = 1000

type Of<Kind extends string, Rule extends string, More = unknown> = {
  readonly kind: Kind
  readonly rule: Rule
} & Readonly<More>

export type Event =
  | Of<'started', 'GL-2.5', { seat: Seat }>
  | Of<'dealt', 'GL-2.1', { seat: Seat; trains: number; ships: number }>
  /** Visible to its seat only: dealt, or drawn blind. */
  | Of<'drew', 'GL-2.1' | 'GL-4.1', { seat: Seat; cards: readonly Card[] }>
  /** Six cards, in set-up or after a clearing. */
  | Of<'laid', 'GL-2.1' | 'GL-4.6', { row: readonly Card[] }>
  | Of<'cleared', 'GL-4.6', { row: readonly Card[] }>
  /** Tickets to choose from: everyone sees how many, the seat sees which. */
  | Of<'sought', 'GL-2.2' | 'GL-6.1', { seat: Seat; count: number }>
  | Of<'offered', 'GL-2.2' | 'GL-6.1', { seat: Seat; tickets: readonly Ticket[] }>
  | Of<'mustered', 'GL-2.3', { seat: Seat; trains: number; ships: number }>
  | Of<'kept', 'GL-2.2' | 'GL-6.1', { seat: Seat; count: number; returned: number }>
  /** Visible to its seat only. */
  | Of<'chose', 'GL-2.2' | 'GL-6.1', { seat: Seat; kept: readonly Ticket[]; returned: readonly Ticket[] }>
  /** An open card: one of two, or a locomotive alone. */
  | Of<'took', 'GL-4.1' | 'GL-4.3', { seat: Seat; card: Card; place: number }>
  | Of<'turned', 'GL-4.2', { card: Card; place: number }>
  | Of<'drawn', 'GL-4.1', { seat: Seat; back: Back }>
  | Of<'rebuilt', 'GL-4.7', { back: Back; count: number }>
  | Of<'stopped', 'GL-4.9', { seat: Seat }>
  | Of<'claimed', 'GL-5.1', { seat: Seat; route: Route; paid: Pay; points: number }>
  | Of<'built', 'GL-7.7', { seat: Seat; city: City; paid: Pay }>
  /** Exchanged this many pieces: gained this kind from the box for the other kind. */
  | Of<'exchanged', 'GL-8.1', { seat: Seat; gained: Back; count: number }>
  | Of<'skipped', 'GL-3.2', { seat: Seat }>
  | Of<'warned', 'GL-9.1', { seat: Seat; pieces: number }>
  | Of<'ended', 'GL-9.1' | 'GL-9.5'>
  | Of<'revealed', 'GL-6.3', { seat: Seat; tickets: readonly Ticket[] }>

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  start: state.start,
  mover: state.mover,
  turn: state.turn,
  hands: state.hands.slice(),
  known: state.known.slice(),
  row: state.row.slice(),
  cleared: state.cleared.slice(),
  deck: state.deck.slice(),
  left: state.left.slice(),
  builds: state.builds.slice(),
  drawn: state.drawn.slice(),
  stock: state.stock.slice(),
  blind: state.blind.slice(),
  discards: state.discards.slice(),
  owners: state.owners.slice(),
  harbours: state.harbours.slice(),
  open: state.open.slice(),
  trains: state.trains.slice(),
  ships: state.ships.slice(),
  box: state.box.slice(),
  points: state.points.slice(),
  holders: state.holders.slice(),
  ticketsLeft: state.ticketsLeft,
  ticketsDrawn: state.ticketsDrawn,
  under: state.under.slice(),
  underBy: state.underBy.slice(),
  returned: state.returned.slice(),
  offers: state.offers.slice(),
  kept: state.kept.slice(),
  mixes: state.mixes.slice(),
  cards: state.cards,
  taking: state.taking,
  paying: state.paying,
  idle: state.idle,
  last: state.last,
  end: state.end,
})
