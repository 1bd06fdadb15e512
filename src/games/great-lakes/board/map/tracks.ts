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
  /** The curve between the two cities, as a touch target. */
  readonly line: string
}

export const BREADTH = 18
const ROOM_AT_CITY = 22
const ROOM_AT_JUNCTION = 12
const GAP = 6
const LONGEST = 58
/** Half the distance between the two routes of a double route. */
const APART = 13

/**
 * How a route bends: how far its middle lies from the straight line, in sheet units, to the left as seen from
 * its first city; and how much extra room it leaves at either end. Tuned so that ships stay on water, no line
 * crosses a city, and no line crosses another.
 */
const BENDS: Readonly<Record<string, readonly [bend: number, first: number, second: number]>> = {
  'ALB-NYC.s': [-14, 8, 16],
  'BUF-DET.s': [22, 16, 24],
  'BUF-ERI.s': [10, 0, 0],
  'BUF-SCR.t': [24, 0, 0],
  'BUF-SYR.s': [0, 16, 0],
  'CED-CHI.t': [0, 16, 16],
  'CHI-MUS.s': [16, 0, 0],
  'CLE-NYC.t': [-38, 0, 16],
  'DET-CLE.s': [6, 8, 0],
  'DET-TOL.s': [0, 8, 8],
  'DUL-LSJ.s': [4, 48, 0],
  'DUL-MQT.s': [20, 32, 0],
  'DUL-THB.s': [0, 8, 0],
  'DUL-THB.t': [56, 16, 0],
  'EAU-CED.t': [-20, 0, 0],
  'ERI-SCR.t': [14, 24, 24],
  'GRB-MIL.s': [42, 8, 0],
  'GRB-TRC.s': [-26, 8, 16],
  'KIN-BUF.s': [10, 16, 24],
  'KIN-SYR.t': [-14, 0, 0],
  'LHJ-BAY.s': [10, 0, 0],
  'LHJ-DET.s': [20, 24, 16],
  'LHJ-PEL.s': [0, 16, 0],
  'LSJ-MQT.s': [-8, 0, 0],
  'LSJ-SSM.s': [-26, 16, 0],
  'LSJ-THB.s': [0, 24, 16],
  'MAD-CHI.t': [0, 0, 24],
  'MIL-MUS.s': [0, 16, 16],
  'MQT-SSM.s': [-8, 0, 16],
  'MRT-SSM.s': [-40, 0, 24],
  'MTL-ALB.t': [-12, 24, 0],
  'MTL-KIN.s': [20, 0, 0],
  'MUS-SBD.t': [8, 24, 0],
  'OTT-KIN.t': [0, 0, 24],
  'OTT-MTL.t': [0, 0, 24],
  'PRS-PEL.s': [0, 0, 8],
  'PRS-TOR.t': [0, 0, 16],
  'ROU-MTL.t': [36, 0, 8],
  'ROU-OTT.t': [-30, 0, 24],
  'SBD-DET.t': [8, 0, 0],
  'SBD-TOL.t': [-8, 16, 0],
  'SCR-NYC.t': [0, 0, 8],
  'SSM-GRB.s': [26, 24, 16],
  'SSM-LHJ.s': [-22, 24, 8],
  'SSM-SBM.s': [16, 16, 0],
  'SSM-TRC.s': [24, 8, 16],
  'SUD-OTT.t': [-40, 0, 24],
  'SUD-PRS.t': [0, 24, 0],
  'SUD-SBM.t': [0, 8, 0],
  'SYR-ALB.s': [-10, 8, 0],
  'SYR-SCR.t': [0, 0, 16],
  'THB-MRT.s': [-14, 24, 24],
  'TOL-CLE.s': [4, 24, 24],
  'TOR-DET.t': [-28, 0, 0],
  'TOR-KIN.s': [-16, 0, 24],
  'TRC-BAY.t': [-10, 8, 0],
  'TRC-MUS.s': [-30, 0, 0],
  'TRC-MUS.t': [22, 0, 0],
  'WAU-MIL.t': [0, 16, 16],
}

const bendOf = (route: Route): readonly [number, number, number] =>
  BENDS[routeFacts(route).code.replace(/\d$/, '')] ?? [0, 0, 0]

/** A point of the curve, shifted `side` to the left, and the direction there. */
const curve = (route: Route, side: number): ((t: number) => RouteSpace) => {
  const { a, b } = routeFacts(route)
  const [from, to] = [spot(a), spot(b)]
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const far = Math.hypot(dx, dy)
  const bend = bendOf(route)[0] * 2
  const control = { x: (from.x + to.x) / 2 + (dy / far) * bend, y: (from.y + to.y) / 2 - (dx / far) * bend }
  return (t) => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
    const vx = 2 * (1 - t) * (control.x - from.x) + 2 * t * (to.x - control.x)
    const vy = 2 * (1 - t) * (control.y - from.y) + 2 * t * (to.y - control.y)
    const speed = Math.hypot(vx, vy)
    const angle = (Math.atan2(vy, vx) * 180) / Math.PI
    return {
      x: p * from.x + q * control.x + r * to.x + (vy / speed) * side,
      y: p * from.y + q * control.y + r * to.y - (vx / speed) * side,
      angle: angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle,
    }
  }
}

const STEPS = 80

/** By step: its distance along the curve. */
const lengths = (at: (t: number) => Point): readonly number[] => {
  const far = [0]
  for (let step = 1; step <= STEPS; step++) {
    const [one, two] = [at((step - 1) / STEPS), at(step / STEPS)]
    far.push((far[step - 1] ?? 0) + Math.hypot(two.x - one.x, two.y - one.y))
  }
  return far
}

/** The curve parameter at this distance along the curve. */
const timeAt = (far: readonly number[], wanted: number): number => {
  const step = far.findIndex((distance) => distance >= wanted)
  if (step <= 0) return step < 0 ? 1 : 0
  const [before, behind] = [far[step - 1] ?? 0, far[step] ?? 1]
  return (step - 1 + (wanted - before) / (behind - before)) / STEPS
}

const roomAt = (city: City): number => (CITIES[city]?.place === 'junction' ? ROOM_AT_JUNCTION : ROOM_AT_CITY)

const trackOf = (route: Route): Track => {
  const { a, b, length, twin } = routeFacts(route)
  const side = twin < 0 ? 0 : route < twin ? APART : -APART
  const at = curve(route, side)
  const far = lengths(at)
  const [, first, second] = bendOf(route)
  const start = roomAt(a) + first
  const end = (far.at(-1) ?? 0) - roomAt(b) - second
  const pitch = (end - start) / length
  const spaces = Array.from({ length }, (_, i) => at(timeAt(far, start + pitch * (i + 0.5))))
  const line = Array.from({ length: 13 }, (_, i) => at(timeAt(far, start + ((end - start) * i) / 12)))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')
  return { spaces, length: Math.min(LONGEST, pitch - GAP), line: `M${line}` }
}

export const TRACKS: readonly Track[] = ROUTES.map((_, route) => trackOf(route))

export const track = (route: Route): Track => TRACKS[route] ?? trackOf(route)
