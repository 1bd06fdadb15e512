import { describe, expect, test } from 'vitest'
import { quickRng } from '../../../kit/chance.ts'
import { ALL_CITIES, TILE } from '../network/cities.ts'
import { CARD, crosses, gap, layOut, runsOver, SIZE, same, treeOf } from './layout.ts'

/** A tree of all cities: each city has at most four links, the tile any number. A smaller `spread` branches more. */
const tree = (seed: number, tileLinks: number) => {
  const rng = quickRng(seed)
  const parent = ALL_CITIES.map(() => -1)
  const links = new Map<number, number>()
  const built = [...ALL_CITIES].sort(() => rng(3) - 1)
  built.forEach((city, at) => {
    const open = [TILE, ...built.slice(0, at)].filter(
      (place) => (links.get(place) ?? 0) < (place === TILE ? tileLinks : 4),
    )
    const to = open[rng(open.length)] ?? TILE
    parent[city] = to
    links.set(to, (links.get(to) ?? 0) + 1)
    links.set(city, 1)
  })
  return { built, parent }
}

const trees = Array.from({ length: 40 }, (_, seed) => tree(seed, 2 + (seed % 7)))

describe('the layout of 25 cities', () => {
  test('gives each city its own place on the sheet', () => {
    for (const { built, parent } of [
      ...trees,
      tree(1, 25),
      { built: ALL_CITIES, parent: ALL_CITIES.map(() => TILE) },
    ]) {
      const spots = [...layOut(built, parent).values()]
      expect(spots).toHaveLength(26)
      spots.forEach((spot, at) => {
        expect(spots.findIndex((other) => same(other, spot))).toBe(at)
        expect(spot.x - CARD.width / 2).toBeGreaterThan(0)
        expect(spot.x + CARD.width / 2).toBeLessThan(SIZE.width)
        expect(spot.y - CARD.height / 2).toBeGreaterThan(0)
        expect(spot.y + CARD.height / 2).toBeLessThan(SIZE.height)
      })
    }
  })

  test('never moves a city when another one is added', () => {
    for (const { built, parent } of trees.slice(0, 8)) {
      const whole = layOut(built, parent)
      for (let count = 1; count < built.length; count += 5) {
        for (const [city, spot] of layOut(built.slice(0, count), parent)) expect(whole.get(city)).toEqual(spot)
      }
    }
  })

  test('rarely lets links cross or run over a card, even with every city on the table', () => {
    let faults = 0
    for (const { built, parent } of trees) {
      const spots = layOut(built, parent)
      const at = (place: number) => spots.get(place) ?? { x: 0, y: 0 }
      const lines = built.map((city) => ({ from: at(parent[city] ?? TILE), to: at(city) }))
      lines.forEach((line, index) => {
        faults += lines.slice(0, index).filter((other) => crosses(line, other)).length
        for (const [place, spot] of spots) {
          if (place !== built[index] && place !== parent[built[index] ?? 0] && runsOver(line, spot)) faults += 1
        }
      })
    }
    expect(faults).toBeLessThan(20)
  })
})

describe('the visible area', () => {
  test('shows the tile with room around it first, then all cards, and never shrinks', () => {
    const start = treeOf({ built: [], parent: [] })
    expect(start.x + start.width / 2).toBe(SIZE.width / 2)
    expect(start.width).toBeGreaterThan(3 * CARD.width)
    expect(start.width).toBeLessThan(SIZE.width / 2)
    for (const { built, parent } of trees.slice(0, 8)) {
      let before = start
      for (let count = 1; count <= built.length; count++) {
        const some = built.slice(0, count)
        const now = treeOf({ built: some, parent })
        expect(now.width).toBeGreaterThanOrEqual(before.width)
        expect(now.height).toBeGreaterThanOrEqual(before.height)
        for (const { x, y } of layOut(some, parent).values()) {
          expect(x - CARD.width / 2).toBeGreaterThan(now.x)
          expect(x + CARD.width / 2).toBeLessThan(now.x + now.width)
          expect(y - CARD.height / 2).toBeGreaterThan(now.y)
          expect(y + CARD.height / 2).toBeLessThan(now.y + now.height)
        }
        before = now
      }
    }
  })
})

test('detects whether links cross', () => {
  const line = (x1: number, y1: number, x2: number, y2: number) => ({ from: { x: x1, y: y1 }, to: { x: x2, y: y2 } })
  expect(crosses(line(0, 0, 2, 2), line(0, 2, 2, 0))).toBe(true)
  expect(crosses(line(0, 0, 2, 2), line(3, 0, 3, 9))).toBe(false)
  expect(crosses(line(0, 0, 2, 2), line(0, 0, 2, 0))).toBe(false)
  expect(crosses(line(0, 0, 2, 0), line(0, 0, 4, 0))).toBe(true)
  expect(crosses(line(0, 0, 2, 0), line(2, 0, 4, 0))).toBe(false)
})

test('a link is visible between the edges of its cards', () => {
  expect(gap({ x: 0, y: 0 }, { x: 200, y: 0 })).toEqual({ from: { x: 58, y: 0 }, to: { x: 142, y: 0 } })
  expect(gap({ x: 0, y: 0 }, { x: 0, y: -200 })).toEqual({ from: { x: 0, y: -46 }, to: { x: 0, y: -154 } })
})
