/** For tests: what must be true in every state, and what follows from the log alone. */
import type { Proof } from '../../../../test/kit/proof.ts'
import { HAND } from '../data/counts.ts'
import { ALL_CARDS } from '../play.ts'
import { type Card, cardsIn, type Event, type State } from '../state.ts'

export const proof: Proof<State, Event> = {
  invariants: (state) => [
    ...ALL_CARDS.flatMap((all, card) => {
      const inHands = state.hands.reduce((sum, hand) => sum + (hand[card] ?? 0), 0)
      const onLines = state.lines.flat().filter((other) => other === card).length
      const found = inHands + onLines + (state.deck.counts[card] ?? 0)
      return found === all ? [] : [`${found} cards with the number ${card + 1}`]
    }),
    ...state.hands.flatMap((hand, seat) => (cardsIn(hand).length === HAND ? [] : [`seat ${seat} holds ${hand}`])),
  ],
  follows: (events, viewer) => {
    const seats = events.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : []))
    const playedBy = (seat: number): readonly Card[] =>
      events.flatMap((event) => (event.kind === 'played' && event.seat === seat ? [event.card] : []))
    const lines = seats.map((seat) => ({
      say: `seat ${seat} has played ${playedBy(seat)}`,
      holds: (state: State) => String(state.lines[seat]) === String(playedBy(seat)),
    }))
    if (viewer === 'watcher') return lines
    const drawn = events.flatMap((event) => (event.kind === 'drew' ? event.cards : []))
    const held = [...playedBy(viewer)].reduce<readonly Card[]>((cards, card) => without(cards, card), drawn)
    const holds = (state: State): boolean => sorted(cardsIn(state.hands[viewer] ?? [])) === sorted(held)
    return [...lines, { say: `seat ${viewer} holds ${sorted(held)}`, holds }]
  },
}

const without = (cards: readonly Card[], card: Card): readonly Card[] => cards.toSpliced(cards.indexOf(card), 1)

const sorted = (cards: readonly Card[]): string => String([...cards].sort((a, b) => a - b))
