/** Positions on the sheet. One unit is a kilometre, so the hexes lie on the real map (see `coast.ts`). The scenery goes on beyond it. */
import type { Point } from '../../../web/toolkit/camera.ts'
import { FIELDS, type Field, place } from '../map/fields.ts'

export const SIZE = { width: 1020, height: 980 } as const

/** The field of the Eiffel tower. */
export const PARIS = { x: 555, y: 256 } as const

/** The width of a pointy-top hex. */
export const HEX = 60
const ROW = (HEX * Math.sqrt(3)) / 2
const CORNER = HEX / Math.sqrt(3)

const centre = (field: Field): Point => {
  const { q, r } = place(field)
  return { x: PARIS.x + HEX * (q + r / 2), y: tenth(PARIS.y + ROW * r) }
}

export const SPOTS: readonly Point[] = FIELDS.map(centre)

export const spot = (field: Field): Point => SPOTS[field] ?? PARIS

/** A hex around a point, smaller by `inset`, as path data. */
export const hex = ({ x, y }: Point, inset = 0): string => {
  const radius = CORNER - inset
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2
    return `${tenth(x + radius * Math.cos(angle))} ${tenth(y + radius * Math.sin(angle))}`
  })
  return `M${corners.join('L')}Z`
}

export const hexes = (fields: readonly Field[], inset: number): string =>
  fields.map((field) => hex(spot(field), inset)).join('')

/** The side that two neighbouring hexes share. */
export const side = (one: Point, other: Point): readonly [Point, Point] => {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const [dx, dy] = [(other.x - one.x) / HEX, (other.y - one.y) / HEX]
  const half = CORNER / 2
  return [
    { x: tenth(middle.x - dy * half), y: tenth(middle.y + dx * half) },
    { x: tenth(middle.x + dy * half), y: tenth(middle.y - dx * half) },
  ]
}

/** The next field in the direction of an arrow key. */
export const walk = (from: Field, key: string): Field | undefined => {
  const here = spot(from)
  const ahead = AHEAD[key]
  if (ahead === undefined) return undefined
  const reach = (field: Field): number => {
    const there = spot(field)
    return Math.hypot(there.x - here.x, there.y - here.y)
  }
  const near = FIELDS.filter((field) => field !== from && reach(field) < HEX * 1.2 && ahead(here, spot(field)))
  return near.sort((a, b) => reach(a) - reach(b) || a - b)[0]
}

const AHEAD: Readonly<Record<string, (here: Point, there: Point) => boolean>> = {
  ArrowLeft: (here, there) => there.y === here.y && there.x < here.x,
  ArrowRight: (here, there) => there.y === here.y && there.x > here.x,
  ArrowUp: (here, there) => there.y < here.y,
  ArrowDown: (here, there) => there.y > here.y,
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
