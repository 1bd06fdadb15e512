/**
 * Sets of cards (deck, hand), called bunches: twelve numbers each, a count for each rail and the joker, and the cities as bits.
 * A list holds several bunches, one after another.
 */

import { CITIES } from '../data/cities.ts'
import { LOCOMOTIVES, ONES_EACH, TWOS_EACH } from '../data/counts.ts'
import { type Card, cityCard, cityOn, FIRST_CITY, JOKER, railValue } from './cards.ts'

export const BUNCH = 12
const CITY_BITS = 11

/** RC-1.1, and RC-10.1 without the locomotives. */
export const allCards = (younger: boolean): number[] => {
  const cards = ALL.slice()
  if (younger) cards[JOKER] = 0
  return cards
}

const ALL: readonly number[] = [
  ...Array.from({ length: JOKER }, (_, card) => (railValue(card) === 1 ? ONES_EACH : TWOS_EACH)),
  LOCOMOTIVES,
  (1 << CITIES.length) - 1,
]

export const citiesIn = (bunches: readonly number[], bunch: number): number => bunches[bunch * BUNCH + CITY_BITS]!

export const countOf = (bunches: readonly number[], bunch: number, card: Card): number =>
  card < FIRST_CITY ? bunches[bunch * BUNCH + card]! : (citiesIn(bunches, bunch) >> cityOn(card)) & 1

export const addCard = (bunches: number[], bunch: number, card: Card): void => {
  if (card < FIRST_CITY) bunches[bunch * BUNCH + card]! += 1
  else bunches[bunch * BUNCH + CITY_BITS]! |= 1 << cityOn(card)
}

/** Removes a card, if the bunch has it. */
export const dropCard = (bunches: number[], bunch: number, card: Card): void => {
  const at = bunch * BUNCH + Math.min(card, CITY_BITS)
  if (card >= FIRST_CITY) bunches[at]! &= ~(1 << cityOn(card))
  else if (bunches[at]! > 0) bunches[at]! -= 1
}

/** The card at this index when a bunch is laid out in order. */
export const cardAt = (bunches: readonly number[], bunch: number, place: number): Card => {
  let rest = place
  for (let card = 0; card < FIRST_CITY; card++) {
    rest -= bunches[bunch * BUNCH + card]!
    if (rest < 0) return card
  }
  let bits = citiesIn(bunches, bunch)
  for (; rest > 0; rest--) bits &= bits - 1
  return cityCard(lowest(bits))
}

/** The index of the lowest bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Every card of a bunch, in order. */
export const cardsIn = (bunches: readonly number[], bunch: number): readonly Card[] => {
  const cards: Card[] = []
  for (let card = 0; card < FIRST_CITY; card++) {
    for (let count = bunches[bunch * BUNCH + card]!; count > 0; count--) cards.push(card)
  }
  for (let bits = citiesIn(bunches, bunch); bits !== 0; bits &= bits - 1) cards.push(cityCard(lowest(bits)))
  return cards
}

export const size = (bunches: readonly number[], bunch: number): number => {
  let sum = bitsIn(citiesIn(bunches, bunch))
  for (let card = 0; card < FIRST_CITY; card++) sum += bunches[bunch * BUNCH + card]!
  return sum
}

export const bitsIn = (bits: number): number => {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}

export const noCards = (bunches: number): number[] => Array<number>(bunches * BUNCH).fill(0)
