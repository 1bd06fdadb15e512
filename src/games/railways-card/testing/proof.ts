/** What a viewer can know from the log alone: the seen cards of hands, the pile, cubes and links. */
import type { Fact, Proof } from '../../../../test/kit/proof.ts'
import type { Seat } from '../../../kit/game.ts'
import { CARDS, type Card, cardId, cityCard, cityOn, isCity, JOKER, railCard } from '../cards/cards.ts'
import { cardsIn, citiesIn, countOf } from '../cards/decks.ts'
import type { Event } from '../events.ts'
import { TWOS } from '../network/cities.ts'
import type { State } from '../state.ts'
import { invariants } from './invariants.ts'

export const proof: Proof<State, Event> = {
  invariants,
  follows(events, viewer) {
    const seats = new Set(events.flatMap((event) => (event.kind === 'dealt' ? [event.seat] : [])))
    return [
      pile(events),
      ...[...seats].flatMap((seat) => [
        counted(events, seat),
        cubes(events, seat),
        ...(viewer === seat ? [exactly(events, seat)] : [...least(events, seat), ...firstCity(events, seat)]),
      ]),
    ]
  },
}

/** RC-3.7: the pile, card by card. */
const pile = (events: readonly Event[]): Fact<State> => {
  const pileAfter = (all: readonly Event[]): readonly Card[] => {
    const cards: Card[] = []
    for (const event of all) {
      if (event.kind === 'discarded') cards.push(event.card)
      if (event.kind === 'took' && event.from === 'pile') cards.pop()
    }
    return cards
  }
  return {
    say: `the pile is ${pileAfter(events).map(cardId)}`,
    holds: (state) => String(state.pile) === String(pileAfter(withUnseenEvents(events, state))),
  }
}

/** All events of this state, including those the mover may still undo, which the others have not seen. */
const withUnseenEvents = (events: readonly Event[], { untold }: State): readonly Event[] => [...events, ...untold]

const cubes = (events: readonly Event[], seat: Seat): Fact<State> => {
  const countsAfter = (all: readonly Event[]): readonly number[] =>
    [0, 1, 2, 3].map(
      (good) => all.filter((event) => event.kind === 'delivered' && event.seat === seat && event.good === good).length,
    )
  return {
    say: `seat ${seat} has the cubes ${countsAfter(events)}`,
    holds: (state) =>
      String(state.delivered.slice(seat * 4, seat * 4 + 4)) === String(countsAfter(withUnseenEvents(events, state))),
  }
}

const counted = (events: readonly Event[], seat: Seat): Fact<State> => {
  const countAfter = (all: readonly Event[]): number =>
    all.reduce((sum, event) => {
      if (event.kind === 'dealt' && event.seat === seat) return sum + event.count
      if (event.kind === 'drew' && event.seat === seat) return sum + 1
      return sum + steps([event], seat).reduce((net, { by }) => net + by, 0)
    }, 0)
  return {
    say: `seat ${seat} holds ${countAfter(events)} cards`,
    holds: (state) => cardsIn(state.hands, seat).length === countAfter(withUnseenEvents(events, state)),
  }
}

interface Change {
  readonly card: Card
  readonly by: 1 | -1
}

/** The cards that everyone saw enter and leave a hand. */
const steps = (events: readonly Event[], seat: Seat): readonly Change[] =>
  events.flatMap((event): readonly Change[] => {
    if (!('seat' in event) || event.seat !== seat) return []
    if (event.kind === 'took') return [{ card: event.card, by: 1 }]
    return leaving(event).map((card) => ({ card, by: -1 }))
  })

const leaving = (event: Event): readonly Card[] => {
  if (event.kind === 'discarded') return [event.card]
  if (event.kind === 'laid') return [JOKER]
  if (event.kind !== 'built') return []
  return [
    cityCard(event.city),
    ...Array<Card>(event.ones).fill(railCard(event.colour, 1)),
    ...Array<Card>(event.twos).fill(railCard(event.colour, 2)),
    ...Array<Card>(event.jokers).fill(JOKER),
  ]
}

/** A seat knows the cards that it was dealt, drew and took, minus those that it gave up. */
const exactly = (events: readonly Event[], seat: Seat): Fact<State> => ({
  say: `seat ${seat} holds exactly ${ownCounts(events, seat)}`,
  holds: (state) => {
    const counts = ownCounts(withUnseenEvents(events, state), seat)
    return CARDS.every((card) => countOf(state.hands, seat, card) === counts[card])
  },
})

const ownCounts = (events: readonly Event[], seat: Seat): readonly number[] => {
  const counts = CARDS.map(() => 0)
  for (const event of events) {
    if (event.kind === 'received') for (const card of event.cards) counts[card] = (counts[card] ?? 0) + 1
    if (event.kind === 'saw') counts[event.card] = (counts[event.card] ?? 0) + 1
  }
  for (const { card, by } of steps(events, seat)) counts[card] = (counts[card] ?? 0) + by
  return counts
}

/** Another seat: the cards it took face up and cannot have given up again. Every seat began with a joker. */
const least = (events: readonly Event[], seat: Seat): readonly Fact<State>[] => {
  const say = `seat ${seat} holds at least ${knownCounts(events, seat)}`
  const holds = (state: State): boolean => {
    const counts = knownCounts(withUnseenEvents(events, state), seat)
    return CARDS.every((card) => countOf(state.hands, seat, card) >= (counts[card] ?? 0))
  }
  return [{ say, holds }]
}

const knownCounts = (events: readonly Event[], seat: Seat): readonly number[] => {
  const counts = CARDS.map(() => 0)
  if (events.some((event) => event.kind === 'dealt' && event.rule === 'RC-2.1')) counts[JOKER] = 1
  for (const { card, by } of steps(events, seat)) counts[card] = Math.max(0, (counts[card] ?? 0) + by)
  return counts
}

/** The first city is still in the hand, unseen, if no unseen city of value 2 has left it. */
const firstCity = (events: readonly Event[], seat: Seat): readonly Fact<State>[] => {
  if (unseenTwos(events, seat) === undefined) return []
  const holds = (state: State): boolean => {
    const unseen = unseenTwos(withUnseenEvents(events, state), seat)
    return unseen === undefined || (citiesIn(state.hands, seat) & unseen) !== 0
  }
  return [{ say: `seat ${seat} has its first city`, holds }]
}

/** The cities of value 2 that no player has seen, one bit each; undefined once one of them has left this hand. */
const unseenTwos = (events: readonly Event[], seat: Seat): number | undefined => {
  const seen = new Set<Card>()
  for (const event of events) {
    if (event.kind === 'turned') seen.add(event.card)
    if (!('seat' in event)) continue
    for (const card of leaving(event)) {
      if (event.seat === seat && isTwo(card) && !seen.has(card)) return undefined
      seen.add(card)
    }
  }
  return TWOS & ~[...seen].filter(isCity).reduce((bits, card) => bits | (1 << cityOn(card)), 0)
}

const isTwo = (card: Card): boolean => isCity(card) && ((TWOS >> cityOn(card)) & 1) === 1
