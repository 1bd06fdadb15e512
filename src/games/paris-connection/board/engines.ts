/** Where each locomotive stands on the sheet, and the lines between locomotives of one company. */
import type { Point } from '../../../web/toolkit/camera.ts'
import { FIELDS, type Field, NEIGHBOURS, place } from '../map/fields.ts'
import { ALL, type Company } from '../moves.ts'
import { spot } from './sheet.ts'

export interface Engine extends Point {
  readonly key: string
  readonly company: Company
  readonly field: Field
  readonly scale: number
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

const APART = 14.8
const ALONE = 1.2

/** Two on a field stand side by side. */
export const enginesOn = (tracks: readonly number[]): readonly Engine[] =>
  FIELDS.flatMap((field) => {
    const there = companiesOn(tracks, field)
    const { x, y } = spot(field)
    return there.map((company, i) => ({
      key: `${company}:${field}`,
      company,
      field,
      x: x + (i - (there.length - 1) / 2) * 2 * APART,
      y,
      scale: there.length > 1 ? 1 : ALONE,
    }))
  })

/** A line between every two neighbouring locomotives of a company. */
export const linesOf = (engines: readonly Engine[]): readonly NetworkLine[] => {
  const byKey = new Map(engines.map((engine) => [engine.key, engine]))
  return ALL.map((company) => ({
    company,
    path: engines
      .filter((engine) => engine.company === company)
      .flatMap(({ field, x, y }) =>
        (NEIGHBOURS[field] ?? []).flatMap((next) => {
          const other = next > field ? byKey.get(`${company}:${next}`) : undefined
          return other === undefined ? [] : [`M${x} ${y}L${other.x} ${other.y}`]
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
