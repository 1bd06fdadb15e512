/** Cards by number: ten kinds of rails, the locomotive (joker), and 25 unique cities. */

import { CITIES } from '../data/cities.ts'
import { type City, RAIL_LETTERS } from '../network/cities.ts'

export type Card = number

export const JOKER: Card = 10
export const FIRST_CITY: Card = 11
export const CARDS: readonly Card[] = Array.from({ length: FIRST_CITY + CITIES.length }, (_, card) => card)

export const railCard = (colour: number, value: 1 | 2): Card => 2 * colour + value - 1
export const cityCard = (city: City): Card => FIRST_CITY + city
export const isCity = (card: Card): boolean => card >= FIRST_CITY
export const isRail = (card: Card): boolean => card < JOKER
export const cityOn = (card: Card): City => card - FIRST_CITY
export const colourOf = (card: Card): number => card >> 1
export const railValue = (card: Card): number => 1 + (card & 1)

/** `P1`, `J`, `C4a` */
export const cardId = (card: Card): string => {
  if (card === JOKER) return 'J'
  return isCity(card) ? (CITIES[cityOn(card)]?.id ?? '') : `${RAIL_LETTERS[colourOf(card)]}${railValue(card)}`
}
