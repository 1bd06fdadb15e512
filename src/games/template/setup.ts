/** CR-2: set-up, and how cards are dealt. */
import { deckOf, drawKind } from '../../kit/deck.ts'
import type { GameContext, Seat, Start } from '../../kit/game.ts'
import { COAL_CARDS, DEALT } from './data/counts.ts'
import { cardsIn, type Event, handOf, moveCard, type Options, type State, seatsOf } from './state.ts'

export const setup = ({ seats, options, rules }: Start<Options>, table: GameContext<Event>): State => {
  const none = Array<number>(seats).fill(-1)
  const state: State = {
    seats,
    rules,
    length: options.length, // CR-2.1
    round: 1,
    turn: 0,
    mover: -1,
    miles: none.map(() => 0), // CR-1.1
    hands: none.flatMap(() => COAL_CARDS.map(() => 0)),
    chosen: [...none],
    burned: [...none],
    pending: [],
    decks: 1,
    deck: deckOf(deckName(1), cardsFor(seats)),
    discards: COAL_CARDS.map(() => 0),
    end: 'none',
  }
  for (const seat of seatsOf(state)) deal(state, seat, DEALT, 'CR-2.2', table)
  return state
}

/** Everybody sees how many cards a seat is dealt; only that seat sees which. */
export const deal = (
  draft: State,
  seat: Seat,
  count: number,
  rule: Extract<Event, { kind: 'dealt' }>['rule'],
  table: GameContext<Event>,
): void => {
  for (let i = 0; i < count; i++) moveCard(draft, seat, drawKind(draft.deck, table), 1)
  table.emit({ kind: 'dealt', rule, seat, count })
  table.emit({ kind: 'drew', rule, seat, coal: cardsIn(handOf(draft, seat)) }, [seat])
}

/** CR-1.2, by coal. */
export const cardsFor = (seats: number): readonly number[] => COAL_CARDS.map((count) => count * seats)

/** `coal#1`, `coal#2`, …: draws depend on the name, so every deck needs its own. */
export const deckName = (number: number): string => `coal#${number}`
