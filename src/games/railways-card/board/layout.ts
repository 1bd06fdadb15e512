/**
 * Where the cities lie on the table. Each city gets a place when it is built and keeps it; later cities use the free
 * places. Places are cells of a fixed sheet, so that nothing has to shrink or move.
 */
import type { Box, Point } from '../../../web/toolkit/camera.ts'
import { TILE } from '../network/cities.ts'
import type { View } from '../view.ts'

const COLUMNS = 7
const ROWS = 7
const CELL = { width: 172, height: 142 } as const
export const CARD = { width: 116, height: 92 } as const
const MARGIN = 18

/** Goods lie on a city card in two columns: the size of a cube, and its position from the corner of the card. */
export const CUBE = { width: 24, height: 22 } as const
export const cubeSpot = (at: number): Point => ({ x: 61 + (at % 2) * 26, y: 24 + Math.floor(at / 2) * 23 })
export const SIZE = { width: COLUMNS * CELL.width + 2 * MARGIN, height: ROWS * CELL.height + 2 * MARGIN } as const

const CENTRE: Point = { x: SIZE.width / 2, y: SIZE.height / 2 }

const CELLS: readonly Point[] = Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({
  x: MARGIN + ((cell % COLUMNS) + 0.5) * CELL.width,
  y: MARGIN + (Math.floor(cell / COLUMNS) + 0.5) * CELL.height,
}))

/** By city, and by `TILE` for the tile: the middle of its place. */
export type Layout = ReadonlyMap<number, Point>

/** A link on the sheet, from middle to middle. */
interface Line {
  readonly from: Point
  readonly to: Point
}

export const layOut = (built: readonly number[], parent: readonly number[]): Layout => {
  const spots = new Map<number, Point>([[TILE, CENTRE]])
  const lines: Line[] = []
  for (const city of built) {
    const from = spots.get(parent[city] ?? TILE) ?? CENTRE
    const to = bestCell(from, [...spots.values()], lines)
    spots.set(city, to)
    lines.push({ from, to })
  }
  return spots
}

type Tree = Pick<View, 'built' | 'parent'>

/** The area of the tree, with a free place around it at first, so that one card does not fill the screen. */
export const treeOf = ({ built, parent }: Tree): Box => {
  const spots = [...layOut(built, parent).values()]
  const across = span(
    spots.map(({ x }) => x),
    CARD.width + 2 * MARGIN,
    2.4 * CELL.width,
  )
  const down = span(
    spots.map(({ y }) => y),
    CARD.height + 2 * MARGIN,
    2.4 * CELL.height,
  )
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

/** From the first to the last, with room for a card around them, and at least `least` long. */
const span = (places: readonly number[], card: number, least: number) => {
  const [first, last] = [Math.min(...places), Math.max(...places)]
  const length = Math.max(least, last - first + card)
  return { from: (first + last - length) / 2, length }
}

/** The free cell with the lowest cost: crossing no link first, then near, then with room around it. */
const bestCell = (from: Point, taken: readonly Point[], lines: readonly Line[]): Point => {
  let best = from
  let least = Number.POSITIVE_INFINITY
  for (const cell of CELLS) {
    if (taken.some((spot) => same(spot, cell))) continue
    const cost = costOf({ from, to: cell }, taken, lines)
    if (cost >= least) continue
    best = cell
    least = cost
  }
  return best
}

const costOf = (line: Line, taken: readonly Point[], lines: readonly Line[]): number => {
  const crossed = lines.filter((other) => crosses(line, other)).length
  const covered = taken.filter((spot) => !same(spot, line.from) && runsOver(line, spot)).length
  const under = lines.filter((other) => runsOver(other, line.to)).length
  const beside = taken.filter((spot) => !same(spot, line.from) && steps(spot, line.to) < 1.5).length
  const lopsided = steps(middleOf([...taken, line.to]), CENTRE)
  return 1000 * (crossed + covered + under) + 10 * steps(line.from, line.to) + 2.5 * beside + 16 * lopsided
}

const middleOf = (spots: readonly Point[]): Point => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})

/** The distance in cells. */
const steps = (a: Point, b: Point): number => Math.hypot((a.x - b.x) / CELL.width, (a.y - b.y) / CELL.height)

export const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** Whether two links cross or overlap. Links from one place overlap only if they leave it in the same direction. */
export const crosses = (a: Line, b: Line): boolean => {
  const sides = [turn(a, b.from), turn(a, b.to), turn(b, a.from), turn(b, a.to)]
  if (sides.every((side) => side === 0)) return overlaps(a, b)
  if ([a.from, a.to].some((end) => same(end, b.from) || same(end, b.to))) return false
  return (sides[0] ?? 0) * (sides[1] ?? 0) <= 0 && (sides[2] ?? 0) * (sides[3] ?? 0) <= 0
}

/** The side of a line on which a point lies: -1, 0 or 1. */
const turn = ({ from, to }: Line, spot: Point): number =>
  Math.sign(Math.round((to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x)))

const overlaps = (a: Line, b: Line): boolean => {
  const along = (spot: Point): number =>
    (spot.x - a.from.x) * (a.to.x - a.from.x) + (spot.y - a.from.y) * (a.to.y - a.from.y)
  const [start, end] = [Math.min(along(b.from), along(b.to)), Math.max(along(b.from), along(b.to))]
  return end > 0 && start < along(a.to)
}

/** Whether a link runs over the card at this point, or too close to it. */
export const runsOver = (line: Line, spot: Point): boolean => {
  const [halfWidth, halfHeight] = [CARD.width / 2 + 8, CARD.height / 2 + 8]
  let [enter, leave] = [0, 1]
  for (const [start, delta, low, high] of [
    [line.from.x, line.to.x - line.from.x, spot.x - halfWidth, spot.x + halfWidth],
    [line.from.y, line.to.y - line.from.y, spot.y - halfHeight, spot.y + halfHeight],
  ] as const) {
    if (delta === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const [one, other] = [(low - start) / delta, (high - start) / delta]
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return enter < leave
}

/** The part of a link between the edges of its two cards. */
export const gap = (from: Point, to: Point): Line => ({ from: edge(from, to), to: edge(to, from) })

const edge = (at: Point, towards: Point): Point => {
  const [dx, dy] = [towards.x - at.x, towards.y - at.y]
  const share = Math.min(CARD.width / 2 / Math.max(1e-9, Math.abs(dx)), CARD.height / 2 / Math.max(1e-9, Math.abs(dy)))
  return { x: tenth(at.x + dx * share), y: tenth(at.y + dy * share) }
}

const tenth = (value: number): number => Math.round(value * 10) / 10
