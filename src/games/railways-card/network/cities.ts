/** The cities by number, with their colours and goods as bits. */
import { CITIES, type CityCard } from '../data/cities.ts'
import { GOODS } from '../data/counts.ts'

/** A city, as its index in `CITIES`. */
export type City = number

/** The starting tile, used in place of a city (RC-1.5). */
export const TILE = CITIES.length

export const ALL_CITIES: readonly City[] = CITIES.map((_, city) => city)

/** Letters of the rail colours, in the order of `RAIL_COLOURS`. */
export const RAIL_LETTERS = 'PGBOW'

export const VALUE: readonly number[] = CITIES.map(({ value }) => value)

/** RC-1.4, RC-6.4: the goods that a city demands, one bit each; the tile demands none. */
export const DEMANDS: readonly number[] = [...CITIES.map(demandOf), 0]

/** RC-R8: by city, three bits for each rail colour: how many links of it can be joined. */
export const PLACES: readonly number[] = CITIES.map(({ links }) =>
  [...links].reduce((sum, letter) => sum + placeOf(RAIL_LETTERS.indexOf(letter)), 0),
)

/** By city: the rail colours it shows, one bit each. */
export const SHOWN: readonly number[] = CITIES.map(({ links }) =>
  [...links].reduce((bits, letter) => bits | (1 << RAIL_LETTERS.indexOf(letter)), 0),
)

/** RC-2.1: the cities with which players may start, one bit each. */
export const TWOS = VALUE.reduce((bits, value, city) => (value === 2 ? bits | (1 << city) : bits), 0)

/** One place of a colour, as a unit of `PLACES`. */
export function placeOf(colour: number): number {
  return 1 << (3 * colour)
}

export const placesLeft = (places: number, colour: number): number => (places >> (3 * colour)) & 7

export const cardOf = (city: City): CityCard => {
  const card = CITIES[city]
  if (card === undefined) throw new RangeError(`no city ${city}`)
  return card
}

function demandOf({ demand }: CityCard): number {
  return demand === 'any' ? (1 << GOODS.length) - 1 : 1 << GOODS.findIndex(({ colour }) => colour === demand)
}
