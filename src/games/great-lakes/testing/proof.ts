/** What a viewer can know from the log alone: cards drawn, taken and played, tickets kept, returned and revealed. */
import type { Fact, Proof } from '../../../../test/kit/proof.ts'
import type { Seat, Viewer } from '../../../kit/game.ts'
import {
  ALL_CARDS,
  BACKS,
  type Back,
  backOf,
  CARD_KINDS,
  type Card,
  COPIES,
  countBacks,
  SHIP,
  TRAIN,
} from '../cards/cards.ts'
import { cardsOf } from '../describe/targets.ts'
import { handOf, ticketsOf } from '../holdings.ts'
import type { Ticket } from '../map/map.ts'
import type { Pay } from '../moves.ts'
import { type Event, IN_DECK, type State } from '../state.ts'
import { invariants } from './invariants.ts'

export const proof: Proof<State, Event> = {
  invariants,
  follows(events, viewer) {
    const seats = [...new Set(events.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : [])))]
    return [
      discarded(events),
      ...inDecks(events, viewer),
      ...seats.flatMap((seat) => [
        ...backs(events, seat),
        least(events, seat),
        ...ownHand(events, viewer, seat),
        ...tickets(events, viewer, seat),
      ]),
      ...onTheMap(events),
    ]
  },
}

type Kind<K extends Event['kind']> = Extract<Event, { kind: K }>

const isPaid = (event: Event): event is Kind<'claimed' | 'built'> => event.kind === 'claimed' || event.kind === 'built'

const paidCards = (paid: Pay): readonly Card[] =>
  cardsOf(paid).flatMap(([card, count]) => Array<Card>(count).fill(card))

const none = (): number[] => ALL_CARDS.map(() => 0)

const add = (counts: number[], cards: readonly Card[], sign: 1 | -1 = 1): void => {
  for (const card of cards) counts[card] = (counts[card] ?? 0) + sign
}

/** By card: the discards after these events. */
const discardsAfter = (events: readonly Event[]): number[] => {
  const discards = none()
  for (const event of events) {
    if (isPaid(event)) add(discards, paidCards(event.paid))
    if (event.kind === 'cleared') add(discards, event.row)
    if (event.kind === 'rebuilt') for (const card of ALL_CARDS) if (backOf(card) === event.back) discards[card] = 0
  }
  return discards
}

const discarded = (events: readonly Event[]): Fact<State> => {
  const discards = String(discardsAfter(events))
  return { say: `discarded: ${discards}`, holds: (state) => String(state.discards) === discards }
}

/** A deck holds no more of a card than when it was built, minus the copies that the viewer saw leave it. */
const inDecks = (events: readonly Event[], viewer: Viewer): readonly Fact<State>[] =>
  BACKS.flatMap((back) => {
    const most = mostInDeck(events, viewer, back)
    if (most === undefined) return []
    const holds = (state: State): boolean =>
      ALL_CARDS.every((card) => backOf(card) !== back || (state.deck[card] ?? 0) <= (most[card] ?? 0))
    return [{ say: `deck ${back} holds at most ${most}`, holds }]
  })

const mostInDeck = (events: readonly Event[], viewer: Viewer, back: Back): readonly number[] | undefined => {
  const built = events.findLastIndex((event) => event.kind === 'rebuilt' && event.back === back)
  const laidNext = events.slice(built + 1).find(({ kind }) => kind === 'laid' || kind === 'cleared')
  // The deck ran out while the row was laid: the log does not say which cards came before.
  if (built >= 0 && laidNext?.kind === 'laid') return undefined
  const most = built < 0 ? [...COPIES] : discardsAfter(events.slice(0, built))
  for (const event of events.slice(built + 1)) {
    if (event.kind === 'turned') add(most, [event.card], -1)
    if (event.kind === 'laid') add(most, event.row, -1)
    if (event.kind === 'drew' && event.seat === viewer) add(most, event.cards, -1)
  }
  return most
}

