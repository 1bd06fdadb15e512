/** The state of a match, as plain data, and what happens in it. */
import type { Deck } from '../../kit/deck.ts'
import type { Seat } from '../../kit/game.ts'
import type { Length } from './data/counts.ts'
import { ALL, type Coal } from './moves.ts'

export { seatsOf } from '../../kit/match.ts'

export type Ending = 'harbour' | 'rounds'

export type Options = { readonly length: Length }

export interface State {
  readonly seats: number
  /** The rules version this match began with. */
  readonly rules: number
  readonly length: Length
  /** From 1. */
  round: number
  turn: number
  /** The seat that refuels, or -1 while all choose what to burn. */
  mover: Seat
  /** By seat: how far its train has come. */
  miles: number[]
  /** By seat, then coal: the cards in hand. */
  hands: number[]
  /** By seat: the coal it has chosen to burn, or -1. The card stays in the hand until all have chosen. */
  chosen: number[]
  /** By seat: the coal it burned last, or -1 before the first. All have seen it. */
  burned: number[]
  /** The two cards that the mover is sorting, or none. */
  pending: Coal[]
  /** How many decks there have been: a rebuilt deck is a new one. */
  decks: number
  deck: Deck
  /** By coal: the cards put away. */
  discards: number[]
  end: Ending | 'none'
}

export type Event =
  /** At the beginning, or from a new deck. */
  | { readonly kind: 'dealt'; readonly rule: 'CR-2.2' | 'CR-4.5'; readonly seat: Seat; readonly count: number }
  /** For its seat only: dealt, shovelled, to be sorted, or dealt from a new deck. */
  | {
      readonly kind: 'drew'
      readonly rule: 'CR-2.2' | 'CR-4.2' | 'CR-4.3' | 'CR-4.5'
      readonly seat: Seat
      readonly coal: readonly Coal[]
    }
  /** In the clear, or in another train's smoke. */
  | {
      readonly kind: 'burned'
      readonly rule: 'CR-3.3' | 'CR-3.4'
      readonly seat: Seat
      readonly coal: Coal
      readonly miles: number
    }
  | { readonly kind: 'shovelled'; readonly rule: 'CR-4.2'; readonly seat: Seat }
  | { readonly kind: 'sorted'; readonly rule: 'CR-4.3'; readonly seat: Seat }
  | { readonly kind: 'discarded'; readonly rule: 'CR-4.4'; readonly seat: Seat; readonly coal: Coal }
  | { readonly kind: 'rebuilt'; readonly rule: 'CR-4.5'; readonly count: number }
  | { readonly kind: 'ended'; readonly rule: 'CR-5.1' | 'CR-5.2' }
  | { readonly kind: 'revealed'; readonly rule: 'CR-5.3'; readonly seat: Seat; readonly coal: readonly Coal[] }

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  length: state.length,
  round: state.round,
  turn: state.turn,
  mover: state.mover,
  miles: state.miles.slice(),
  hands: state.hands.slice(),
  chosen: state.chosen.slice(),
  burned: state.burned.slice(),
  pending: state.pending.slice(),
  decks: state.decks,
  deck: { name: state.deck.name, drawn: state.deck.drawn, counts: state.deck.counts.slice() },
  discards: state.discards.slice(),
  end: state.end,
})

/** By coal: how many cards of it the seat holds. */
export const handOf = (state: Pick<State, 'hands'>, seat: Seat): readonly number[] =>
  state.hands.slice(seat * ALL.length, (seat + 1) * ALL.length)

/** CR-3.4: does anybody else burn the same coal? */
export const inSmoke = (coals: readonly number[], seat: Seat): boolean =>
  coals.some((coal, other) => other !== seat && coal === coals[seat])

/** Puts a card into a hand, or takes it out (`count` -1). */
export const moveCard = (draft: State, seat: Seat, coal: Coal, count: 1 | -1): void => {
  const at = seat * ALL.length + coal
  draft.hands[at] = (draft.hands[at] ?? 0) + count
}

/** One entry for each card that is counted by coal. */
export const cardsIn = (counts: readonly number[]): readonly Coal[] =>
  counts.flatMap((count, coal) => Array<Coal>(count).fill(coal))
