import { expect, test } from 'vitest'
import { CITIES, ROWS } from './data/map.ts'
import {
  BARRED_FROM,
  BUILDABLE,
  FIELDS,
  fieldAt,
  grid,
  MARSEILLE,
  NEIGHBOURS,
  PLACES,
  STATION_FIELDS,
} from './map/fields.ts'

/** How many locomotives it takes from a station to the nearest of these fields on an empty map. */
const steps = (station: number, goals: readonly number[]): number => {
  let ring = [station]
  const seen = new Set(ring)
  for (let distance = 0; ring.length > 0; distance++) {
    if (ring.some((field) => goals.includes(field))) return distance
    ring = ring
      .flatMap((field) => NEIGHBOURS[field] ?? [])
      .filter((field) => {
        if (seen.has(field) || !BUILDABLE[field]) return false
        seen.add(field)
        return true
      })
  }
  return -1
}

const cities = FIELDS.filter((field) => PLACES[field]?.kind === 'city')

test('PC-1.2 the map has 178 fields: 42 cities by value, 129 of country, six starts and the tower', () => {
  const count = (kind: string): number => PLACES.filter((place) => place.kind === kind).length
  expect(FIELDS).toHaveLength(178)
  expect([count('city'), count('land'), count('start'), count('eiffel')]).toEqual([42, 129, 6, 1])
  expect(BUILDABLE.filter(Boolean)).toHaveLength(171)
  const citiesWorth = (value: number): number => CITIES.filter((city) => city[1] === value).length
  expect([1, 2, 3, 4].map(citiesWorth)).toEqual([22, 12, 7, 1])
  expect(PLACES.reduce((sum, { value }) => sum + value, 0)).toBe(71)
  expect(PLACES[MARSEILLE]).toMatchObject({ name: 'Marseille', value: 4, q: -2, r: 12 })
})

test('PC-1.2 every city, station and barred border lies on the map, and rows run from north to south', () => {
  for (const [, , q, r] of CITIES) expect(fieldAt(q, r), `${q},${r}`).toBeDefined()
  expect(BARRED_FROM.flat()).toHaveLength(2 * 15)
  expect(ROWS.map(([r]) => r)).toEqual([...ROWS.map(([r]) => r)].sort((a, b) => a - b))
  expect(new Set(FIELDS.map(grid)).size).toBe(178)
  expect(FIELDS.map(grid).every((name) => /^[A-R]([1-9]|1[0-7])$/.test(name))).toBe(true)
})

test('PC-1.2 the start fields surround the tower, with the first city one or two steps away', () => {
  const tower = fieldAt(0, 0) ?? -1
  expect([...(NEIGHBOURS[tower] ?? [])].sort()).toEqual([...STATION_FIELDS].sort())
  expect(STATION_FIELDS.map((station) => steps(station, cities))).toEqual([1, 2, 2, 1, 1, 1])
})

test('PC-E6 Marseille is the 11th locomotive from Gare de Lyon, the 15th from Gare Saint-Lazare', () => {
  expect(STATION_FIELDS.map((station) => steps(station, [MARSEILLE]))).toEqual([14, 12, 11, 11, 13, 15])
})
