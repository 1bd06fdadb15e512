/**
 * Positions of the names, tuned by hand. A name lies in the gap between two rows of fields, where no
 * locomotive stands, or out at sea. `labels.test.ts` checks that no two overlap.
 */
import { CITIES, STATIONS } from '../data/map.ts'
import { type Field, fieldAt, place } from '../map/fields.ts'
import { spot } from './sheet.ts'
import { textWidth } from './text-width.ts'

type Anchor = 'start' | 'middle' | 'end'

export interface PlaceLabel {
  readonly field: Field
  readonly text: string
  readonly kind: 'town' | 'city' | 'station'
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
}

/** At least 11 px when the whole sheet is 625 px high. */
export const FONT = { town: 18.5, city: 19, station: 18.5 } as const

type Offset = readonly [dx: number, dy: number, anchor?: Anchor, text?: string]

const BELOW: Offset = [0, 32]

/** The exceptions; other names lie below their place. */
const OFFSETS: Readonly<Record<string, Offset>> = {
  Amiens: [0, -22],
  'Le Havre': [-26, -22],
  'Charleville-Mézières': [4, -22],
  Rouen: [-12, 32],
  'Le Mans': [-24, 32],
  Béziers: [17, 32],
  Troyes: [24, 32],
  Dijon: [-5, 32],
  Besançon: [9, 32],
  Lorient: [-4, 32],
  Strasbourg: [0, -25],
  Bordeaux: [0, 34],
  Brest: [6, 34],
  Bayonne: [-4, 36],
  'La Rochelle': [30, 32],
  Nice: [0, 34],
  Perpignan: [0, 34],
  Toulouse: [0, 34],
  Toulon: [3, 34],
  Marseille: [14, 46, 'end'],
  'Gare du Nord': [15, -22, 'start', 'Nord'],
  'Gare Saint-Lazare': [-15, -22, 'end', 'St-Lazare'],
  "Gare de l'Est": [16, 31, 'start', 'Est'],
  'Gare Montparnasse': [-16, 31, 'end', 'Montparnasse'],
  "Gare d'Austerlitz": [-16, 31, 'end', 'Austerlitz'],
  'Gare de Lyon': [16, 31, 'start', 'G. de Lyon'],
}

const offsetOf = (name: string): Offset => OFFSETS[name] ?? BELOW

const labelAt = (name: string, q: number, r: number): PlaceLabel => {
  const field = fieldAt(q, r) ?? -1
  const { kind, value } = place(field)
  const [dx, dy, anchor = 'middle', text = name] = offsetOf(name)
  const { x, y } = spot(field)
  const size = kind === 'start' ? 'station' : value >= 3 ? 'city' : 'town'
  return { field, text: size === 'city' ? text.toUpperCase() : text, kind: size, x: x + dx, y: y + dy, anchor }
}

export const LABELS: readonly PlaceLabel[] = [
  ...CITIES.map(([name, , q, r]) => labelAt(name, q, r)),
  ...STATIONS.map(([name, q, r]) => labelAt(name, q, r)),
]

export interface LabelExtent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Capitals of the display face and slanted letters are wider than `textWidth` assumes. */
const BROADER = { town: 1, city: 1.2, station: 1.05 } as const

/** The estimated extent of a label, without measuring on a screen. */
export const extentOf = ({ text, kind, x, y, anchor }: PlaceLabel): LabelExtent => {
  const size = FONT[kind]
  const width = textWidth(text) * size * BROADER[kind]
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size * 0.72, bottom: y + size * 0.2 }
}
