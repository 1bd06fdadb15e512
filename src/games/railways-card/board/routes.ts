/** The routes that a new link may take: straight, or with one bend. */
import { areaOf, type Cell, extent, type Knot, meet, type Plan, range, runsOf, TRACKS } from './grid.ts'

const MIDDLE = 1

export interface Candidate {
  readonly cell: Cell
  readonly knots: readonly Knot[]
}

/** All cells in and around the plan, with every route to them. */
export const candidates = (plan: Plan, parent: number, tracks: readonly number[]): readonly Candidate[] => {
  const from = plan.cells.get(parent)
  const { left, right, top, bottom } = extent(plan)
  const columns = range(left - 1, right + 1)
  const half = from === undefined ? 0 : Math.sign(from.row)
  const rows = range(top - 1, bottom + 1).filter((row) => row !== 0 && (half === 0 || Math.sign(row) === half))
  return rows.flatMap((row) =>
    columns.flatMap((column) => {
      const cell = { column, row }
      const routes =
        from === undefined ? columns.flatMap((port) => fromPlatform(cell, port, tracks)) : fromCity(from, cell, tracks)
      return routes.map((knots) => ({ cell, knots }))
    }),
  )
}

/** Up or down from a port of the platform, then sideways to a city that does not lie over it. */
const fromPlatform = ({ column, row }: Cell, port: number, tracks: readonly number[]): readonly (readonly Knot[])[] => {
  const start = row < 0 ? 0 : TRACKS - 1
  return tracks.map((track) => {
    const x = port * TRACKS + track
    if (port === column)
      return [
        { x, y: start },
        { x, y: row * TRACKS + (row < 0 ? TRACKS - 1 : 0) },
      ]
    const y = row * TRACKS + MIDDLE
    return [
      { x, y: start },
      { x, y },
      { x: column * TRACKS + (port < column ? 0 : TRACKS - 1), y },
    ]
  })
}

/** Straight, or with a bend after either direction. Upright links use only the middle of a side: a train stands on each. */
const fromCity = (from: Cell, to: Cell, tracks: readonly number[]): readonly (readonly Knot[])[] => {
  const [right, down] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)]
  if (right === 0 && down === 0) return []
  return tracks.flatMap((track) => {
    const out = { x: edge(from.column, right), y: from.row * TRACKS + track }
    if (down === 0) return [[out, { x: edge(to.column, -right), y: out.y }]]
    const [x, y] = [to.column * TRACKS + MIDDLE, to.row * TRACKS + MIDDLE]
    const sideways = right === 0 ? [] : [[out, { x, y: out.y }, { x, y: edge(to.row, -down) }]]
    if (track !== MIDDLE) return sideways
    const up = { x: from.column * TRACKS + MIDDLE, y: edge(from.row, down) }
    if (right === 0) return [[up, { x: up.x, y: edge(to.row, -down) }]]
    return [[up, { x: up.x, y }, { x: edge(to.column, -right), y }], ...sideways]
  })
}

const edge = (line: number, towards: number): number => line * TRACKS + (towards > 0 ? TRACKS - 1 : 0)

/** Whether neither the city nor its link touches anything. */
export const isFree = (plan: Plan, parent: number, cell: Cell, knots: readonly Knot[]): boolean => {
  const runs = runsOf(knots)
  return (
    isFreeOfCities(plan, parent, cell, knots) &&
    plan.links.every((link) => runsOf(link.knots).every((other) => runs.every((run) => !meet(run, other))))
  )
}

/** Whether cities and links keep apart; links may cross. */
export const isFreeOfCities = (plan: Plan, parent: number, cell: Cell, knots: readonly Knot[]): boolean => {
  const [room, runs] = [areaOf(cell), runsOf(knots)]
  for (const [city, other] of plan.cells) {
    const taken = areaOf(other)
    if (meet(room, taken) || (city !== parent && runs.some((run) => meet(run, taken)))) return false
  }
  return plan.links.every((link) => runsOf(link.knots).every((other) => !meet(room, other)))
}
