/** Where everything lies on a phone: two halves under tabs, in about the size in which they are shown. */
import { SPACES } from '../data/spaces.ts'
import { type CellPlan, NARROW_SIZE, type RailwayPlan, rows, type Spot } from './plan.ts'
import { ROWS, spotIn } from './sheet.ts'

export const SIZE = NARROW_SIZE

const EDGE = 6
export const TAB = { height: 46 } as const

export const CELL: CellPlan = { width: 56, height: 52, glyph: 16, standing: 30, scale: 0.88 }
const STEP = 58.4

const ROW_TOPS = [68, 122, 176, 230]

/** Eight fit: the engineers on the three fields, the waiting ones, and those of the player, which increase with every round. */
export const ENGINEERS_CELL: CellPlan = {
  width: 42,
  height: 52,
  glyph: 32,
  standing: 37,
  scale: 0.6,
  around: 1,
  portrait: 23,
}
export const ENGINEER_STEP = 44
export const ENGINEER_ROW: Spot = { x: 5, y: 285 }
const ENGINEER_FIELDS: readonly string[] = ['E1', 'E2', 'E3']

/** By space number. */
export const SPOTS: readonly Spot[] = SPACES.map(
  ({ id }) =>
    spotIn(ROWS, ROW_TOPS, EDGE, STEP, id) ?? {
      x: ENGINEER_ROW.x + ENGINEER_FIELDS.indexOf(id) * ENGINEER_STEP,
      y: ENGINEER_ROW.y,
    },
)

export const ROUND: Spot = { x: EDGE + 2, y: 48 }
export const STACKS = { x: EDGE, y: 348, width: 351, height: 27 } as const

/** A player's railway. */
export const RAILWAY: Spot = { x: EDGE, y: 48 }

/** 348 wide: fields of one to eight with the doublers above them, the rest below. */
export const NARROW: RailwayPlan = {
  lines: [
    {
      title: { x: 0, y: 14 },
      slots: [
        { x: 0, y: 33 },
        { x: 0, y: 80 },
      ],
      fields: rows(15, 8, { x: 44, y: 33 }, 38, 47),
      width: 38,
    },
    {
      title: { x: 0, y: 138 },
      slots: [{ x: 0, y: 142 }],
      fields: rows(9, 9, { x: 44, y: 142 }, 33.7, 0),
      width: 33.7,
    },
    {
      title: { x: 0, y: 200 },
      slots: [{ x: 0, y: 204 }],
      fields: rows(9, 9, { x: 44, y: 204 }, 33.7, 0),
      width: 33.7,
    },
  ],
  industry: {
    title: { x: 0, y: 262 },
    spaces: rows(16, 8, { x: 0, y: 266 }, 43.5, 31),
    width: 43.5,
    height: 27,
    markers: 'beside',
  },
  bed: 45,
  slot: 40,
  width: 348,
}
