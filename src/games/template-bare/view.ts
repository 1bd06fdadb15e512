/** Who sees what: the seat its own hand, everybody the lines and how many cards a hand and the deck hold. */
import { quickDealer } from '../../kit/chance.ts'
import { deckOf, drawKind, left } from '../../kit/deck.ts'
import type { Rng, Viewer } from '../../kit/game.ts'
import { ALL_CARDS, DECK } from './play.ts'
import { type Card, cardsIn, type State } from './state.ts'

export interface View {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly turn: number
  /** By card: the viewer's own hand, or null for the spectator. */
  readonly hand: readonly number[] | null
  /** By seat: how many cards it holds. */
  readonly sizes: readonly number[]
  readonly lines: readonly (readonly Card[])[]
  readonly left: number
  readonly drawn: number
}

export const view = (state: State, viewer: Viewer): View => ({
  viewer,
  seats: state.seats,
  rules: state.rules,
  turn: state.turn,
  hand: viewer === 'watcher' ? null : [...(state.hands[viewer] ?? [])],
  sizes: state.hands.map((hand) => cardsIn(hand).length),
  lines: state.lines.map((line) => [...line]),
  left: left(state.deck),
  drawn: state.deck.drawn,
})

/** Deals the cards that the viewer cannot see to the other hands. The rest is the deck. */
export const determinize = (view: View, rng: Rng): State => {
  const hidden = deckOf(
    DECK,
    ALL_CARDS.map((all, card) => all - (view.hand?.[card] ?? 0) - count(view.lines.flat(), card)),
  )
  const deal = (size: number): number[] => {
    const cards = Array.from({ length: size }, () => drawKind(hidden, { draw: quickDealer(rng) }))
    return ALL_CARDS.map((_, card) => count(cards, card))
  }
  const hands = view.sizes.map((size, seat) =>
    seat === view.viewer && view.hand !== null ? [...view.hand] : deal(size),
  )
  return {
    seats: view.seats,
    rules: view.rules,
    turn: view.turn,
    hands,
    lines: view.lines.map((line) => [...line]),
    deck: { ...hidden, drawn: view.drawn },
  }
}

const count = (cards: readonly Card[], card: Card): number => cards.filter((other) => other === card).length
