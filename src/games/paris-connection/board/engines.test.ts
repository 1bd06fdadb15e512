import { expect, test } from 'vitest'
import { FIELDS, fieldAt, STATION_FIELDS } from '../map/fields.ts'
import { companiesOn, enginesOn, linesOf, originOf } from './engines.ts'
import { HEX, spot } from './sheet.ts'

const at = (q: number, r: number): number => fieldAt(q, r) ?? -1
const withEngines = (there: readonly (readonly [field: number, company: number])[]): readonly number[] => {
  const tracks = FIELDS.map(() => 0)
  for (const [field, company] of there) tracks[field] = (tracks[field] ?? 0) | (1 << company)
  return tracks
}

test('one locomotive stands in the middle of its field, two stand side by side within it', () => {
  const tracks = withEngines([
    [at(2, 0), 1],
    [at(3, 0), 1],
    [at(3, 0), 4],
  ])
  const [alone, left, right] = enginesOn(tracks)
  expect([alone?.x, alone?.y]).toEqual([spot(at(2, 0)).x, spot(at(2, 0)).y])
  expect([left?.company, right?.company]).toEqual([1, 4])
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(28)
  expect((right?.x ?? 0) - spot(at(3, 0)).x).toBeLessThan(HEX / 4)
  expect(companiesOn(tracks, at(3, 0))).toEqual([1, 4])
})

test('lines connect neighbouring locomotives of one company, never across a barred border', () => {
  const joined = (a: number, b: number): string =>
    linesOf(
      enginesOn(
        withEngines([
          [a, 2],
          [b, 2],
        ]),
      ),
    )[2]?.path ?? ''
  expect(joined(at(2, 0), at(3, 0))).toMatch(/^M[\d.]+ [\d.]+L[\d.]+ [\d.]+$/)
  expect(joined(at(2, 0), at(4, 0))).toBe('')
  expect(joined(at(-3, -1), at(-2, -1))).toBe('')
})

test('a new locomotive comes from the nearest one of its company', () => {
  const station = STATION_FIELDS[1] ?? -1
  const before = enginesOn(
    withEngines([
      [station, 3],
      [at(2, 0), 3],
      [at(2, 1), 5],
    ]),
  )
  const [engine] = enginesOn(withEngines([[at(3, 0), 3]]))
  expect(engine && originOf(engine, before)).toMatchObject({ field: at(2, 0), company: 3 })
})
