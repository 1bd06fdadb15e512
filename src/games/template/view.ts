/** What each viewer sees, and how a full state is built from one view. */
import { quickDealer } from '../../kit/chance.ts'
import { deckOf, drawKind, left } from '../../kit/deck.ts'
import type { Rng, Seat, Viewer } from '../../kit/game.ts'
import type { Length } from './data/counts.ts'
import { ALL, type Coal } from './moves.ts'
import { cardsFor, deckName } from './setup.ts'
import { cardsIn, type Ending, handOf, type State, seatsOf } from './state.ts'

export interface View {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly length: Length
  readonly round: number
  readonly turn: number
  readonly mover: Seat
  readonly miles: readonly number[]
  /** By seat: how many cards it holds. */
  readonly holdings: readonly number[]
  /** By seat: its cards by coal, where the viewer may see them. */
  readonly hands: readonly (readonly number[] | null)[]
  /** By seat: has it chosen what to burn? */
  readonly ready: readonly boolean[]
  /** What the viewer has chosen, or -1. */
  readonly choice: number
  readonly burned: readonly number[]
  /** How many cards are being sorted; which, only the mover sees. */
  readonly sorting: number
  readonly pending: readonly Coal[]
  readonly decks: number
  readonly drawn: number
  /** How many cards are left in the deck. */
  readonly left: number
  readonly discards: readonly number[]
  readonly end: Ending | 'none'
}

export const view = (state: State, viewer: Viewer): View => {
  const mayLook = (seat: Seat): boolean => seat === viewer || state.end !== 'none' // CR-5.3
  const seats = seatsOf(state)
  return {
    viewer,
    seats: state.seats,
    rules: state.rules,
    length: state.length,
    round: state.round,
    turn: state.turn,
    mover: state.mover,
    miles: state.miles,
    holdings: seats.map((seat) => cardsIn(handOf(state, seat)).length),
    hands: seats.map((seat) => (mayLook(seat) ? handOf(state, seat) : null)),
    ready: state.chosen.map((coal) => coal !== -1),
    choice: viewer === 'watcher' ? -1 : (state.chosen[viewer] ?? -1),
    burned: state.burned,
    sorting: state.pending.length,
    pending: viewer === state.mover ? state.pending : [],
    decks: state.decks,
    drawn: state.deck.drawn,
    left: left(state.deck),
    discards: state.discards,
    end: state.end,
  }
}

/** The best coal in hand counts. */
export const knowsScore = ({ hands, holdings }: View, seat: Seat): boolean =>
  hands[seat] !== null || holdings[seat] === 0

/** Deals the cards that the viewer cannot see, at random; the rest is the deck. */
export const determinize = (view: View, rng: Rng): State => {
  const hidden = deckOf(deckName(view.decks), hiddenCards(view))
  const take = (): Coal => drawKind(hidden, { draw: quickDealer(rng) })
  const hands = view.hands.map((hand, seat) => hand ?? countsOf(several(view.holdings[seat] ?? 0, take)))
  const anyOf = (hand: readonly number[]): Coal => cardsIn(hand)[rng(cardsIn(hand).length)] ?? 0
  const chosen = hands.map((hand, seat) => {
    if (!view.ready[seat]) return -1
    return seat === view.viewer ? view.choice : anyOf(hand)
  })
  return {
    seats: view.seats,
    rules: view.rules,
    length: view.length,
    round: view.round,
    turn: view.turn,
    mover: view.mover,
    miles: [...view.miles],
    hands: hands.flat(),
    chosen,
    burned: [...view.burned],
    pending: view.viewer === view.mover ? [...view.pending] : several(view.sorting, take),
    decks: view.decks,
    deck: { name: hidden.name, drawn: view.drawn, counts: hidden.counts },
    discards: [...view.discards],
    end: view.end,
  }
}

const several = (count: number, take: () => Coal): Coal[] => Array.from({ length: count }, take)

const countsOf = (cards: readonly Coal[]): readonly number[] =>
  ALL.map((coal) => cards.filter((card) => card === coal).length)

/** By coal: every card that is not discarded, not in a hand that the viewer sees, and not sorted by the viewer. */
const hiddenCards = (view: View): readonly number[] =>
  cardsFor(view.seats).map((all, coal) => {
    const inHands = view.hands.reduce((sum, hand) => sum + (hand?.[coal] ?? 0), 0)
    const sorted = view.pending.filter((card) => card === coal).length
    return all - (view.discards[coal] ?? 0) - inHands - sorted
  })
