/**
 * Where the cities lie, as cells of a grid without measures. A new city takes a free cell, or a column or row is
 * inserted for it. Nothing else ever moves a city, so the order of the cities never changes. Links run along the grid
 * with at most one bend, and cross nothing. `layout.ts` gives the grid its measures.
 *
 * Every column and row has three tracks, so that several links fit beside each other: the coordinates of links count
 * tracks. The platform of the starting tile is row 0; nothing else lies in that row.
 */
import { TILE } from '../network/cities.ts'
import { costOf, costOfLink } from './costs.ts'
import { type Cell, extent, type Knot, lineOf, type Plan, range, TRACKS } from './grid.ts'
import { candidates, isFree, isFreeOfCities } from './routes.ts'

const EMPTY: Plan = { cells: new Map(), links: [] }

/** The plans of the last match, city by city: a match adds one city at a time. */
let known: { readonly key: string; readonly plan: Plan }[] = []

export const planOf = (built: readonly number[], parent: readonly number[]): Plan => {
  let plan = EMPTY
  let key = ''
  const plans: typeof known = []
  built.forEach((city, at) => {
    const to = parent[city] ?? TILE
    key += `${city}<${to} `
    const before = known[at]
    plan = before?.key === key ? before.plan : grown(plan, city, to)
    plans.push({ key, plan })
  })
  known = plans
  return plan
}

/** The plan with one more city, at the lowest cost. */
const grown = (plan: Plan, city: number, parent: number): Plan => {
  // A city with more than four links (RC-10.3) has several at a side. Links may cross only if it has more than eight.
  const found =
    cheapest(plan, city, parent, [1], isFree) ??
    cheapest(plan, city, parent, [0, 2], isFree) ??
    cheapest(plan, city, parent, [1], isFreeOfCities)
  if (found === undefined) throw new RangeError(`no place for city ${city}`)
  return found
}

/** Links leave the sides of the parent on one of these tracks. */
const cheapest = (
  plan: Plan,
  city: number,
  parent: number,
  tracks: readonly number[],
  canUse: typeof isFree,
): Plan | undefined => {
  let best: Plan | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { base, column, row } of variants(plan, parent)) {
    const atLeast = costOf(base)
    for (const { cell, knots } of candidates(base, parent, tracks)) {
      const ofLink = costOfLink(base, cell, knots, parent)
      if (atLeast + ofLink >= least) continue
      const isOnNew = (column === null && row === null) || usesLine(cell, knots, column, row)
      if (!isOnNew || !canUse(base, parent, cell, knots)) continue
      const next = { cells: new Map(base.cells).set(city, cell), links: [...base.links, { city, parent, knots }] }
      const cost = costOf(next) + ofLink
      if (cost >= least) continue
      best = next
      least = cost
    }
  }
  return best
}

interface Variant {
  readonly base: Plan
  /** What was inserted, or null. */
  readonly column: number | null
  readonly row: number | null
}

/** The plan as it is, and with a column, a row, or both inserted beside the parent. */
const variants = (plan: Plan, parent: number): readonly Variant[] => {
  const cell = plan.cells.get(parent)
  const { left, right } = extent(plan)
  const columns = cell === undefined ? range(left, right + 1) : [cell.column, cell.column + 1]
  const rows = cell === undefined ? [] : rowsBeside(cell.row)
  return [
    { base: plan, column: null, row: null },
    ...columns.map((column) => ({ base: withColumn(plan, column), column, row: null })),
    ...rows.map((row) => ({ base: withRow(plan, row), column: null, row })),
    ...rows.flatMap((row) => columns.map((column) => ({ base: withRow(withColumn(plan, column), row), column, row }))),
  ]
}

/** A row inserted at -1 or 1 lies between the platform and all cities of that half. */
const rowsBeside = (row: number): readonly number[] => (row < 0 ? [row, row - 1] : [row, row + 1])

const withColumn = (plan: Plan, column: number): Plan =>
  moved(
    plan,
    (at) => (at >= column ? at + 1 : at),
    (row) => row,
  )

/** Rows above the platform move up, rows below it down. */
const withRow = (plan: Plan, row: number): Plan =>
  moved(
    plan,
    (column) => column,
    (at) => (row < 0 ? (at <= row ? at - 1 : at) : at >= row ? at + 1 : at),
  )

const moved = (plan: Plan, columnOf: (at: number) => number, rowOf: (at: number) => number): Plan => ({
  cells: new Map(
    [...plan.cells].map(([city, { column, row }]) => [city, { column: columnOf(column), row: rowOf(row) }]),
  ),
  links: plan.links.map((link) => ({
    ...link,
    knots: link.knots.map(({ x, y }) => ({ x: onTrack(x, columnOf), y: onTrack(y, rowOf) })),
  })),
})

const onTrack = (at: number, lineOf: (line: number) => number): number => {
  const line = Math.floor(at / TRACKS)
  return at + TRACKS * (lineOf(line) - line)
}

const usesLine = (cell: Cell, knots: readonly Knot[], column: number | null, row: number | null): boolean =>
  (column === null || cell.column === column || knots.some(({ x }) => lineOf(x) === column)) &&
  (row === null || cell.row === row || knots.some(({ y }) => lineOf(y) === row))
