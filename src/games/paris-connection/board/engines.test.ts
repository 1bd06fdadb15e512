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
  expect([alone?.x, alone?.y, alone?.isPaired]).toEqual([spot(at(2, 0)).x, spot(at(2, 0)).y, false])
  expect([left?.company, right?.company, right?.isPaired]).toEqual([1, 4, true])
  const letters = Math.hypot((right?.x ?? 0) - (left?.x ?? 0), (right?.y ?? 0) - (left?.y ?? 0))
  expect(letters).toBeGreaterThan(26)
  const half = { width: FRONT.width * (right?.scale ?? 0), height: FRONT.height * (right?.scale ?? 0) }
  // From the front they are narrow: neither hides the other.
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(2 * half.width)
  expect((right?.x ?? 0) - spot(at(3, 0)).x + half.width).toBeLessThan(HEX / 2)
  // Names begin 19 units below the middle of a field.
  expect((right?.y ?? 0) - spot(at(3, 0)).y + half.height).toBeLessThan(19)
  expect(companiesOn(tracks, at(3, 0))).toEqual([1, 4])
})

test('the lines of two companies on the same fields run apart in every direction', () => {
  const from = at(2, 0)
  for (const to of [at(3, 0), at(2, 1), at(1, 1)]) {
    const both = withEngines([from, to].flatMap((field) => [[field, 1] as const, [field, 4] as const]))
    const [one, other] = [1, 4].map((company) => numbersIn(linesOf(enginesOn(both))[company]?.path ?? ''))
    expect(distanceBetween(one ?? [], other ?? [])).toBeGreaterThan(TRACK)
  }
})

/** Half the size of a locomotive from the front at scale 1. */
const FRONT = { width: 12.5, height: 18.5 } as const

/** The width of a line with its edge. */
const TRACK = 9

const numbersIn = (path: string): readonly number[] => [...path.matchAll(/-?[\d.]+/g)].map(Number)

/** Of two parallel lines. */
const distanceBetween = (one: readonly number[], other: readonly number[]): number => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = one
  const [x = 0, y = 0] = other
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / Math.hypot(x2 - x1, y2 - y1)
}

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
