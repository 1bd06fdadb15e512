/** The measures of the grid: columns and rows are as wide as what lies in them, gaps as wide as the train in them. */
import { extent, type Knot, lineOf, type Plan, type PlannedLink, TRACKS } from './grid.ts'

export const CARD = { width: 116, height: 86 } as const
/** The size of a name on it, as in `board.css`. */
export const CITY_NAME = 16.5
/** A train with its wagon, which shows the value of the link. */
export const TRAIN = { width: 62, height: 26 } as const
export const PLATFORM = 46
/** A column or row that only links use. */
const THIN = 32
const GAP = 16
/** Trains stand on both of two such columns. */
const BETWEEN_THIN = TRAIN.width + 6 - THIN
/** Between cards with a train on the link between them. */
const ACROSS = TRAIN.width + 18
const DOWN = TRAIN.height + 20
/** From one link to the next beside it. */
const APART = { x: 38, y: 28 } as const

/** Where a train stands: on a row gap, on a column gap, or in the middle of a column. Gaps have the number of the line before them. */
export type Stand =
  | { readonly kind: 'below'; readonly row: number; readonly x: number }
  | { readonly kind: 'beside'; readonly column: number; readonly y: number }
  | { readonly kind: 'in'; readonly column: number; readonly y: number }

export interface Measures {
  readonly width: number
  readonly height: number
  /** From a knot to a point. The middle of the platform is at y 0, the left edge of the plan at x 0. */
  pointOf(knot: Knot): Knot
  standOf(link: PlannedLink): Knot
  readonly top: number
}

export const measure = (plan: Plan): Measures => {
  const { left, right, top, bottom } = extent(plan)
  const wideColumns = new Set<number>()
  const wideRows = new Set<number>()
  for (const { column, row } of plan.cells.values()) {
    wideColumns.add(column)
    wideRows.add(row)
  }
  for (const { knots } of plan.links) {
    for (const { x, y } of knots) {
      if (x - lineOf(x) * TRACKS !== 1 && isAlone(knots, 'x', x)) wideColumns.add(lineOf(x))
      if (y - lineOf(y) * TRACKS !== 1 && isAlone(knots, 'y', y)) wideRows.add(lineOf(y))
    }
  }
  const isWide = (column: number): boolean => wideColumns.has(column)
  const stands = new Map(plan.links.map((link) => [link, standIn(link, isWide)]))
  const trainGaps = { below: new Set([-1, 0]), beside: new Set<number>() }
  for (const position of stands.values()) {
    if (position.kind === 'below') trainGaps.below.add(position.row)
    if (position.kind === 'beside') trainGaps.beside.add(position.column)
  }
  const columns = lines(
    left,
    right,
    (at) => (isWide(at) ? CARD.width : THIN),
    (at) => (trainGaps.beside.has(at) ? ACROSS : isWide(at) || isWide(at + 1) ? GAP : BETWEEN_THIN),
  )
  const rows = lines(
    top,
    bottom,
    (at) => (at === 0 ? PLATFORM : wideRows.has(at) ? CARD.height : THIN),
    (at) => (trainGaps.below.has(at) ? DOWN : GAP),
  )
  const zero = rows.middle(0)
  const xOf = (x: number): number => columns.middle(lineOf(x)) + (x - lineOf(x) * TRACKS - 1) * APART.x
  const yOf = (y: number): number => rows.middle(lineOf(y)) - zero + (y - lineOf(y) * TRACKS - 1) * APART.y
  return {
    width: columns.length,
    height: rows.length,
    top: -zero,
    pointOf: ({ x, y }) => ({ x: xOf(x), y: yOf(y) }),
    standOf(link) {
      const position = stands.get(link)
      if (position === undefined) throw new RangeError('no such link')
      if (position.kind === 'below') return { x: xOf(position.x), y: rows.gap(position.row) - zero }
      return {
        x: position.kind === 'in' ? columns.middle(position.column) : columns.gap(position.column),
        y: yOf(position.y),
      }
    },
  }
}

/** Whether a run of the link lies on this track, so that the track is more than the edge of a card. */
const isAlone = (knots: readonly Knot[], axis: 'x' | 'y', at: number): boolean =>
  knots.some((knot, index) => index > 0 && knot[axis] === at && knots[index - 1]?.[axis] === at)

/** Beside the new city, where nothing else can be; on a link that turns into its side, beside the parent. */
const standIn = ({ knots }: PlannedLink, isWide: (column: number) => boolean): Stand => {
  const [first, second] = knots as [Knot, Knot]
  const last = knots.at(-1) ?? second
  const before = knots.at(-2) ?? first
  if (before.x === last.x) {
    const row = lineOf(last.y)
    return { kind: 'below', row: before.y > last.y ? row : row - 1, x: last.x }
  }
  if (first.x === second.x) {
    const row = lineOf(first.y)
    return { kind: 'below', row: second.y < first.y ? row - 1 : row, x: first.x }
  }
  const [from, to] = [lineOf(first.x), lineOf(last.x)]
  const step = Math.sign(from - to)
  for (let column = to + step; column !== from; column += step) {
    if (isWide(column)) return { kind: 'in', column, y: last.y }
  }
  return { kind: 'beside', column: step < 0 ? to - 1 : to, y: last.y }
}

interface Lines {
  readonly length: number
  middle(line: number): number
  /** The middle of the gap after this line. */
  gap(line: number): number
}

const lines = (first: number, last: number, sizeOf: (at: number) => number, gapOf: (at: number) => number): Lines => {
  const starts: number[] = []
  let at = 0
  for (let line = first; line <= last; line++) {
    starts.push(at)
    at += sizeOf(line) + (line < last ? gapOf(line) : 0)
  }
  const start = (line: number): number => starts[line - first] ?? 0
  return {
    length: at,
    middle: (line) => start(line) + sizeOf(line) / 2,
    gap: (line) => start(line) + sizeOf(line) + gapOf(line) / 2,
  }
}
