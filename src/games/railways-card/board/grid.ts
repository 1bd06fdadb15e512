/** The grid of a network: cells for cities, tracks for links. */

export interface Cell {
  readonly column: number
  readonly row: number
}

/** In tracks. */
export interface Knot {
  readonly x: number
  readonly y: number
}

export interface PlannedLink {
  readonly city: number
  readonly parent: number
  /** From the edge of the parent to the edge of the city; three knots if it has a bend. */
  readonly knots: readonly Knot[]
}

export interface Plan {
  readonly cells: ReadonlyMap<number, Cell>
  readonly links: readonly PlannedLink[]
}

export const TRACKS = 3

export const lineOf = (at: number): number => Math.floor(at / TRACKS)

export interface TrackArea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const areaOf = ({ column, row }: Cell): TrackArea => ({
  left: column * TRACKS,
  right: column * TRACKS + TRACKS - 1,
  top: row * TRACKS,
  bottom: row * TRACKS + TRACKS - 1,
})

/** The straight parts of a link. */
export const runsOf = (knots: readonly Knot[]): readonly TrackArea[] =>
  knots.slice(1).map((to, at) => {
    const from = knots[at] ?? to
    return {
      left: Math.min(from.x, to.x),
      right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y),
      bottom: Math.max(from.y, to.y),
    }
  })

export const meet = (a: TrackArea, b: TrackArea): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

export const extent = ({ cells, links }: Plan): TrackArea => {
  const columns = [...cells.values()].map(({ column }) => column)
  const rows = [...cells.values()].map(({ row }) => row)
  for (const { knots } of links) for (const { x } of knots) columns.push(lineOf(x))
  return {
    left: Math.min(0, ...columns),
    right: Math.max(0, ...columns),
    top: Math.min(0, ...rows),
    bottom: Math.max(0, ...rows),
  }
}

export const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
