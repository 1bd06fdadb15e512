/** A full state that looks like the view to its viewer: hidden cards at random, hidden tickets by belief. */
import type { Rng, Seat } from '../../kit/game.ts'
import type { Belief } from '../../kit/heuristics.ts'
import {
  ALL_CARDS,
  BACKS,
  type Back,
  BEYOND,
  CARD_KINDS,
  type Card,
  COPIES,
  countBacks,
  FIRST,
  TRAIN,
} from './cards/cards.ts'
import { FEWEST_TRAINS, FIRST_TICKETS, OFFER, TRAINS } from './data/counts.ts'
import { TICKETS, type Ticket } from './map/map.ts'
import { computeOpenings } from './map/openings.ts'
import { KEEP, placesIn } from './moves.ts'
import { IN_DECK, OFFERED, type State, UNDER } from './state.ts'
import type { View } from './view.ts'

export const determinize = (view: View, rng: Rng, belief?: Belief): State => {
  const cards = dealCards(view, rng)
  const tickets = dealTickets(view, rng, belief)
  return {
    seats: view.seats,
    rules: view.rules,
    start: view.start,
    mover: view.mover,
    turn: view.turn,
    ...cards,
    known: [...view.known],
    row: [...view.row],
    cleared: [...view.cleared],
    left: [...view.left],
    builds: [...view.builds],
    drawn: [...view.drawn],
    stock: [...view.stock],
    discards: [...view.discards],
    owners: [...view.owners],
    harbours: [...view.harbours],
    open: computeOpenings(view),
    trains: [...view.trains],
    ships: [...view.ships],
    box: [...view.box],
    points: [...view.points],
    ...tickets,
    ticketsLeft: view.ticketsLeft,
    ticketsDrawn: view.ticketsDrawn,
    underBy: [...view.underBy],
    ...dealChoices(view, rng),
    cards: view.cards,
    taking: view.taking,
    paying: view.paying,
    idle: view.idle,
    last: view.last,
    end: view.end,
  }
}

/** Removes a random item from a list. */
const pick = <T>(list: T[], rng: Rng, at = rng(list.length)): T => {
  const chosen = list[at]
  const last = list.pop()
  if (chosen === undefined || last === undefined) throw new RangeError('nothing left to deal')
  if (at < list.length) list[at] = last
  return chosen
}

/** First the decks, then the other hands: their known cards, and the rest at random. */
const dealCards = (view: View, rng: Rng): Pick<State, 'hands' | 'deck' | 'blind'> => {
  const others = othersOf(view)
  const hidden = hiddenCards(view)
  const deck = dealDecks(view, hidden, others, rng)
  const hands = [...view.known]
  const blind = hands.map(() => 0)
  const rest = hidden.map((count, card) => count - (deck[card] ?? 0))
  for (const seat of others) {
    for (const card of ALL_CARDS) rest[card] = (rest[card] ?? 0) - (hands[seat * CARD_KINDS + card] ?? 0)
  }
  for (const back of BACKS) dealHands(view, hands, others, cardsWith(rest, back), back, rng)
  view.hand.forEach((count, card) => {
    hands[Number(view.viewer) * CARD_KINDS + card] = count
    blind[Number(view.viewer) * CARD_KINDS + card] = view.blind[card] ?? 0
  })
  shareBlind(view, deck, blind, rng)
  return { hands, deck, blind }
}

const othersOf = (view: View): readonly Seat[] => {
  const others: Seat[] = []
  for (let seat = 0; seat < view.seats; seat++) if (seat !== view.viewer) others.push(seat)
  return others
}

/** By card: the copies that the viewer does not see. */
const hiddenCards = (view: View): readonly number[] => {
  const hidden = COPIES.map((all, card) => all - (view.discards[card] ?? 0) - (view.hand[card] ?? 0))
  for (const card of view.row) addTo(hidden, card, -1)
  return hidden
}

/** A deck holds no more of a card than it was built with, minus the copies that the viewer saw leave it. */
const dealDecks = (view: View, hidden: readonly number[], others: readonly Seat[], rng: Rng): number[] => {
  const most = hidden.map((count, card) => {
    let withOthers = 0
    for (const seat of others) withOthers += view.known[seat * CARD_KINDS + card] ?? 0
    return Math.min(count - withOthers, (view.stock[card] ?? 0) - (view.blind[card] ?? 0))
  })
  const deck = most.map(() => 0)
  for (const back of BACKS) {
    const pool = cardsWith(most, back)
    for (let i = 0; i < (view.left[back] ?? 0); i++) addTo(deck, pick(pool, rng), 1)
  }
  return deck
}

const addTo = (counts: number[], at: number, by: 1 | -1): void => {
  counts[at] = (counts[at] ?? 0) + by
}

/** One entry for each copy with this back. */
const cardsWith = (counts: readonly number[], back: Back): Card[] => {
  const cards: Card[] = []
  for (let card = FIRST[back]; card < BEYOND[back]; card++) {
    for (let i = 0; i < (counts[card] ?? 0); i++) cards.push(card)
  }
  return cards
}

