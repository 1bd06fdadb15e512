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
  THB: [0, -28, 'middle'],
  MRT: [0, -22, 'middle'],
  TIM: [12, -22, 'middle'],
  ROU: [20, -24, 'middle'],
  MQT: [0, 52, 'start'],
  SSM: [21, -12, 'start'],
  SUD: [-21, 6, 'end'],
  MTL: [0, -22, 'start'],
  OTT: [3, -22, 'middle'],
  WAU: [-15, 30, 'end'],
  EAU: [18, -18, 'start'],
  GRB: [-9, -26, 'middle'],
  TRC: [21, 6, 'start'],
  SBM: [39, -12, 'start'],
  PRS: [21, 6, 'start'],
  PEL: [-21, 50, 'middle'],
  KIN: [-9, -24, 'end'],
  TOR: [-27, 56, 'middle'],
  BAY: [-21, 10, 'end'],
  MUS: [21, 6, 'start'],
  MIL: [-36, -24, 'end'],
  MAD: [-21, -4, 'end'],
  SYR: [9, -24, 'start'],
  ALB: [0, -26, 'middle'],
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

/**
 * Where a harbour stands at its port, tuned so that it covers neither routes nor names: beside the city where no route leaves,
 * else in its place. `names.test.ts` checks it.
 */
const HARBOURS: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  DUL: [-28, -32],
  THB: [-5, 1],
  MRT: [0, 3],
  MQT: [18, -26],
  SSM: [-4, -34],
  MTL: [28, 22],
  GRB: [-34, 22],
  TRC: [-2, -34],
  SBM: [-5, 2],
  PRS: [0, 0],
  PEL: [-6, 12],
  KIN: [0, -4],
  TOR: [-2, -5],
  BAY: [-24, 34],
  MUS: [-38, -14],
  MIL: [-34, 18],
  SYR: [-2, 11],
  ALB: [36, 0],
  BUF: [-1, 5],
  DET: [-6, 10],
  CHI: [26, 2],
  ERI: [0, 1],
  CLE: [0, 2],
  TOL: [12, 34],
  NYC: [0, 13],
}

export const harbourSpot = (city: City): readonly [dx: number, dy: number] =>
  HARBOURS[CITIES[city]?.code ?? ''] ?? [0, 0]

/** A name above its city grows upwards from its baseline, one below it downwards from its top. */
const lowered = (dy: number, larger: number): number => {
  if (dy > 20) return dy + (larger - 1) * 15
  return dy < -20 ? dy : dy + (larger - 1) * 4
}
