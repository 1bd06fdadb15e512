/** Where everything lies on the sheet: the action spaces above, a player's board below. */
import { SPACES } from '../data/spaces.ts'
import type { CellPlan, Spot } from './plan.ts'

export const SIZE = { width: 1000, height: 850 } as const

export const CELL: CellPlan = { width: 75, height: 84, name: 17, glyph: 40, standing: 57, scale: 1 }
export const STEP = 79

export const ENGINEER_STEP = 100

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
  return { x: x + at * STEP, y }
})

export const HEADINGS = [
  ['board.area.track', 20, 34],
  ['board.area.locomotive', 502, 34],
  ['board.area.industry', 746, 34],
  ['board.area.other', 502, 146],
  ['board.area.turnOrder', 746, 146],
  ['board.hire', 20, 254],
  ['board.forAll', 142, 254],
  ['board.area.locomotive', 746, 254],
] as const

/** The first waiting field with the line above it, and the stacks of locomotives beside the engineers. */
export const WAITING = { x: 324, y: 264, heading: 254 } as const
export const STACKS = { x: 746, y: 264, width: 236, height: 40 } as const
export const RETURNED = { x: 0, y: 46, width: 236 } as const

/** The player's board: its own coordinates begin here. */
export const MAT: Spot = { x: 20, y: 372 }
export const OWN_SPOT: Spot = { x: 0, y: 374 }
