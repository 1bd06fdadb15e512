/** Where the spaces of a route lie: one after another along a smooth curve, double routes side by side. */

import type { Point } from '../../../../web/toolkit/camera.ts'
import { CITIES } from '../../data/cities.ts'
import { type City, ROUTES, type Route, routeFacts } from '../../map/map.ts'
import { spot } from '../sheet.ts'

export interface RouteSpace extends Point {
  /** Degrees; never upside down. */
  readonly angle: number
}

export interface Track {
  readonly spaces: readonly RouteSpace[]
  /** Size of one space. */
  readonly length: number
  /** The curve along the spaces, as a touch target. */
  readonly line: string
  /** The same from the middle of one place to the middle of the other, under both. */
  readonly rails: string
}

export const BREADTH = 18
/** Left free between the middle of a place and the first space, between spaces, and the longest space; in sheet units. */
const ROOM_AT_CITY = 27
const ROOM_AT_JUNCTION = 12
const GAP = 6
const LONGEST = 58
/** Half the distance between the two routes of a double route. */
const APART = 15

/**
 * How a route bends: how far its middle lies from the straight line, in sheet units, to the left as seen from
 * its first city; and how much extra room it leaves at either end. Tuned so that ships stay on water, pieces of
 * different routes do not touch, and room is left for a harbour at every port.
 */
const BENDS: Readonly<Record<string, readonly [bend: number, first: number, second: number]>> = {
  'ALB-NYC.s': [-17, 0, 4],
  'BAY-DET.t': [4, 0, 0],
  'BUF-DET.s': [21, 49, 42],
  'BUF-ERI.s': [14, 0, 2],
  'BUF-SCR.t': [13, 0, 0],
  'BUF-SYR.s': [-1, 44, 0],
  'CED-CHI.t': [-22, 18, 34],
  'CED-MAD.t': [3, 0, 7],
  'CHI-MUS.s': [6, 0, 0],
  'CHI-SBD.t': [2, 0, 0],
  'CLE-NYC.t': [-45, 22, 2],
  'DET-CLE.s': [2, 0, 0],
  'DET-TOL.s': [0, 14, 0],
  'DUL-EAU.t': [-2, 0, 0],
  'DUL-LSJ.s': [-8, 84, 9],
  'DUL-MQT.s': [-6, 2, 11],
  'DUL-THB.s': [2, 8, 32],
  'DUL-THB.t': [80, 12, 0],
  'DUL-WAU.t': [4, 17, 0],
  'EAU-CED.t': [-23, 0, 0],
  'EAU-MAD.t': [2, 15, 24],
  'EAU-WAU.t': [2, 6, 12],
  'ERI-CLE.s': [-4, 0, 0],
  'ERI-SCR.t': [-4, 31, 39],
  'GRB-MIL.s': [41, 17, 12],
  'GRB-TRC.s': [-26, 2, 26],
  'GRB-WAU.t': [1, 0, 0],
  'KIN-BUF.s': [13, 0, 2],
  'KIN-SYR.t': [-11, 12, 12],
  'LHJ-BAY.s': [-5, 0, 1],
  'LHJ-DET.s': [24, 28, 45],
  'LHJ-PEL.s': [-3, 0, 1],
  'LHJ-SBM.s': [-6, 0, 0],
  'LSJ-MQT.s': [-10, 12, 0],
  'LSJ-MRT.s': [-9, 0, 0],
  'LSJ-SSM.s': [-21, 41, 1],
  'LSJ-THB.s': [0, 38, 0],
  'MAD-CHI.t': [2, 0, 0],
  'MAD-MIL.t': [5, 0, 0],
  'MIL-CHI.s': [0, 0, 33],
  'MIL-MUS.s': [0, 34, 23],
  'MQT-SSM.s': [-25, 0, 48],
  'MQT-WAU.t': [-1, 0, 0],
  'MRT-SSM.s': [-33, 0, 56],
  'MRT-TIM.t': [5, 0, 8],
  'MTL-ALB.t': [7, 34, 19],
  'MTL-KIN.s': [17, 0, 0],
  'MUS-SBD.t': [10, 3, 6],
  'OTT-KIN.t': [0, 0, 23],
  'OTT-MTL.t': [0, 0, 15],
  'PEL-TOR.t': [-4, 0, 12],
  'PRS-PEL.s': [18, 0, 3],
  'PRS-TOR.t': [3, 0, 0],
  'ROU-MTL.t': [40, 6, 6],
  'ROU-OTT.t': [-30, 16, 27],
  'ROU-SUD.t': [-2, 0, 0],
  'SBD-DET.t': [21, 0, 17],
  'SBD-TOL.t': [-14, 25, 9],
  'SBM-PEL.s': [7, 16, 0],
  'SBM-PRS.s': [-12, 0, 0],
  'SCR-NYC.t': [17, 0, 13],
  'SSM-GRB.s': [21, 42, 32],
  'SSM-LHJ.s': [-22, 35, 7],
  'SSM-SBM.s': [9, 22, 4],
  'SSM-TRC.s': [23, 0, 12],
  'SUD-OTT.t': [-39, 0, 38],
  'SUD-PRS.t': [7, 26, 15],
  'SUD-SBM.t': [-10, 12, 0],
  'SYR-ALB.s': [-9, 12, 17],
  'SYR-SCR.t': [-1, 4, 16],
  'THB-MRT.s': [-6, 31, 24],
  'TIM-ROU.t': [4, 0, 0],
  'TIM-SUD.t': [0, 8, 9],
  'TOL-CLE.s': [0, 20, 36],
  'TOR-BUF.s': [15, 7, 2],
  'TOR-DET.t': [-15, 2, 2],
  'TOR-KIN.s': [8, 19, 31],
  'TRC-BAY.t': [1, 18, 2],
  'TRC-MUS.s': [-29, 15, 15],
  'TRC-MUS.t': [21, 0, 0],
  'WAU-MAD.t': [3, 15, 0],
  'WAU-MIL.t': [10, 21, 0],
}

