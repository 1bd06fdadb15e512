/** Positions of the city names, tuned by hand so that they lie beside the routes. */
import { CITIES } from '../../data/cities.ts'
import type { City } from '../../map/map.ts'
import { spot } from '../sheet.ts'

type Anchor = 'start' | 'middle' | 'end'
type Offset = readonly [dx: number, dy: number, anchor: Anchor]

const LEFT: Offset = [-22, 7, 'end']
const RIGHT: Offset = [22, 7, 'start']
const ABOVE: Offset = [0, -24, 'middle']
const BELOW: Offset = [0, 38, 'middle']

const OFFSETS: Readonly<Record<string, Offset>> = {
  DUL: [-18, -24, 'middle'],
  THB: [-20, -16, 'end'],
  MRT: ABOVE,
  TIM: ABOVE,
  ROU: ABOVE,
  MQT: [-8, 38, 'middle'],
  SSM: [6, -26, 'middle'],
  SUD: [-22, -10, 'end'],
  MTL: [14, -24, 'middle'],
  OTT: [-6, -24, 'middle'],
  WAU: [-20, -14, 'end'],
  EAU: LEFT,
  GRB: [-20, 24, 'end'],
  TRC: [20, 2, 'start'],
  SBM: [-4, -24, 'middle'],
  PRS: [20, -10, 'start'],
  PEL: [22, 4, 'start'],
  KIN: [20, -12, 'start'],
  TOR: [-22, 6, 'end'],
  BAY: LEFT,
  MUS: [22, 8, 'start'],
  MIL: [22, 10, 'start'],
  MAD: [-20, 20, 'end'],
  SYR: [6, -24, 'middle'],
  ALB: [18, 6, 'start'],
  BUF: [2, -24, 'middle'],
  DET: [-22, -10, 'end'],
  CED: BELOW,
  CHI: [-16, 34, 'middle'],
  ERI: [8, 38, 'middle'],
  SCR: [-4, 40, 'middle'],
  SBD: BELOW,
  TOL: [-16, 36, 'middle'],
  CLE: [-2, 40, 'middle'],
  NYC: [20, 12, 'start'],
}

export interface CityLabel {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
}

/** The other positions that a name may take. */
const OTHER_OFFSETS: readonly Offset[] = [ABOVE, BELOW, RIGHT, LEFT]

/** The positions of a name, its preferred one first. `larger`: the factor by which the name is enlarged. */
export const labelsOf = (city: City, larger: number): readonly CityLabel[] => {
  const { code = '', name = '' } = CITIES[city] ?? {}
  const { x, y } = spot(city)
  return [OFFSETS[code] ?? RIGHT, ...OTHER_OFFSETS].map(([dx, dy, anchor]) => ({
    text: name,
    x: x + dx,
    y: y + lowered(dy, larger),
    anchor,
  }))
}

/** A name above its city grows upwards from its baseline, one below it downwards from its top. */
const lowered = (dy: number, larger: number): number => {
  if (dy > 20) return dy + (larger - 1) * 15
  return dy < -20 ? dy : dy + (larger - 1) * 4
}
