/** Positions of the city names, tuned so that they lie beside the routes: `names.test.ts` checks it. */
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
  DUL: [-21, 6, 'end'],
  THB: [0, -30, 'middle'],
  MRT: [0, -30, 'middle'],
  TIM: [12, -22, 'middle'],
  ROU: [20, -24, 'middle'],
  MQT: [-17, 50, 'start'],
  SSM: [21, -12, 'start'],
  SUD: [-21, 6, 'end'],
  MTL: [0, -22, 'start'],
  OTT: [3, -22, 'middle'],
  WAU: [-15, 30, 'end'],
  EAU: [17, -16, 'start'],
  GRB: [-9, -30, 'middle'],
  TRC: [21, 6, 'start'],
  SBM: [32, -16, 'start'],
  PRS: [21, 6, 'start'],
  PEL: [-13, 52, 'middle'],
  KIN: [-9, -24, 'end'],
  TOR: [-28, 52, 'middle'],
  BAY: [-21, 10, 'end'],
  MUS: [21, 6, 'start'],
  MIL: [-36, -24, 'end'],
  MAD: [-21, -4, 'end'],
  SYR: [9, -24, 'start'],
  ALB: [0, -30, 'middle'],
  BUF: [-30, -14, 'end'],
  DET: [-33, -16, 'end'],
  CED: [0, 36, 'end'],
  CHI: [-3, 36, 'middle'],
  ERI: [9, 36, 'middle'],
  SCR: [-12, 36, 'middle'],
  SBD: [-9, 34, 'end'],
  TOL: [-21, -24, 'end'],
  CLE: [-15, 44, 'middle'],
  NYC: [21, 6, 'start'],
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

/** Where the lighthouse of a harbour stands on its left, because a route or a name is near on the right. */
const LIGHT_ON_LEFT: ReadonlySet<string> = new Set(['DUL', 'MTL', 'SBM', 'TOR', 'MUS', 'SYR', 'CHI', 'TOL', 'GRB'])

export const isLightOnLeft = (city: City): boolean => LIGHT_ON_LEFT.has(CITIES[city]?.code ?? '')

/** A name above its city grows upwards from its baseline, one below it downwards from its top. */
const lowered = (dy: number, larger: number): number => {
  if (dy > 20) return dy + (larger - 1) * 15
  return dy < -20 ? dy : dy + (larger - 1) * 4
}