const dealHands = (view: View, hands: number[], others: readonly Seat[], cards: Card[], back: Back, rng: Rng): void => {
  for (const seat of others) {
    const wanted = (back === TRAIN ? view.trainCards[seat] : view.shipCards[seat]) ?? 0
    for (let held = countBacks(hands, back, seat * CARD_KINDS); held < wanted; held++) {
      addTo(hands, seat * CARD_KINDS + pick(cards, rng), 1)
    }
  }
}

/** Another seat drew the cards that left the decks unseen. */
const shareBlind = (view: View, deck: readonly number[], blind: number[], rng: Rng): void => {
  const others = othersOf(view)
  for (const card of ALL_CARDS) {
    const unseen = (view.stock[card] ?? 0) - (view.blind[card] ?? 0) - (deck[card] ?? 0)
    for (let i = 0; i < unseen; i++) addTo(blind, (others[rng(others.length)] ?? 0) * CARD_KINDS + card, 1)
  }
}

/** A place where a ticket hidden from the viewer can be, and the seat that holds it there, or -1. */
interface Slot {
  readonly holder: number
  fill(ticket: Ticket): void
}

const dealTickets = (
  view: View,
  rng: Rng,
  belief: Belief | undefined,
): Pick<State, 'holders' | 'under' | 'returned' | 'offers'> => {
  const holders = TICKETS.map(() => IN_DECK)
  const under = [...view.under]
  const offers = Array<number>(view.seats * OFFER).fill(-1)
  const slots = hiddenSlots(view, holders, under, offers)
  const { away, unseen } = hiddenTickets(view)
  for (const ticket of away) pick(slots, rng).fill(ticket)
  while (slots.length > 0) {
    const { holder, fill } = pick(slots, rng)
    fill(pick(unseen, rng, holder < 0 ? undefined : belief?.(holder, unseen, rng)))
  }
  view.tickets.forEach((tickets, seat) => {
    for (const ticket of tickets ?? []) holders[ticket] = seat
  })
  view.offer.forEach((ticket, place) => {
    holders[ticket] = OFFERED
    offers[Number(view.viewer) * OFFER + place] = ticket
  })
  for (const ticket of under) holders[ticket] = UNDER
  return { holders, under, offers, returned: returnedFlags(view, under) }
}

/** Deals tickets to the other seats and under the deck; the rest stays in the deck. */
const hiddenSlots = (view: View, holders: number[], under: Ticket[], offers: number[]): Slot[] => {
  const slots: Slot[] = []
  for (const seat of othersOf(view)) {
    const held = view.tickets[seat] === null ? (view.held[seat] ?? 0) : 0
    const hold = (ticket: Ticket): void => {
      holders[ticket] = seat
    }
    for (let i = 0; i < held; i++) slots.push({ holder: seat, fill: hold })
    for (let place = 0; place < (view.offered[seat] ?? 0); place++) {
      const offer = (ticket: Ticket): void => {
        holders[ticket] = OFFERED
        offers[seat * OFFER + place] = ticket
      }
      slots.push({ holder: -1, fill: offer })
    }
  }
  view.under.forEach((known, at) => {
    if (known >= 0) return
    const put = (ticket: Ticket): void => {
      under[at] = ticket
    }
    slots.push({ holder: -1, fill: put })
  })
  return slots
}

/** Tickets that the viewer returned and that were dealt again are with other seats, or were returned by them. */
const hiddenTickets = (view: View): { away: readonly Ticket[]; unseen: Ticket[] } => {
  const seen = TICKETS.map(() => false)
  const see = (tickets: readonly Ticket[]): void => {
    for (const ticket of tickets) if (ticket >= 0) seen[ticket] = true
  }
  for (const tickets of view.tickets) see(tickets ?? [])
  see(view.offer)
  see(view.under)
  const away = view.returned.filter((ticket) => !seen[ticket])
  see(view.returned)
  const unseen: Ticket[] = []
  for (let ticket = 0; ticket < seen.length; ticket++) if (!seen[ticket]) unseen.push(ticket)
  return { away, unseen }
}

const returnedFlags = (view: View, under: readonly Ticket[]): number[] => {
  const flags = TICKETS.map(() => 0)
  const flag = (ticket: Ticket, seat: Seat): void => {
    flags[ticket] = (flags[ticket] ?? 0) | (1 << seat)
  }
  for (const ticket of view.returned) flag(ticket, Number(view.viewer))
  under.forEach((ticket, at) => {
    flag(ticket, view.underBy[at] ?? 0)
  })
  return flags
}

const CHOICES = KEEP.filter(({ places }) => placesIn(places).length >= FIRST_TICKETS.least)

/** GL-2.7: the viewer knows only which other seats have chosen. */
const dealChoices = (view: View, rng: Rng): Pick<State, 'kept' | 'mixes'> => {
  if (view.turn > 0) return { kept: view.ready.map(() => 0), mixes: view.ready.map(() => 0) }
  const kept = view.ready.map((ready) => (ready ? (CHOICES[rng(CHOICES.length)]?.places ?? 0) : 0))
  const mixes = view.ready.map((ready) => (ready ? FEWEST_TRAINS + rng(TRAINS - FEWEST_TRAINS + 1) : 0))
  if (view.viewer !== 'watcher') {
    kept[view.viewer] = view.kept
    mixes[view.viewer] = view.mix
  }
  return { kept, mixes }
}
