/** Where everything lies on a phone: three sheets under tabs, in the size in which they are shown. */
import { SPACES } from '../data/spaces.ts'
import type { CellPlan, Spot } from './plan.ts'

export const SIZE = { width: 360, height: 508 } as const

export const EDGE = 6
export const TAB = { width: 116, height: 44 } as const

export const CELL: CellPlan = { width: 55, height: 58, name: 13, glyph: 28, standing: 39, scale: 0.8 }
export const STEP = 58.5
/** For the rare player with more engineers than fit side by side. */
export const CLOSE: CellPlan = { ...CELL, width: 41 }
export const CLOSE_STEP = 43.5

const ROWS: readonly (readonly [ids: readonly string[], y: number])[] = [
  [['T1', 'T3', 'T5', 'T7', 'T9', 'T11'], 66],
  [['T2', 'T4', 'T6', 'T8', 'T10', 'T12'], 127],
  [['L1', 'L2', 'L3', 'I1', 'I2', 'I3'], 205],
  [['O1', 'O2', 'O3', 'P1', 'P2', 'X1'], 283],
  [['E1', 'E2', 'E3'], 361],
]

/** By space number. */
export const SPOTS: readonly Spot[] = SPACES.map(({ id }) => {
  const [ids, y] = ROWS.find((row) => row[0].includes(id)) ?? [[], 0]
  return { x: EDGE + ids.indexOf(id) * STEP, y }
})

const HALF = EDGE + 3 * STEP

export const HEADINGS = [
  ['board.area.track', EDGE, 61],
  ['board.area.locomotive', EDGE, 200],
  ['board.area.industry', HALF, 200],
  ['board.area.other', EDGE, 278],
  ['board.area.turnOrder', HALF, 278],
  ['board.hire', EDGE, 356],
  ['board.forAll', EDGE + STEP, 356],
  ['board.area.locomotive', HALF, 356],
] as const

export const WAITING = { x: EDGE, y: 439, heading: 434 } as const
/** The stacks lie beside the engineers, the returned locomotives below them. */
export const STACKS = { x: HALF, y: 361, width: 172, height: 37 } as const
export const RETURNED = { x: 0, y: 39, width: 172 } as const
export const PASS = { x: 243, y: 447, width: 110, height: 50 } as const

/** A player's board, and the own engineers below it. */
export const MAT: Spot = { x: EDGE, y: 52 }
export const OWN: Spot = { x: EDGE, y: 449 }

/** The boards of others, one below the other. */
export const OTHERS: Spot = { x: EDGE, y: 54 }
export const OTHER = { width: 348, height: 144, step: 151 } as const