const bendOf = (route: Route): readonly [number, number, number] =>
  BENDS[routeFacts(route).code.replace(/\d$/, '')] ?? [0, 0, 0]

interface Curve {
  point(t: number): Point
  /** The point with the direction there. */
  space(t: number): RouteSpace
}

/** A quadratic Bézier curve from city to city, shifted `side` to the left, by parameter `t`. */
const curve = (route: Route, side: number): Curve => {
  const { a, b } = routeFacts(route)
  const [from, to] = [spot(a), spot(b)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const distance = Math.hypot(dx, dy)
  const bend = bendOf(route)[0] * 2
  const control = { x: (from.x + to.x) / 2 + (dy / distance) * bend, y: (from.y + to.y) / 2 - (dx / distance) * bend }
  const velocity = (t: number): Point => ({
    x: 2 * (1 - t) * (control.x - from.x) + 2 * t * (to.x - control.x),
    y: 2 * (1 - t) * (control.y - from.y) + 2 * t * (to.y - control.y),
  })
  const point = (t: number): Point => {
    const p = (1 - t) ** 2
    const q = 2 * t * (1 - t)
    const r = t ** 2
    const { x: vx, y: vy } = velocity(t)
    const speed = Math.hypot(vx, vy)
    return {
      x: p * from.x + q * control.x + r * to.x + (vy / speed) * side,
      y: p * from.y + q * control.y + r * to.y - (vx / speed) * side,
    }
  }
  return {
    point,
    space(t) {
      const { x: vx, y: vy } = velocity(t)
      const angle = (Math.atan2(vy, vx) * 180) / Math.PI
      return { ...point(t), angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle }
    },
  }
}

const STEPS = 80

/** By step: its distance from the beginning, along the curve. */
const distancesAlong = ({ point }: Curve): readonly number[] => {
  let before = point(0)
  let distance = 0
  const distances = [0]
  for (let step = 1; step <= STEPS; step++) {
    const here = point(step / STEPS)
    distance += Math.hypot(here.x - before.x, here.y - before.y)
    distances.push(distance)
    before = here
  }
  return distances
}

/** The curve parameter at this distance along the curve. */
const timeAt = (distances: readonly number[], wanted: number): number => {
  const step = distances.findIndex((distance) => distance >= wanted)
  if (step <= 0) return step < 0 ? 1 : 0
  const [before, behind] = [distances[step - 1] ?? 0, distances[step] ?? 1]
  return (step - 1 + (wanted - before) / (behind - before)) / STEPS
}

const roomAt = (city: City): number => (CITIES[city]?.place === 'junction' ? ROOM_AT_JUNCTION : ROOM_AT_CITY)

const trackOf = (route: Route): Track => {
  const { a, b, length, twin } = routeFacts(route)
  const side = twin < 0 ? 0 : route < twin ? APART : -APART
  const along = curve(route, side)
  const distances = distancesAlong(along)
  const [, first, second] = bendOf(route)
  const start = roomAt(a) + first
  const end = (distances.at(-1) ?? 0) - roomAt(b) - second
  const pitch = (end - start) / length
  const spaces = Array.from({ length }, (_, i) => along.space(timeAt(distances, start + pitch * (i + 0.5))))
  const line = Array.from({ length: 13 }, (_, i) => along.point(timeAt(distances, start + ((end - start) * i) / 12)))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')
  const [from, to] = [spot(a), spot(b)]
  const rails = `M${from.x} ${from.y}L${line}L${to.x} ${to.y}`
  return { spaces, length: Math.min(LONGEST, pitch - GAP), line: `M${line}`, rails }
}

export const TRACKS: readonly Track[] = ROUTES.map((_, route) => trackOf(route))

export const track = (route: Route): Track => TRACKS[route] ?? trackOf(route)
