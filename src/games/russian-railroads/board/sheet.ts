/** Where everything lies on the sheet: the action spaces above, a player's board below. */
import { SPACES } from '../data/spaces.ts'

export const SIZE = { width: 1000, height: 908 } as const

export const CELL = { width: 75, height: 84, step: 79 } as const

export const ENGINEER_STEP = 100

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Groups of spaces: the first and how many, and where they begin. */
const GROUPS: readonly (readonly [ids: readonly string[], x: number, y: number])[] = [
  [['T1', 'T3', 'T5', 'T7', 'T9', 'T11'], 20, 44],
  [['T2', 'T4', 'T6', 'T8', 'T10', 'T12'], 20, 132],
  [['L1', 'L2', 'L3'], 502, 44],
  [['I1', 'I2', 'I3'], 746, 44],
  [['O1', 'O2', 'O3'], 502, 156],
  [['P1', 'P2', 'X1'], 746, 156],
  [['E1'], 20, 264],
  [['E2', 'E3'], 142, 264],
]

/** By space number. */
export const SPOTS: readonly Spot[] = SPACES.map(({ id }) => {
  const group = GROUPS.find(([ids]) => ids.includes(id))
  const [ids, x, y] = group ?? [[], 0, 0]
  const at = ids.indexOf(id)
  return { x: x + at * CELL.step, y }
})

export const HEADINGS = [
  ['board.area.track', 20, 34],
  ['board.area.locomotive', 502, 34],
  ['board.area.industry', 746, 34],
  ['board.area.other', 502, 146],
  ['board.area.turnOrder', 746, 146],
  ['board.hire', 20, 254],
  ['board.forAll', 142, 254],
  ['board.waiting', 324, 254],
] as const

/** The first waiting field, and the stacks of locomotives beside the engineers. */
export const WAITING: Spot = { x: 324, y: 264 }
export const STACKS: Spot = { x: 746, y: 264 }

/** The player's board: its own coordinates begin here. */
export const MAT: Spot = { x: 20, y: 372 }
export const FIELD = 50
export const ROUTE_SPOTS: readonly Spot[] = [
  { x: 150, y: 84 },
  { x: 100, y: 206 },
  { x: 590, y: 206 },
]
export const ROUTE_FIELD = [50, 41, 41] as const
export const SLOT_SPOTS: readonly Spot[] = [
  { x: 30, y: 84 },
  { x: 86, y: 84 },
  { x: 40, y: 206 },
  { x: 530, y: 206 },
]
export const INDUSTRY_SPOT: Spot = { x: 60, y: 326 }
export const INDUSTRY_STEP = 50
export const OWN_SPOT: Spot = { x: 0, y: 436 }
