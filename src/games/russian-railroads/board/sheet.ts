/**
 * Where everything lies on a sheet: the action spaces on the left, a player's railway on the right. A higher sheet, for
 * narrower screens, has the same columns with larger spaces.
 */
import { SPACES } from '../data/spaces.ts'
import { type CellPlan, type RailwayPlan, railwayOf, type Spot } from './plan.ts'

interface Area extends Spot {
  readonly width: number
  readonly height: number
}

export interface SheetPlan {
  readonly size: { readonly width: number; readonly height: number }
  /** A notice board of a station: a band for the round above rows of spaces. */
  readonly panel: Area
  readonly round: Spot
  readonly actions: {
    /** By space number. */
    readonly spots: readonly Spot[]
    readonly cell: CellPlan
    readonly engineers: CellPlan
    readonly row: Spot
    readonly step: number
    /** Engineers that wait behind those for hire are narrow. */
    readonly waiting: { readonly width: number; readonly step: number }
  }
  readonly headings: readonly (readonly [id: (typeof AREAS)[number], x: number, y: number])[]
  readonly stacks: Area
  /** How far the landscape lies below its place on the lowest sheet. */
  readonly down: number
  readonly tabs: { readonly y: number; readonly width: number; readonly height: number }
  readonly railway: RailwayPlan
  readonly own: Rank
  readonly cards: Rank
}

/** A row with its heading. */
interface Rank {
  readonly heading: number
  readonly y: number
  readonly height: number
}

const AREAS = [
  'board.area.track',
  'board.area.locomotive',
  'board.area.industry',
  'board.area.other',
  'board.area.turnOrder',
  'board.area.engineers',
  'board.area.stacks',
] as const

/** The spaces by row. */
export const ROWS: readonly (readonly string[])[] = [
  ['T1', 'T3', 'T5', 'T7', 'T9', 'T11'],
  ['T2', 'T4', 'T6', 'T8', 'T10', 'T12'],
  ['L1', 'L2', 'L3', 'I1', 'I2', 'I3'],
  ['O1', 'O2', 'O3', 'P1', 'P2', 'X1'],
]
const ENGINEER_FIELDS: readonly string[] = ['E1', 'E2', 'E3']

const LEFT = 16
const STEP = 63
const ENGINEER_STEP = 69
/** From the foot of a heading to the spaces under it. */
const HEADING = 5

/** The railway: its own coordinates begin here. */
export const RAILWAY: Spot = { x: 409, y: 0 }

interface Measures {
  readonly height: number
  readonly cell: CellPlan
  readonly engineers: CellPlan
  readonly stacks: number
  /** The first row of spaces. */
  readonly first: number
  /** Room for a heading between two rows. */
  readonly gap: number
  readonly railway: RailwayPlan
  readonly down: number
  readonly tabs: number
  readonly own: number
  readonly cards: Rank
}

const sheetOf = (from: Measures): SheetPlan => {
  const { cell, engineers, first, gap } = from
  const second = first + cell.height + 3
  const third = second + cell.height + gap
  const fourth = third + cell.height + gap
  const ys = [first, second, third, fourth]
  const row = { x: LEFT, y: fourth + cell.height + gap }
  const stacks = { x: LEFT, y: row.y + engineers.height + gap, width: 378, height: from.stacks }
  const half = LEFT + 3 * STEP
  const tops: readonly Spot[] = [
    { x: LEFT, y: first },
    { x: LEFT, y: third },
    { x: half, y: third },
    { x: LEFT, y: fourth },
    { x: half, y: fourth },
    row,
    stacks,
  ]
  return {
    size: { width: 1048, height: from.height },
    panel: { x: 8, y: 8, width: 390, height: from.height - 16 },
    round: { x: 18, y: 13 },
    actions: {
      spots: SPACES.map(
        ({ id }) =>
          spotIn(ROWS, ys, LEFT, STEP, id) ?? { x: row.x + ENGINEER_FIELDS.indexOf(id) * ENGINEER_STEP, y: row.y },
      ),
      cell,
      engineers,
      row,
      step: ENGINEER_STEP,
      waiting: { width: 39, step: 42 },
    },
    headings: AREAS.map((id, at) => [id, tops[at]?.x ?? 0, (tops[at]?.y ?? 0) - HEADING]),
    stacks,
    down: from.down,
    tabs: { y: 8, width: 630, height: from.tabs },
    railway: from.railway,
    own: { heading: from.own - 6, y: from.own, height: engineers.height },
    cards: from.cards,
  }
}

/** Where the space with this name lies in these rows. */
export function spotIn(
  rows: readonly (readonly string[])[],
  ys: readonly number[],
  left: number,
  step: number,
  id: string,
): Spot | undefined {
  const at = rows.findIndex((ids) => ids.includes(id))
  return at < 0 ? undefined : { x: left + (rows[at]?.indexOf(id) ?? 0) * step, y: ys[at] ?? 0 }
}

/** As high as the board region of a window of 1280 × 720. */
export const LOW: SheetPlan = sheetOf({
  height: 548,
  cell: { width: 60, height: 63, glyph: 21, standing: 38, scale: 1 },
  engineers: { width: 66, height: 80, glyph: 51, standing: 59, scale: 0.8, portrait: 36 },
  stacks: 46,
  first: 66,
  gap: 18,
  railway: railwayOf({ first: 110, bed: 54, between: 49, industry: 44 }),
  down: 0,
  tabs: 40,
  own: 385,
  cards: { heading: 476, y: 482, height: 56 },
})

/** As high as that of 1440 × 900. */
export const HIGH: SheetPlan = sheetOf({
  height: 632,
  cell: { width: 60, height: 74, glyph: 25, standing: 44, scale: 1.15 },
  engineers: { width: 66, height: 94, glyph: 60, standing: 70, scale: 0.94, portrait: 41 },
  stacks: 62,
  first: 74,
  gap: 19,
  railway: railwayOf({ first: 128, bed: 62, between: 52, industry: 54 }),
  down: 22,
  tabs: 46,
  own: 435,
  cards: { heading: 547, y: 554, height: 70 },
})
