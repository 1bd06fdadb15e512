/**
 * The transport cards. A card is a number that stands for its kind: six plain trains, six trains with
 * the harbour symbol, the locomotive, six single ships (all with the symbol), six double ships.
 */
import { CARDS, COLOURS } from '../data/counts.ts'

export type Card = number
/** An index in `COLOURS`. */
export type ColourIndex = number

/** The first card of each sort; add a colour. */
export const PLAIN = 0
export const SYMBOL = 6
export const LOCOMOTIVE = 12
export const SINGLE = 13
export const DOUBLE = 19
export const CARD_KINDS = 25

/** By card: its number of copies (GL-1.1, GL-1.2, GL-1.3). */
export const COPIES: readonly number[] = [
  ...COLOURS.map(() => CARDS.plain),
  ...COLOURS.map(() => CARDS.symbol),
  CARDS.locomotive,
  ...COLOURS.map(() => CARDS.single),
  ...COLOURS.map(() => CARDS.double),
]

/** A deck, named by its back: 0 for trains, 1 for ships. */
export type Back = 0 | 1
export const TRAIN: Back = 0
export const SHIP: Back = 1
export const BACKS: readonly Back[] = [TRAIN, SHIP]
export const BACK_NAMES = ['train', 'ship'] as const

/** By back: the first card of that deck, and the one after its last. */
export const FIRST: readonly [Card, Card] = [0, SINGLE]
export const BEYOND: readonly [Card, Card] = [SINGLE, CARD_KINDS]

/** §10: a locomotive has a train back. */
export const backOf = (card: Card): Back => (card < SINGLE ? TRAIN : SHIP)

export const ALL_CARDS: readonly Card[] = COPIES.map((_, card) => card)

/** Turns counts by card into a list with one entry for each copy. */
export const listed = (counts: readonly number[]): readonly Card[] => {
  const cards: Card[] = []
  counts.forEach((count, card) => {
    for (let i = 0; i < count; i++) cards.push(card)
  })
  return cards
}

/** How many cards have this back, in counts by card that start at `at`. */
export const countBacks = (counts: readonly number[], back: Back, at = 0): number => {
  let sum = 0
  for (let card = FIRST[back]; card < BEYOND[back]; card++) sum += counts[at + card] ?? 0
  return sum
}
