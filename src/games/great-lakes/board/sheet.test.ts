/** The map fills the board region, and the forest leaves room for everything that matters. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PORTS } from '../map/map.ts'
import { boxOf, namesAt } from './map/names.ts'
import { TRACKS } from './map/tracks.ts'
import { SIZE, SPOTS, spot } from './sheet.ts'

/** What can be touched: ports with their circle, and the spaces of routes. */
const touchable = [
  ...PORTS.map(spot).flatMap(({ x, y }) => [
    { x: x - 21, y: y - 21 },
    { x: x + 21, y: y + 21 },
  ]),
  ...TRACKS.flatMap(({ spaces }) => spaces),
]
const span = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

test.each([
  ['laptop', 1048, 548],
  ['desktop', 1208, 728],
  ['phone', 390, 400],
])('on a %s what can be touched spans 92 % of the width or of the height', (_, width, height) => {
  const scale = Math.min(width / SIZE.width, height / SIZE.height)
  const across = (span(touchable.map(({ x }) => x)) * scale) / width
  const down = (span(touchable.map(({ y }) => y)) * scale) / height
  expect(Math.max(across, down)).toBeGreaterThanOrEqual(0.92)
})

test('no tree stands on a route, a city or a name', () => {
  const { trees }: { readonly trees: readonly number[] } = JSON.parse(
    readFileSync(new URL('./map/forest.json', import.meta.url), 'utf8'),
  )
  const spaces = TRACKS.flatMap((track) => track.spaces)
  const names = namesAt(0.5, new Set()).map(boxOf)
  const found: string[] = []
  for (let at = 0; at + 1 < trees.length; at += 2) {
    const [x = 0, y = 0] = trees.slice(at, at + 2)
    const isNear = [...spaces, ...SPOTS].some((place) => Math.hypot(place.x - x, place.y - y) < 30)
    const isUnder = names.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y - 24 < bottom)
    if (isNear || isUnder) found.push(`${x} ${y}`)
  }
  expect(trees.length).toBeGreaterThan(600)
  expect(found).toEqual([])
})
