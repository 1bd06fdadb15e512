import { expect, test } from 'vitest'
import type { Point } from '../../../web/toolkit/camera.ts'
import { game } from '../game.ts'
import { BARRED_FROM, FIELDS, fieldAt, grid, NEIGHBOURS, PLACES, place } from '../map/fields.ts'
import { fieldTarget, PLACE } from '../moves.ts'
import { FRANCE } from './scenery/coast.ts'
import { HEX, hex, SIZE, SPOTS, side, spot, walk } from './sheet.ts'

/** The fields fill the sheet, so that the frame can show them as large as possible. */
const EDGE = 12
const FILLED = 0.92

const numbers = (path: string): readonly number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number)

test('every field has its own hex inside the sheet, and together they fill it', () => {
  expect(new Set(SPOTS.map(({ x, y }) => `${x} ${y}`)).size).toBe(FIELDS.length)
  for (const field of FIELDS) {
    const corners = numbers(hex(spot(field)))
    expect(corners).toHaveLength(12)
    corners.forEach((value, i) => {
      expect(value, grid(field)).toBeGreaterThan(EDGE)
      expect(value, grid(field)).toBeLessThan((i % 2 === 0 ? SIZE.width : SIZE.height) - EDGE)
    })
  }
  const [xs, ys] = [SPOTS.map(({ x }) => x), SPOTS.map(({ y }) => y)]
  expect((Math.max(...xs) - Math.min(...xs) + HEX) / SIZE.width).toBeGreaterThan(FILLED)
  expect((Math.max(...ys) - Math.min(...ys) + HEX) / SIZE.height).toBeGreaterThan(FILLED)
})

test('adjacent fields lie one hex apart, all others further', () => {
  for (const field of FIELDS) {
    for (const other of FIELDS) {
      const apart = Math.hypot(spot(field).x - spot(other).x, spot(field).y - spot(other).y)
      const touch = NEIGHBOURS[field]?.includes(other) || BARRED_FROM[field]?.includes(other)
      if (touch) expect(apart).toBeCloseTo(HEX, 0)
      else if (field !== other) expect(apart).toBeGreaterThan(HEX * 1.5)
    }
  }
})

test('a barred border lies between its two fields and is as long as a side', () => {
  const [from, to] = side({ x: 0, y: 0 }, { x: HEX, y: 0 })
  expect([from.x, to.x]).toEqual([HEX / 2, HEX / 2])
  expect(Math.abs(from.y - to.y)).toBeCloseTo(HEX / Math.sqrt(3), 0)
})

test('the fields of the board are exactly the field targets of the rules', () => {
  const targets = new Set(FIELDS.map(fieldTarget))
  expect(targets.size).toBe(FIELDS.length)
  for (const field of FIELDS.filter((there) => ['city', 'land'].includes(place(there).kind))) {
    const move = game.parse(grid(field))
    expect(move).toBe(PLACE[field])
    expect(move && game.targets(move)).toEqual([fieldTarget(field)])
  }
})

test('arrow keys move from field to field and stop at the border', () => {
  const paris = fieldAt(0, 0) ?? -1
  expect(walk(paris, 'ArrowRight')).toBe(fieldAt(1, 0))
  expect(walk(paris, 'ArrowLeft')).toBe(fieldAt(-1, 0))
  expect(walk(paris, 'ArrowUp')).toBe(fieldAt(0, -1))
  expect(walk(paris, 'ArrowDown')).toBe(fieldAt(-1, 1))
  expect(walk(fieldAt(7, 0) ?? -1, 'ArrowRight')).toBeUndefined()
  expect(walk(paris, 'Enter')).toBeUndefined()
})

test('arrow keys reach every field', () => {
  const reached = new Set([0])
  for (const field of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = walk(field, key)
      if (next !== undefined) reached.add(next)
    }
  }
  expect(FIELDS.filter((field) => !reached.has(field)).map(grid)).toEqual([])
})

test('the coast lies under the fields: Brest far in the west, Nice in the south-east', () => {
  const shore = outline(FRANCE)
  const near = (name: string): number => {
    const { x, y } = spot(PLACES.findIndex((there) => there.name === name))
    return Math.min(...shore.map((point) => Math.hypot(point.x - x, point.y - y)))
  }
  for (const name of ['Brest', 'Calais', 'Nice', 'Marseille', 'Bayonne', 'Cherbourg']) {
    expect(near(name), name).toBeLessThan(HEX)
  }
  expect(near('Bourges')).toBeGreaterThan(4 * HEX)
})

/** The corners of a path of relative lines. */
const outline = (path: string): readonly Point[] => {
  const points: Point[] = []
  for (const ring of path.split('z')) {
    const [x0, y0, ...steps] = numbers(ring)
    if (x0 === undefined || y0 === undefined) continue
    let at = { x: x0, y: y0 }
    points.push(at)
    for (let i = 0; i + 1 < steps.length; i += 2) {
      at = { x: at.x + (steps[i] ?? 0), y: at.y + (steps[i + 1] ?? 0) }
      points.push(at)
    }
  }
  return points
}
