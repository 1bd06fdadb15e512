/** The data against every number of the rulebook and of the reconstruction. */
import { expect, test } from 'vitest'
import { CARDS } from './cards/cards.ts'
import { allCards, bitsIn, countOf, size } from './cards/decks.ts'
import { CITIES } from './data/cities.ts'
import {
  GOODS,
  LOCOMOTIVES,
  ONES_EACH,
  RAIL_COLOURS,
  TRAIN_COLOURS,
  TRAINS_EACH,
  TRAINS_FOR_LINKS,
  TWOS_EACH,
} from './data/counts.ts'
import { RULES } from './data/rules.ts'
import { COLOURS } from './moves.ts'
import { ALL_CITIES, DEMANDS, PLACES, placesLeft, RAIL_LETTERS, SHOWN, TILE, TWOS, VALUE } from './network/cities.ts'

const citiesOf = (value: number): number => CITIES.filter((city) => city.value === value).length

test('RC-1.1 111 cards: 65 rails, 21 locomotives and 25 cities', () => {
  const all = allCards(false)
  const count = (card: number): number => countOf(all, 0, card)
  expect(size(all, 0)).toBe(111)
  expect(RAIL_COLOURS.length * (ONES_EACH + TWOS_EACH)).toBe(65)
  expect(CARDS.slice(0, 10).map(count)).toEqual([6, 7, 6, 7, 6, 7, 6, 7, 6, 7])
  expect([count(10), LOCOMOTIVES]).toEqual([21, 21])
  expect(CARDS.slice(11).map(count)).toEqual(Array(25).fill(1))
  expect([5, 4, 3, 2].map(citiesOf)).toEqual([5, 5, 10, 5])
})

test('RC-1.2 60 cubes, 15 of each good', () => {
  expect(GOODS.map(({ count }) => count)).toEqual([15, 15, 15, 15])
  expect(GOODS.map(({ colour, name }) => `${colour} ${name}`)).toEqual([
    'red wood',
    'blue ore',
    'yellow grain',
    'black livestock',
  ])
})

test('RC-1.3 twelve trains, ten of them for links, in four colours', () => {
  expect([TRAINS_EACH, TRAINS_FOR_LINKS, TRAIN_COLOURS.length]).toEqual([12, 10, 4])
})

test('RC-1.4 four places on each city, more colours the lower the value, and value 5 demands every good', () => {
  for (const city of ALL_CITIES) {
    const places = COLOURS.map((colour) => placesLeft(PLACES[city] ?? 0, colour))
    expect(places.reduce((sum, count) => sum + count, 0)).toBe(4)
    expect(bitsIn(SHOWN[city] ?? 0) + (VALUE[city] ?? 0)).toBe(6)
    expect(bitsIn(DEMANDS[city] ?? 0)).toBe(VALUE[city] === 5 ? 4 : 1)
    for (const colour of COLOURS) expect((places[colour] ?? 0) > 0).toBe((((SHOWN[city] ?? 0) >> colour) & 1) === 1)
  }
  for (const letter of RAIL_LETTERS)
    expect(CITIES.flatMap(({ links }) => [...links]).filter((l) => l === letter)).toHaveLength(20)
  for (const { colour } of GOODS) expect(CITIES.filter(({ demand }) => demand === colour)).toHaveLength(5)
  expect(CITIES.reduce((sum, { value }) => sum + value - 1, 0)).toBe(60)
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(25)
  expect(new Set(CITIES.map(({ name }) => name)).size).toBe(25)
})

test('RC-1.5 the tile demands nothing', () => {
  expect(DEMANDS[TILE]).toBe(0)
})

test('RC-2.1 there are five cities of value 2, with which players may start', () => {
  expect(ALL_CITIES.filter((city) => (TWOS >> city) & 1).map((city) => VALUE[city])).toEqual([2, 2, 2, 2, 2])
})

test('RC-10.1 90 cards without the locomotives', () => {
  expect(size(allCards(true), 0)).toBe(90)
})

test('every rule has a source', () => {
  expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length)
  expect(RULES).toHaveLength(81)
})
