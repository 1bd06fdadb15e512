/** Which city names are readable on the map, from a wall screen to a phone. */
import { expect, test } from 'vitest'
import { CITIES } from '../../data/cities.ts'
import { TICKETS } from '../../map/map.ts'
import { SIZE } from '../sheet.ts'
import { boxOf, coversCity, LEAST, namesAt, overlap, USUAL } from './names.ts'

const NOBODY: ReadonlySet<number> = new Set()
const NAMED = CITIES.filter(({ place }) => place !== 'junction').length
const PHONE = 360 / SIZE.width

test.each([0.1, PHONE, 2 * PHONE, 0.5, 1, 4])(
  'at %d pixels per unit names are readable, on the sheet, and never over one another',
  (scale) => {
    const names = namesAt(scale, NOBODY)
    for (const [at, name] of names.entries()) {
      expect(name.size * scale).toBeGreaterThanOrEqual(LEAST - 1e-9)
      const { left, right, top, bottom } = boxOf(name)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(SIZE.width)
      expect(bottom).toBeLessThanOrEqual(SIZE.height)
      expect(coversCity(name), name.text).toBe(false)
      for (const other of names.slice(at + 1))
        expect(overlap(boxOf(name), boxOf(other)), `${name.text} ${other.text}`).toBe(false)
    }
  },
)

test('at normal size every city shows its name, and names grow with the map from there', () => {
  expect(namesAt(LEAST / USUAL, NOBODY)).toHaveLength(NAMED)
  expect(namesAt(4, NOBODY).map(({ size }) => size)).toEqual(Array(NAMED).fill(USUAL))
})

test('fitted to a phone, both cities of any ticket show their names, and ports come before other cities', () => {
  for (const { a, b } of TICKETS) {
    const cities = namesAt(PHONE, new Set([a, b])).map(({ city }) => city)
    expect(cities.slice(0, 2).sort(), `${CITIES[a]?.name} ${CITIES[b]?.name}`).toEqual([a, b].sort())
  }
  const shown = namesAt(PHONE, NOBODY).map(({ city }) => CITIES[city]?.place)
  expect(shown.length).toBeGreaterThanOrEqual(15)
  expect(shown.lastIndexOf('port')).toBeLessThan(shown.indexOf('inland'))
})

test('at twice the zoom, more names are shown', () => {
  expect(namesAt(2 * PHONE, NOBODY).length).toBeGreaterThan(namesAt(PHONE, NOBODY).length)
})