const backs = (events: readonly Event[], seat: Seat): readonly Fact<State>[] => {
  const held = [0, 0]
  const count = (back: Back, by: number): void => {
    held[back] = (held[back] ?? 0) + by
  }
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.kind === 'dealt') {
      count(TRAIN, event.trains)
      count(SHIP, event.ships)
    }
    if (event.kind === 'took') count(backOf(event.card), 1)
    if (event.kind === 'drawn') count(event.back, 1)
    if (isPaid(event)) for (const card of paidCards(event.paid)) count(backOf(card), -1)
  }
  return BACKS.map((back) => ({
    say: `seat ${seat} has ${held[back]} cards of back ${back}`,
    holds: (state) => countBacks(handOf(state, seat), back) === held[back],
  }))
}

/** The open cards that a seat took and cannot have played since, even with the best other cards. */
const least = (events: readonly Event[], seat: Seat): Fact<State> => {
  const held = none()
  for (const event of events) {
    if (event.kind === 'took' && event.seat === seat) add(held, [event.card])
    if (!isPaid(event) || event.seat !== seat) continue
    for (const card of paidCards(event.paid)) held[card] = Math.max(0, (held[card] ?? 0) - 1)
  }
  const holds = (state: State): boolean =>
    held.every((count, card) => (state.hands[seat * CARD_KINDS + card] ?? 0) >= count)
  return { say: `seat ${seat} has at least ${held}`, holds }
}

const ownHand = (events: readonly Event[], viewer: Viewer, seat: Seat): readonly Fact<State>[] => {
  if (seat !== viewer) return []
  const hand = none()
  for (const event of events) {
    if (event.kind === 'drew') add(hand, event.cards)
    if (event.kind === 'took' && event.seat === seat) add(hand, [event.card])
    if (isPaid(event) && event.seat === seat) add(hand, paidCards(event.paid), -1)
  }
  return [{ say: `seat ${seat} has exactly ${hand}`, holds: (state) => String(handOf(state, seat)) === String(hand) }]
}

const tickets = (events: readonly Event[], viewer: Viewer, seat: Seat): readonly Fact<State>[] => {
  const of = events.filter((event) => 'seat' in event && event.seat === seat)
  const count = of.reduce((sum, event) => (event.kind === 'kept' ? sum + event.count : sum), 0)
  const revealed = of.find((event) => event.kind === 'revealed')
  const chosen = of.flatMap((event) => (event.kind === 'chose' ? [event] : []))
  const own = viewer === seat ? chosen.flatMap(({ kept }) => kept) : undefined
  const shown = revealed?.kind === 'revealed' ? revealed.tickets : own
  const returned = chosen.flatMap((event) => event.returned)
  return [
    { say: `seat ${seat} has ${count} tickets`, holds: (state) => ticketsOf(state, seat).length === count },
    ...(shown === undefined ? [] : [exactly(seat, shown)]),
    { say: `${returned} were dealt`, holds: (state) => returned.every((ticket) => state.holders[ticket] !== IN_DECK) },
  ]
}

const exactly = (seat: Seat, shown: readonly Ticket[]): Fact<State> => {
  const sorted = String([...shown].sort((a, b) => a - b))
  return { say: `seat ${seat} has tickets ${sorted}`, holds: (state) => String(ticketsOf(state, seat)) === sorted }
}

const onTheMap = (events: readonly Event[]): readonly Fact<State>[] =>
  events.flatMap((event): readonly Fact<State>[] => {
    if (event.kind === 'claimed') {
      const holds = (state: State): boolean => state.owners[event.route] === event.seat
      return [{ say: `route ${event.route} is seat ${event.seat}’s`, holds }]
    }
    if (event.kind !== 'built') return []
    const holds = (state: State): boolean => state.harbours[event.city] === event.seat
    return [{ say: `the harbour of ${event.city} is seat ${event.seat}’s`, holds }]
  })
