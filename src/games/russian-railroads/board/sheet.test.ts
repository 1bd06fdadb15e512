import { expect, test } from 'vitest'
import { SPACES } from '../data/spaces.ts'
import * as narrow from './narrow.ts'
import { type BoardPlan, type CellPlan, NARROW, type Spot, WIDE } from './plan.ts'
import * as wide from './sheet.ts'

interface Box extends Spot {
  readonly width: number
  readonly height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const spacesOf = (spots: readonly Spot[], { width, height }: CellPlan): readonly Box[] =>
  spots.map((spot) => ({ ...spot, width, height }))

/** Fields with reach and doublers, slots, and industry with its markers. */
const boxesOf = (plan: BoardPlan, at: Spot): readonly Box[] =>
  [
    ...plan.routes.flatMap(({ fields, slots, width }, route) => [
      ...fields.map(({ x, y }, field) => {
        const above = route === 0 && field < 8 ? 20 : 0
        return { x, y: y - above, width, height: plan.field + 8 + above }
      }),
      ...slots.map(({ x, y }) => ({ x, y, width: plan.slot, height: plan.field })),
    ]),
    ...plan.industry.spaces.map(({ x, y }) => ({
      x,
      y,
      width: plan.industry.width,
      height: plan.industry.height + 14,
    })),
  ].map((box) => ({ ...box, x: box.x + at.x, y: box.y + at.y }))

const expectRoomForAll = (boxes: readonly Box[], size: { readonly width: number; readonly height: number }): void => {
  for (const [at, box] of boxes.entries()) {
    expect(box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height).toBe(true)
    expect(boxes.filter((other, i) => i !== at && overlap(box, other))).toEqual([])
  }
}

test('no two spaces overlap on the sheet', () => {
  const spaces = spacesOf(wide.SPOTS, wide.CELL)
  expect(spaces).toHaveLength(SPACES.length)
  const own = { x: wide.MAT.x + wide.OWN_SPOT.x, y: wide.MAT.y + wide.OWN_SPOT.y, width: 960, height: wide.CELL.height }
  expectRoomForAll([...spaces, ...boxesOf(WIDE, wide.MAT), own], wide.SIZE)
})

test('no two spaces overlap on a phone, and each is large enough for a finger', () => {
  const spaces = spacesOf(narrow.SPOTS, narrow.CELL)
  const waiting = [0, 1, 2, 3].map((at) => ({ x: narrow.WAITING.x + at * narrow.STEP, y: narrow.WAITING.y }))
  const returned = { ...narrow.RETURNED, height: 38 }
  const below = { ...returned, x: narrow.STACKS.x + returned.x, y: narrow.STACKS.y + returned.y }
  expectRoomForAll([...spaces, ...spacesOf(waiting, narrow.CELL), narrow.STACKS, below, narrow.PASS], narrow.SIZE)
  for (const { width, height } of [...spaces, narrow.TAB, narrow.OTHER, narrow.PASS]) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('a phone shows the whole board of a player at once, with the engineers below it', () => {
  const own = { ...narrow.OWN, width: 348, height: narrow.CELL.height }
  expectRoomForAll([...boxesOf(NARROW, narrow.MAT), own], narrow.SIZE)
})
