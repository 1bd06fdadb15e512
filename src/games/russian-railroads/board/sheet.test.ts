import { expect, test } from 'vitest'
import { SPACES } from '../data/spaces.ts'
import {
  CELL,
  FIELD,
  INDUSTRY_SPOT,
  INDUSTRY_STEP,
  MAT,
  OWN_SPOT,
  ROUTE_FIELD,
  ROUTE_SPOTS,
  SIZE,
  SLOT_SPOTS,
  SPOTS,
} from './sheet.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const spaces: readonly Box[] = SPOTS.map(({ x, y }) => ({ x, y, width: CELL.width, height: CELL.height }))

const onMat: readonly Box[] = [
  ...ROUTE_SPOTS.map(({ x, y }, route) => ({
    x,
    y: y - 24,
    width: ([15, 9, 9][route] ?? 0) * (ROUTE_FIELD[route] ?? 0),
    height: FIELD + 36,
  })),
  ...SLOT_SPOTS.map(({ x, y }) => ({ x, y, width: 50, height: FIELD })),
  { ...INDUSTRY_SPOT, width: 16 * INDUSTRY_STEP, height: 64 },
  { ...OWN_SPOT, width: SIZE.width - 2 * MAT.x, height: CELL.height },
].map((box) => ({ ...box, x: box.x + MAT.x, y: box.y + MAT.y }))

test('every space has a place of its own on the sheet', () => {
  expect(spaces).toHaveLength(SPACES.length)
  const boxes = [...spaces, ...onMat]
  for (const [at, box] of boxes.entries()) {
    expect(box.x >= 0 && box.x + box.width <= SIZE.width && box.y + box.height <= SIZE.height).toBe(true)
    expect(boxes.filter((other, i) => i !== at && overlap(box, other))).toEqual([])
  }
})
