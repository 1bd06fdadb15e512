/** Outlines of pieces and harbours, and the gap between two of them: tests keep everything on the map apart. */

import { type City, type Route, routeFacts } from '../../map/map.ts'
import { spot } from '../sheet.ts'
import { HALL, LIGHTHOUSE } from './Harbour.tsx'
import { isLightOnLeft } from './labels.ts'
import { PIECE_BREADTH } from './shapes.ts'
import { track } from './tracks.ts'

/** The corners of a convex shape. */
export type Shape = readonly (readonly [x: number, y: number])[]

/** Half of the ink line around a piece, and around a harbour, in units of the sheet. */
export const PIECE_INK = 2.75
export const HARBOUR_INK = 3

/** The pieces of a claimed route. A wagon is round at its corners, a ship pointed at its bow. */
export const piecesOf = (route: Route): readonly Shape[] => {
  const { spaces, length } = track(route)
  const isShip = routeFacts(route).kind === 'ship'
  const [x, y] = [length / 2 + (isShip ? 2 : 1), PIECE_BREADTH / 2]
  const half = isShip ? hull(x, y) : wagon(x, y)
  const around = [...half, ...half.map(([along, across]) => [along, -across] as const).reverse()]
  return spaces.map(({ x: left, y: top, angle }) => {
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
    return around.map(
      ([along, across]) => [left + along * cos - across * sin, top + along * sin + across * cos] as const,
    )
  })
}

const wagon = (x: number, y: number): Shape => [
  [-x, 4 - y],
  [4 - x, -y],
  [x - 4, -y],
  [x, 4 - y],
]

const hull = (x: number, y: number): Shape => {
  const bow = Math.min(x * 0.8, 18)
  return [
    [-x, -y * 0.6],
    [4 - x, -y],
    [x - bow, -y],
    [x - bow * 0.45, -y * 0.72],
    [x, -0.01],
  ]
}

export const harbourAt = (city: City): readonly Shape[] => {
  const { x, y } = spot(city)
  const side = isLightOnLeft(city) ? -1 : 1
  return [HALL, LIGHTHOUSE].map((numbers) => {
    const corners: (readonly [number, number])[] = []
    for (let at = 0; at + 1 < numbers.length; at += 2) {
      corners.push([x + side * (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)])
    }
    return corners
  })
}

/** At most the distance between two convex shapes; less than 0 by how far they overlap. */
export const gapBetween = (one: Shape, other: Shape): number => Math.max(beyond(one, other), beyond(other, one))

/** How far the other shape lies outside one side of this one, at most. */
const beyond = (one: Shape, other: Shape): number =>
  Math.max(
    ...one.map(([x, y], at) => {
      const [toX, toY] = one[(at + 1) % one.length] ?? [x, y]
      const long = Math.hypot(toX - x, toY - y)
      const [outX, outY] = [(toY - y) / long, (x - toX) / long]
      const reach = (corners: Shape): readonly number[] => corners.map(([left, top]) => left * outX + top * outY)
      return Math.max(
        Math.min(...reach(other)) - Math.max(...reach(one)),
        Math.min(...reach(one)) - Math.max(...reach(other)),
      )
    }),
  )
