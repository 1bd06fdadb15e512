/** What a place for a new city costs. The cheapest is taken. */
import { areaOf, type Cell, type Knot, meet, type Plan, runsOf } from './grid.ts'
import { measure } from './measures.ts'

/** Of a plan: that the whole network is large, and that its cities have room for more. It never shrinks as a plan grows. */
export const costOf = (plan: Plan): number => {
  const { width, height } = measure(plan)
  const size = Math.max(width / SHAPE.width, height / SHAPE.height, LEAST)
  const area = (width * height) / (SHAPE.width * SHAPE.height)
  return WEIGHT.size * size + WEIGHT.area * area + WEIGHT.shut * shutSides(plan)
}

/** Of a link: that it is short, straight, and leads away from the platform; from the platform, into the emptier half. */
export const costOfLink = (base: Plan, cell: Cell, knots: readonly Knot[], parent: number): number => {
  const from = base.cells.get(parent)
  const length = knots.slice(1).reduce((sum, { x, y }, at) => {
    const before = knots[at] ?? { x, y }
    return sum + Math.abs(x - before.x) + Math.abs(y - before.y)
  }, 0)
  const inward = from !== undefined && Math.abs(cell.row) < Math.abs(from.row) ? 1 : 0
  const sideways = from !== undefined && cell.row === from.row ? 1 : 0
  const tilt = from === undefined ? tiltOf(base, cell) : 0
  return (
    WEIGHT.length * length +
    WEIGHT.bend * (knots.length - 2) +
    WEIGHT.inward * inward +
    WEIGHT.sideways * sideways +
    WEIGHT.tilt * tilt
  )
}

/** The board region that must show the whole network. */
const SHAPE = { width: 1080, height: 856 } as const
const LEAST = 0.6
const WEIGHT = { size: 300, area: 100, length: 2, bend: 3, inward: 16, sideways: 3, tilt: 3, shut: 3 }

/** How much fuller the half of this cell is already than the other one. */
const tiltOf = ({ cells }: Plan, { row }: Cell): number =>
  [...cells.values()].reduce((sum, other) => sum + Math.sign(other.row) * Math.sign(row), 0)

/** Sides of cities that have no free cell next to them, and no link. */
const shutSides = ({ cells, links }: Plan): number => {
  const runs = links.flatMap(({ knots }) => runsOf(knots))
  const rooms = [...cells.values()].map(areaOf)
  let shut = 0
  for (const { column, row } of cells.values()) {
    for (const [right, down] of SIDES) {
      const beside = { column: column + right, row: row + down }
      const area = areaOf(beside)
      if (beside.row === 0 || rooms.some((room) => meet(room, area)) || runs.some((run) => meet(run, area))) shut += 1
    }
  }
  return shut
}

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
