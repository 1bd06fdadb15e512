import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LARGEST } from '../../../../web/toolkit/camera.ts'
import { ROUTES, routeFacts } from '../../map/map.ts'
import { SIZE, SPOTS } from '../sheet.ts'
import { gapBetween, PIECE_INK, piecesOf } from './outlines.ts'
import { BREADTH, TRACKS } from './tracks.ts'

const spaces = TRACKS.flatMap(({ spaces: own, length }, route) => own.map((space) => ({ ...space, length, route })))

test('every route has a space for each piece, large enough to see, on the sheet', () => {
  expect(TRACKS.map((track) => track.spaces.length)).toEqual(ROUTES.map(({ length }) => length))
  for (const { x, y, length, route } of spaces) {
    expect(length, ROUTES[route]?.code).toBeGreaterThan(26)
    expect(x > 30 && x < SIZE.width - 30 && y > 30 && y < SIZE.height - 30).toBe(true)
  }
})

test('no space overlaps another space or a city', () => {
  const found: string[] = []
  for (const [at, one] of spaces.entries()) {
    for (const two of spaces.slice(at + 1)) {
      if (one.route !== two.route && Math.hypot(one.x - two.x, one.y - two.y) < BREADTH - 4) {
        found.push(`${ROUTES[one.route]?.code} and ${ROUTES[two.route]?.code}`)
      }
    }
    if (SPOTS.some(({ x, y }) => Math.hypot(one.x - x, one.y - y) < 20))
      found.push(`${ROUTES[one.route]?.code} and a city`)
  }
  expect([...new Set(found)]).toEqual([])
})

test('if every route is claimed, the ink lines of pieces on different routes do not touch', () => {
  const pieces = ROUTES.map((_, route) => piecesOf(route))
  const touching = pieces.flatMap((own, route) =>
    pieces.flatMap((others, other) => {
      if (other <= route) return []
      const gap = Math.min(...own.flatMap((one) => others.map((two) => gapBetween(one, two))))
      return gap < 2 * PIECE_INK ? [`${ROUTES[route]?.code} and ${ROUTES[other]?.code}: ${gap.toFixed(1)}`] : []
    }),
  )
  expect(touching).toEqual([])
})

test('rails lead from city to city', () => {
  for (const [route, { rails }] of TRACKS.entries()) {
    const { a, b } = routeFacts(route)
    for (const city of [a, b]) expect(rails).toContain(`${SPOTS[city]?.x} ${SPOTS[city]?.y}`)
  }
})

test('on a phone at full zoom, every route and every port is large enough to tap', () => {
  const css = readFileSync(new URL('../board.css', import.meta.url), 'utf8')
  const [, width] = /\.gl-touch-twin \{[^}]*stroke-width: (\d+);/.exec(css) ?? []
  const closest = (360 / SIZE.width) * LARGEST
  expect(Number(width) * closest).toBeGreaterThanOrEqual(44)
  for (const { spaces: own, length } of TRACKS) expect(own.length * length * closest).toBeGreaterThanOrEqual(44)
})
