/** Where everything lies on a phone: two halves under tabs, in about the size in which they are shown. */
import { SPACES } from '../data/spaces.ts'
import { type CellPlan, NARROW_SIZE, type RailwayPlan, rows, type Spot } from './plan.ts'
import { ROWS, spotIn } from './sheet.ts'

export const SIZE = NARROW_SIZE

const EDGE = 5
/** Drawn lower than a finger needs: `touch` says how far down it can be pressed. */
export const TAB = { height: 36, touch: 44 } as const

export const CELL: CellPlan = { width: 55, height: 49, glyph: 15, standing: 28, scale: 0.84 }
const STEP = 58

const ROW_TOPS = [58, 109, 160, 211]

/** Eight fit: the engineers on the three fields, the waiting ones, and those of the player, which increase with every round. */
export const ENGINEERS_CELL: CellPlan = {
  width: 42,
  height: 50,
  glyph: 30.5,
  standing: 35.5,
  scale: 0.58,
  around: 1,
  portrait: 21,
}
export const ENGINEER_STEP = 44
export const ENGINEER_ROW: Spot = { x: 5, y: 263 }
const ENGINEER_FIELDS: readonly string[] = ['E1', 'E2', 'E3']

/** By space number. */
export const SPOTS: readonly Spot[] = SPACES.map(
  ({ id }) =>
    spotIn(ROWS, ROW_TOPS, EDGE, STEP, id) ?? {
      x: ENGINEER_ROW.x + ENGINEER_FIELDS.indexOf(id) * ENGINEER_STEP,
      y: ENGINEER_ROW.y,
    },
)

export const ROUND: Spot = { x: EDGE + 2, y: 38 }
export const STACKS = { x: EDGE, y: 317, width: 348, height: 26 } as const

/** A player's railway. */
export const RAILWAY: Spot = { x: 6, y: 37 }

/** 348 wide: fields of one to eight with the doublers above them, the rest below. */
export const NARROW: RailwayPlan = {
  lines: [
    {
      title: { x: 0, y: 12 },
      slots: [
        { x: 0, y: 30 },
        { x: 0, y: 76 },
      ],
      fields: rows(15, 8, { x: 44, y: 30 }, 38, 46),
      width: 38,
    },
    {
      title: { x: 0, y: 131 },
      slots: [{ x: 0, y: 135 }],
      fields: rows(9, 9, { x: 44, y: 135 }, 33.7, 0),
      width: 33.7,
    },
    {
      title: { x: 0, y: 190 },
      slots: [{ x: 0, y: 194 }],
      fields: rows(9, 9, { x: 44, y: 194 }, 33.7, 0),
      width: 33.7,
    },
  ],
  industry: {
    title: { x: 0, y: 249 },
    spaces: rows(16, 8, { x: 0, y: 253 }, 43.5, 29),
    width: 43.5,
    height: 27,
    markers: 'beside',
  },
  bed: 44,
  slot: 40,
  width: 348,
}
