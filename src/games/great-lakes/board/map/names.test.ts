/** Which city names are readable on the map, from a wall screen to a phone. */
import { expect, test } from 'vitest'
import { CITIES } from '../../data/cities.ts'
import { ROUTES, TICKETS } from '../../map/map.ts'
import { SIZE } from '../sheet.ts'
import { LAKES } from './Cartouche.tsx'
import { boxOf, coversCity, LEAST, namesAt, overlap, USUAL } from './names.ts'
import { gapBetween, HARBOUR_INK, harbourAt, PIECE_INK, piecesOf } from './outlines.ts'
import { PIECE_BREADTH } from './shapes.ts'
import { TRACKS } from './tracks.ts'

const NOBODY: ReadonlySet<number> = new Set()
const NAMED = CITIES.filter(({ place }) => place !== 'junction').length
const PHONE = 360 / SIZE.width
/** From one edge of a piece to the other. */
const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1] as const
/** Up to this number of the 81 points of a piece may lie under the estimated box of a name: its letters do not touch it. */
const GRAZED = 6

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

/** Points of all pieces, if every route were claimed, with the length and breadth of each. */
const pieces = TRACKS.flatMap(({ spaces, length }) =>
  spaces.flatMap(({ x, y, angle }) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return STEPS.flatMap((along) =>
      STEPS.map((across) => {
        const [dx, dy] = [(along * length) / 2, (across * PIECE_BREADTH) / 2]
        return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos }
      }),
    )
  }),
)

test('names lie beside the routes, even when pieces stand on all of them', () => {
  const touching = namesAt(LEAST / USUAL, NOBODY).filter((name) => {
    const { left, right, top, bottom } = boxOf(name)
    const under = pieces.filter(({ x, y }) => x > left && x < right && y > top && y < bottom)
    return under.length > GRAZED
  })
  expect(touching.map(({ text }) => text).sort()).toEqual([])
})

const PORTS = CITIES.flatMap(({ place }, city) => (place === 'port' ? [city] : []))

test('harbours stand in the place of their port, and touch no piece of any route', () => {
  const all = ROUTES.flatMap((_, route) => piecesOf(route))
  const gaps = PORTS.map((city) =>
    Math.min(...harbourAt(city).flatMap((own) => all.map((piece) => gapBetween(own, piece)))),
  )
  const touched = PORTS.filter((_, at) => (gaps[at] ?? 0) < PIECE_INK + HARBOUR_INK)
  expect(touched.map((city) => CITIES[city]?.name)).toEqual([])
})

test('names lie beside all harbours', () => {
  const names = namesAt(LEAST / USUAL, NOBODY)
  const covered = PORTS.flatMap((city) =>
    names
      .filter((name) => {
        const { left, right, top, bottom } = boxOf(name)
        const box = [
          [left, top],
          [right, top],
          [right, bottom - DESCENT],
          [left, bottom - DESCENT],
        ] as const
        return harbourAt(city).some((own) => gapBetween(own, box) < 0)
      })
      .map(({ text }) => `${text} on ${CITIES[city]?.name}`),
  )
  expect(covered).toEqual([])
})

/** Below the line only few letters reach, and only with a tail. */
const DESCENT = 4

test('the names of the lakes lie on open water, beside all pieces', () => {
  const all = ROUTES.flatMap((_, route) => piecesOf(route))
  const covered = LAKES.filter(([name, x, y, lean, size]) => {
    const [long, high] = [(name.length * size * LAKE_LETTER) / 2, size * 0.36]
    const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
    const box = (
      [
        [-long, -high],
        [long, -high],
        [long, high],
        [-long, high],
      ] as const
    ).map(([along, across]) => [x + along * cos - across * sin, y + along * sin + across * cos] as const)
    return all.some((piece) => gapBetween(box, piece) < 0)
  })
  expect(covered.map(([name]) => name)).toEqual([])
})

/** The width of a capital with its spacing, for a size of 1. */
const LAKE_LETTER = 0.82
