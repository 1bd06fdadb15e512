/** Where each locomotive stands on the sheet, and the lines between locomotives of one company. */
import type { Point } from '../../../web/toolkit/camera.ts'
import { FIELDS, type Field, NEIGHBOURS, place } from '../map/fields.ts'
import { ALL, type Company } from '../moves.ts'
import { spot } from './sheet.ts'

export interface Engine extends Point {
  readonly key: string
  readonly company: Company
  readonly field: Field
  /** Where its lines end: those of two companies on a field run apart. */
  readonly end: Point
  readonly scale: number
  /** Does another company stand on the field? */
  readonly isPaired: boolean
}

export interface NetworkLine {
  readonly company: Company
  readonly path: string
}

/** The companies on a field, in the order of `COMPANIES`. */
export const companiesOn = (tracks: readonly number[], field: Field): readonly Company[] =>
  companiesIn(tracks[field] ?? 0)

/** The companies whose bits are set. */
export const companiesIn = (set: number): readonly Company[] => ALL.filter((company) => (set & (1 << company)) !== 0)

/** From the middle of the field, for two: they stand side by side, seen from the front. */
const APART = 14.3
const ENDS_APART = { x: 11.5, y: 8 } as const
const ALONE = 1.2

export const enginesOn = (tracks: readonly number[]): readonly Engine[] =>
  FIELDS.flatMap((field) => {
    const there = companiesOn(tracks, field)
    const { x, y } = spot(field)
    return there.map((company, i) => {
      const side = (i - (there.length - 1) / 2) * 2
      return {
        key: `${company}:${field}`,
        company,
        field,
        x: x + side * APART,
        y,
        end: { x: x + side * ENDS_APART.x, y: y + side * ENDS_APART.y },
        scale: there.length > 1 ? 1 : ALONE,
        isPaired: there.length > 1,
      }
    })
  })

/** A line between every two neighbouring locomotives of a company. */
export const linesOf = (engines: readonly Engine[]): readonly NetworkLine[] => {
  const byKey = new Map(engines.map((engine) => [engine.key, engine]))
  return ALL.map((company) => ({
    company,
    path: engines
      .filter((engine) => engine.company === company)
      .flatMap(({ field, end }) =>
        (NEIGHBOURS[field] ?? []).flatMap((next) => {
          const other = next > field ? byKey.get(`${company}:${next}`) : undefined
          return other === undefined ? [] : [`M${end.x} ${end.y}L${other.end.x} ${other.end.y}`]
        }),
      )
      .join(''),
  }))
}

/** Where a new locomotive comes from: an older neighbour of its company, else its station. */
export const originOf = (engine: Engine, before: readonly Engine[]): Point => {
  const own = before.filter(({ company }) => company === engine.company)
  const far = (other: Point): number => Math.hypot(other.x - engine.x, other.y - engine.y)
  const station = own.find(({ field }) => place(field).kind === 'start')
  return [...own].sort((a, b) => far(a) - far(b))[0] ?? station ?? engine
}
