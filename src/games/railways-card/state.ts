/** The state of a match, as flat numbers. */
import type { Seat } from '../../kit/game.ts'
import { plainCopy } from '../../kit/match.ts'
import type { Card } from './cards/cards.ts'
import type { Cause, Event } from './events.ts'
import type { City } from './network/cities.ts'

export { seatsOf } from '../../kit/match.ts'

/** The step of a turn, visible to everyone. Unfinished choices within a step are below. */
export type TurnStep = 'act' | 'deliver' | 'restock' | 'take' | 'trim' | 'over'

export type Options = {
  /** RC-10.1 */
  readonly younger: boolean
  /** RC-10.2 */
  readonly secondLocomotive: boolean
  /** RC-10.3 */
  readonly anyPlaces: boolean
}

export interface State {
  readonly seats: number
  /** The rules version with which this match began. */
  readonly rules: number
  readonly younger: boolean
  readonly secondLocomotive: boolean
  readonly anyPlaces: boolean
  readonly start: Seat
  mover: Seat
  turn: number
  step: TurnStep
  /** Unfinished choices, visible to the mover only, or -1: the city to build, where and in which colour, … */
  building: City
  joint: number
  /** … the card to discard, the good to deliver and its city. */
  discarding: Card
  source: City
  good: number
  /** RC-7.3: the cube that waits for its city, or -1. Visible to everyone. */
  cube: number
  /** Cards taken in this turn, after its action. */
  taken: number
  /** RC-R11: whether this turn did anything other than pass and take from the pile. */
  busy: boolean
  /** RC-R11: consecutive idle turns. */
  idle: number
  end: Cause | 'none'
  /** RC-8.4: how many seats have had their last delivery, or -1 before. */
  closing: number
  /** A bunch (see `decks.ts`), its size, and how many cards were drawn from it. */
  deck: number[]
  deckLeft: number
  deckDrawn: number
  /** By good. */
  bag: number[]
  bagLeft: number
  bagDrawn: number
  /** By place: a card, or -1. */
  display: Card[]
  /** RC-3.7: from the bottom up. */
  pile: Card[]
  /** By seat: a bunch, its number of cards, and the publicly known part of it. */
  hands: number[]
  sizes: number[]
  known: number[]
  /** By seat: 1 as long as its first city must still be among the unseen cards of the hand. */
  unshown: number[]
  /** By seat. */
  trains: number[]
  power: number[]
  earned: number[]
  tolls: number[]
  /** By seat, then good. */
  delivered: number[]
  /** The cities on the table, in the order in which they were built. */
  built: City[]
  /** By city: the city or tile it was joined to; -1 while it is not on the table. */
  parent: number[]
  /** By city: owner, colour and cards of the link that joined it (see `payment.ts`). */
  owner: Seat[]
  colour: number[]
  paid: number[]
  /** By city: free link places (see `PLACES`). */
  open: number[]
  /** By city, then good. */
  goods: number[]
  /** Updated by `network.ts`: first and next city joined to a place, and reach along each link. */
  child: number[]
  sibling: number[]
  up: number[]
  down: number[]
  /**
   * What the mover has done since the last irreversible move: the public state before it, and the events since.
   * Others still see the table without it. Null and empty between turns.
   */
  before: PublicBefore | null
  untold: Event[]
}

/** The public state before, as far as reversible moves can change it. Null for a list that has not changed. */
export type PublicBefore = Pick<State, 'step' | 'cube' | 'taken' | 'busy' | 'end'> & {
  [List in ChangingList]: number[] | null
}

/** The lists of the public state that reversible moves can change. */
export type ChangingList =
  | 'display'
  | 'pile'
  | 'sizes'
  | 'known'
  | 'unshown'
  | 'trains'
  | 'power'
  | 'earned'
  | 'tolls'
  | 'delivered'
  | 'built'
  | 'parent'
  | 'owner'
  | 'colour'
  | 'paid'
  | 'open'
  | 'goods'

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  younger: state.younger,
  secondLocomotive: state.secondLocomotive,
  anyPlaces: state.anyPlaces,
  start: state.start,
  mover: state.mover,
  turn: state.turn,
  step: state.step,
  building: state.building,
  joint: state.joint,
  discarding: state.discarding,
  source: state.source,
  good: state.good,
  cube: state.cube,
  taken: state.taken,
  busy: state.busy,
  idle: state.idle,
  end: state.end,
  closing: state.closing,
  deck: state.deck.slice(),
  deckLeft: state.deckLeft,
  deckDrawn: state.deckDrawn,
  bag: state.bag.slice(),
  bagLeft: state.bagLeft,
  bagDrawn: state.bagDrawn,
  display: state.display.slice(),
  pile: state.pile.slice(),
  hands: state.hands.slice(),
  sizes: state.sizes.slice(),
  known: state.known.slice(),
  unshown: state.unshown.slice(),
  trains: state.trains.slice(),
  power: state.power.slice(),
  earned: state.earned.slice(),
  tolls: state.tolls.slice(),
  delivered: state.delivered.slice(),
  built: state.built.slice(),
  parent: state.parent.slice(),
  owner: state.owner.slice(),
  colour: state.colour.slice(),
  paid: state.paid.slice(),
  open: state.open.slice(),
  goods: state.goods.slice(),
  child: state.child.slice(),
  sibling: state.sibling.slice(),
  up: state.up.slice(),
  down: state.down.slice(),
  before: plainCopy(state.before),
  untold: plainCopy(state.untold),
})

/** RC-8.2: the player to the right of the start player plays last. */
export const lastSeat = (state: Pick<State, 'seats' | 'start'>): Seat => (state.start + state.seats - 1) % state.seats
