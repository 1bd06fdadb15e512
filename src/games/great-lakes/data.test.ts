import { expect, test } from 'vitest'
import { ALL_CARDS, backOf, COPIES, countBacks, LOCOMOTIVE, SHIP, SYMBOL, TRAIN } from './cards/cards.ts'
import { CITIES } from './data/cities.ts'
import { COLOURS, HARBOURS, PIECES, SHIPS, TRAINS } from './data/counts.ts'
import { RECONSTRUCTED, ROUTES as ROWS } from './data/routes.ts'
import { PORTS, ROUTES, ROUTES_AT, TICKETS } from './map/map.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)
const places = (place: string): number => CITIES.filter((city) => city.place === place).length

test('GL-1.1 80 train cards: 11 of each colour and 14 locomotives', () => {
  expect(countBacks(COPIES, TRAIN)).toBe(80)
  expect(COPIES[LOCOMOTIVE]).toBe(14)
  expect(COLOURS.map((_, colour) => (COPIES[colour] ?? 0) + (COPIES[SYMBOL + colour] ?? 0))).toEqual([
    11, 11, 11, 11, 11, 11,
  ])
  expect(COLOURS).toEqual(['purple', 'yellow', 'green', 'red', 'black', 'white'])
})

test('GL-1.2 60 ship cards: 4 single and 6 double ships of each colour', () => {
  expect(countBacks(COPIES, SHIP)).toBe(60)
  expect(COPIES.slice(13)).toEqual([4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6])
  expect(sum(COPIES)).toBe(140)
})

test('GL-1.3 4 of the 11 trains of a colour have the harbour symbol', () => {
  expect(COPIES.slice(SYMBOL, LOCOMOTIVE)).toEqual([4, 4, 4, 4, 4, 4])
  expect(ALL_CARDS.filter((card) => backOf(card) === SHIP)).toHaveLength(12)
})

test('GL-1.4 33 trains, 32 ships and 3 harbours; 50 of the trains and ships are in play', () => {
  expect([TRAINS, SHIPS, HARBOURS, PIECES]).toEqual([33, 32, 3, 50])
})

test('GL-1.5 35 cities, 25 of them ports, and two junctions', () => {
  expect([places('port'), places('inland'), places('junction')]).toEqual([25, 10, 2])
  expect(PORTS).toHaveLength(25)
  expect(new Set(CITIES.map(({ code }) => code)).size).toBe(37)
})

test('GL-1.5 110 routes with 355 spaces: 52 for trains with 186, 58 for ships with 169', () => {
  const of = (kind: string) => ROUTES.filter((route) => route.kind === kind)
  expect(ROUTES).toHaveLength(110)
  expect(sum(ROUTES.map(({ length }) => length))).toBe(355)
  expect([of('train').length, sum(of('train').map(({ length }) => length))]).toEqual([52, 186])
  expect([of('ship').length, sum(of('ship').map(({ length }) => length))]).toEqual([58, 169])
  expect(new Set(ROUTES.map(({ code }) => code)).size).toBe(110)
  expect(ROUTES.every(({ a, b }) => a >= 0 && b >= 0 && a !== b)).toBe(true)
})

test('GL-1.5 28 double routes with 90 spaces each side, and two pairs of a train and a ship route', () => {
  const doubles = ROUTES.filter(({ twin }) => twin >= 0)
  expect(doubles).toHaveLength(56)
  expect(sum(doubles.map(({ length }) => length)) / 2).toBe(90)
  for (const [at, { twin, length, kind }] of ROUTES.entries()) {
    if (twin < 0) continue
    expect(ROUTES[twin]).toMatchObject({ twin: at, length, kind })
  }
  const ends = (row: (typeof ROWS)[number]): string => [row[0], row[1]].sort().join('-')
  const mixed = ROWS.filter(
    (row) => row[2] === 'train' && ROWS.some((other) => other[2] === 'ship' && ends(other) === ends(row)),
  )
  expect(mixed.map(ends)).toEqual(['DUL-THB', 'MUS-TRC'])
})

test('GL-1.5 the three disputed routes are for ships', () => {
  const disputed = ROWS.filter(([a, b]) => RECONSTRUCTED.includes(`${a}-${b}`))
  expect(disputed.map(([, , kind]) => kind)).toEqual(['ship', 'ship', 'ship'])
})

test('GL-1.5 GL-6.4 55 tickets with 526 points, none to a junction', () => {
  expect(TICKETS).toHaveLength(55)
  expect(sum(TICKETS.map(({ points }) => points))).toBe(526)
  expect(TICKETS.every(({ a, b }) => CITIES[a]?.place !== 'junction' && CITIES[b]?.place !== 'junction')).toBe(true)
})

test('GL-1.5 every city is connected to every other', () => {
  const seen = new Set([0])
  for (const city of seen) {
    for (const route of ROUTES_AT[city] ?? []) seen.add(ROUTES[route]?.a ?? 0).add(ROUTES[route]?.b ?? 0)
  }
  expect(seen.size).toBe(CITIES.length)
})
