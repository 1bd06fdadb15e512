/** The state of a match and its events. */
import type { Deck } from '../../kit/deck.ts'
import type { NoOptions, Seat } from '../../kit/game.ts'

export type Options = NoOptions

/** A card by its index: the card with the number 1 is 0. */
export type Card = number

export interface State {
  readonly seats: number
  /** The rules version this match began with. */
  readonly rules: number
  turn: number
  /** By seat, then card: how many of it the seat holds. */
  hands: number[][]
  /** By seat: the cards on its line, the first one first. */
  lines: Card[][]
  deck: Deck
}

export type Event =
  | { readonly kind: 'dealt'; readonly rule: 'SL-1.2'; readonly seat: Seat; readonly count: number }
  /** For its own seat only. */
  | {
      readonly kind: 'drew'
      readonly rule: 'SL-1.2' | 'SL-2.2'
      readonly seat: Seat
      readonly cards: readonly Card[]
    }
  | { readonly kind: 'played'; readonly rule: 'SL-2.1'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'ended'; readonly rule: 'SL-3.1' }

/** One entry per card: `[2, 0, 1]` is `[0, 0, 2]`. */
export const cardsIn = (counts: readonly number[]): readonly Card[] =>
  counts.flatMap((count, card) => Array<Card>(count).fill(card))
