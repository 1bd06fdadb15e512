import { describe, expect, test } from 'vitest'
import { SPACES } from '../data/spaces.ts'
import { first, table } from '../testing/positions.ts'
import * as phone from './phone.ts'
import type { CellPlan, RailwayPlan, Spot } from './plan.ts'
import { HIGH, LOW, RAILWAY } from './sheet.ts'
import { TRACK_TOP, trackHeight } from './track/Fields.tsx'
import { giftAt } from './track/SpecialSign.tsx'
import { specialsOf } from './track/specials.ts'

const EMPTY = table(3)
const SIGNS = [0, 1, 2].flatMap((route) =>
  specialsOf(EMPTY.state, first(EMPTY), route).map((lit) => ({ ...lit, route })),
)

interface Box extends Spot {
  readonly width: number
  readonly height: number
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const cellsOf = (spots: readonly Spot[], cell: CellPlan, engineers: CellPlan): readonly Box[] =>
  spots.map((spot, space) => {
    const { width, height } = SPACES[space]?.area === 'engineers' ? engineers : cell
    return { ...spot, width, height }
  })

/** How far a marker and its rails reach below the street. */
const MARKER = 24

/** Fields with the doublers above them, sheds, and industry with its markers. */
const boxesOf = (plan: RailwayPlan, at: Spot): readonly Box[] =>
  [
    ...plan.lines.flatMap(({ fields, slots, width }, route) => [
      ...fields.map(({ x, y }, field) => {
        const above = route === 0 && field < 8 && y === fields[0]?.y ? 19 : 0
        return { x, y: y - above, width, height: plan.bed + above }
      }),
      ...slots.map(({ x, y }) => ({ x, y, width: plan.slot, height: plan.bed })),
    ]),
    ...plan.industry.spaces.map(({ x, y }) => {
      const { width, height, markers } = plan.industry
      return { x, y, width: width - 3, height: height + (markers === 'below' ? MARKER : 0) }
    }),
  ].map((box) => ({ ...box, x: box.x + at.x, y: box.y + at.y }))

const expectRoomForAll = (boxes: readonly Box[], size: { readonly width: number; readonly height: number }): void => {
  for (const [at, box] of boxes.entries()) {
    expect(
      box.x >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height,
      JSON.stringify(box),
    ).toBe(true)
    expect(boxes.filter((other, i) => i !== at && overlap(box, other))).toEqual([])
  }
}

describe.each([
  ['low', LOW],
  ['high', HIGH],
])('the %s sheet', (_name, sheet) => {
  const { x } = RAILWAY
  const { actions, railway } = sheet

  test('no two spaces overlap', () => {
    const spaces = cellsOf(actions.spots, actions.cell, actions.engineers)
    expect(spaces).toHaveLength(SPACES.length)
    const across = { x, width: railway.width }
    const all = [
      ...spaces,
      sheet.stacks,
      { ...sheet.tabs, ...across },
      ...boxesOf(railway, RAILWAY),
      { ...sheet.own, ...across },
      { ...sheet.cards, ...across },
    ]
    expectRoomForAll(all, sheet.size)
    for (const { width, height } of all) expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  })

  test('spaces are as wide as the railway leaves room, and headings stand clear of the row above', () => {
    expect((x + railway.width - sheet.panel.x) / sheet.size.width).toBeGreaterThanOrEqual(0.92)
    const cells = cellsOf(actions.spots, actions.cell, actions.engineers)
    const capitals = 9
    for (const [id, left, foot] of sheet.headings) {
      const line = { x: left, y: foot - capitals, width: 60, height: capitals }
      expect(
        cells.filter((cell) => overlap(cell, line)),
        id,
      ).toEqual([])
    }
  })
})

test('the sheets fit the board regions of windows of 1280 × 720 and 1440 × 900', () => {
  const region = (width: number, height: number) => ({ width: width - 232, height: height - 44 - 128 })
  expect(LOW.size).toEqual(region(1280, 720))
  const { width, height } = region(1440, 900)
  expect(Math.abs(HIGH.size.width / HIGH.size.height - width / height)).toBeLessThan(0.01)
})

test('a track ends above the sign of a special field', () => {
  for (const { bed } of [LOW.railway, HIGH.railway, phone.NARROW]) {
    expect(TRACK_TOP + trackHeight(bed) + 1).toBeLessThanOrEqual(bed - 26)
  }
})

test('a phone shows each half whole: upright, under the players, and on its side', () => {
  expect((phone.SIZE.height * 360) / phone.SIZE.width).toBeLessThanOrEqual(350)
  expect(phone.SIZE.height).toBeLessThanOrEqual(390 - 43)
})

test('the pictures of an engineer lie below the portrait, and the workers on the card', () => {
  for (const { glyph, standing, scale, height, portrait = 0 } of [
    LOW.actions.engineers,
    HIGH.actions.engineers,
    phone.ENGINEERS_CELL,
  ]) {
    expect(glyph - 12 * scale).toBeGreaterThanOrEqual(2.5 + portrait - 0.5)
    expect(standing + 24 * scale).toBeLessThanOrEqual(height)
  }
})

test('the gift of a special field covers no number', () => {
  for (const plan of [LOW.railway, HIGH.railway, phone.NARROW]) {
    for (const { field, gift, route } of SIGNS) {
      const { width } = plan.lines[route] ?? { width: 0 }
      const { x } = giftAt({ field, gift }, width)
      if (gift[0] !== 'star') expect(x, `${route} ${field}`).toBeGreaterThanOrEqual(field > 9 ? 16 : 11)
    }
  }
})

test('no two spaces overlap on a phone, and each is large enough for a finger', () => {
  const spaces = cellsOf(phone.SPOTS, phone.CELL, phone.ENGINEERS_CELL)
  const more = [3, 4, 5, 6, 7].map((at) => ({
    x: phone.ENGINEER_ROW.x + at * phone.ENGINEER_STEP,
    y: phone.ENGINEER_ROW.y,
    width: phone.ENGINEERS_CELL.width,
    height: phone.ENGINEERS_CELL.height,
  }))
  expectRoomForAll([...spaces, ...more, phone.STACKS], phone.SIZE)
  for (const { width, height } of cellsOf(phone.SPOTS, phone.CELL, phone.CELL)) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
})

test('a phone shows the whole railway at once; a piece and the field in front of it are large enough for a finger', () => {
  expectRoomForAll(boxesOf(phone.NARROW, phone.RAILWAY), phone.SIZE)
  for (const { width } of phone.NARROW.lines) expect(2 * width).toBeGreaterThanOrEqual(44)
  expect(phone.NARROW.bed).toBeGreaterThanOrEqual(44)
})
