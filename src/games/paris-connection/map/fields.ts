/** The fields of the map by number (row by row from the north): what they are, and their neighbours. */
import { BARRED, CITIES, EIFFEL, END_CITY, ROWS, STATIONS } from '../data/map.ts'

export type Field = number

interface Place {
  readonly q: number
  readonly r: number
  /** PC-1.2 */
  readonly kind: 'land' | 'city' | 'start' | 'eiffel'
  /** The city or station; null for country. */
  readonly name: string
  /** PC-3.9 */
  readonly value: number
}

const special = new Map<string, Pick<Place, 'kind' | 'name' | 'value'>>([
  [String(EIFFEL), { kind: 'eiffel', name: '', value: 0 }],
  ...STATIONS.map(([name, q, r]) => [String([q, r]), { kind: 'start', name, value: 0 }] as const),
  ...CITIES.map(([name, value, q, r]) => [String([q, r]), { kind: 'city', name, value }] as const),
])

const stretch = (r: number, [from, to]: readonly [number, number]): readonly Place[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const q = from + i
    return { q, r, ...(special.get(String([q, r])) ?? { kind: 'land', name: '', value: 0 }) }
  })

export const PLACES: readonly Place[] = ROWS.flatMap(([r, ...stretches]) =>
  stretches.flatMap((ends) => stretch(r, ends)),
)

export const FIELDS: readonly Field[] = PLACES.map((_, field) => field)

const byCoordinates = new Map(PLACES.map(({ q, r }, field) => [String([q, r]), field]))

export const fieldAt = (q: number, r: number): Field | undefined => byCoordinates.get(String([q, r]))

/** A field's name on the map's grid, for players and notation: rows A (north) to R, columns 1 (west) to 17. */
export const grid = (field: Field): string => {
  const { q, r } = place(field)
  return `${String.fromCharCode(69 + r)}${q + Math.floor(r / 2) + 10}`
}

export const place = (field: Field): Place => {
  const found = PLACES[field]
  if (found === undefined) throw new RangeError(`no field ${field}`)
  return found
}

/** Values by field number, for the fast paths. */
export const VALUE: readonly number[] = PLACES.map(({ value }) => value)
export const IS_CITY: readonly boolean[] = PLACES.map(({ kind }) => kind === 'city')
/** PC-3.7: the fields where a locomotive can be placed. */
export const BUILDABLE: readonly boolean[] = PLACES.map(({ kind }) => kind === 'city' || kind === 'land')

export const MARSEILLE: Field = PLACES.findIndex(({ name }) => name === END_CITY)
export const STATION_FIELDS: readonly Field[] = STATIONS.map(([, q, r]) => fieldAt(q, r) ?? -1)

const AROUND = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const

/** PC-3.4: the fields on the other side of a barred border. */
export const BARRED_FROM: readonly (readonly Field[])[] = FIELDS.map((field) =>
  BARRED.flatMap(([q1, r1, q2, r2]) => {
    const [a, b] = [fieldAt(q1, r1), fieldAt(q2, r2)]
    if (a === field && b !== undefined) return [b]
    return b === field && a !== undefined ? [a] : []
  }),
)

/** PC-3.3, PC-3.4: the adjacent fields. */
export const NEIGHBOURS: readonly (readonly Field[])[] = PLACES.map(({ q, r }, field) =>
  AROUND.flatMap(([dq, dr]) => {
    const next = fieldAt(q + dq, r + dr)
    return next === undefined || BARRED_FROM[field]?.includes(next) ? [] : [next]
  }),
)

/** The adjacent fields where a locomotive can be placed (PC-3.7). */
export const BUILDABLE_NEIGHBOURS: readonly (readonly Field[])[] = NEIGHBOURS.map((fields) =>
  fields.filter((field) => BUILDABLE[field]),
)
