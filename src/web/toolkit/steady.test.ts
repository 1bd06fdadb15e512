import { expect, test } from 'vitest'
import { steadied } from './steady.ts'

const copy = <Value>(value: Value): Value => structuredClone(value)

test('an equal value stays the same object', () => {
  const before = { view: { tracks: [1, 2, 3], end: 'none' }, log: [{ after: 1 }], outcome: null }
  expect(steadied(before, copy(before))).toBe(before)
})

test('changed parts are new, and the others stay', () => {
  const before = { view: { tracks: [1, 2, 3], pools: [5, 6] }, log: [{ after: 1 }] }
  const after = steadied(before, { view: { tracks: [1, 2, 4], pools: [5, 6] }, log: [{ after: 1 }, { after: 2 }] })
  expect(after).toEqual({ view: { tracks: [1, 2, 4], pools: [5, 6] }, log: [{ after: 1 }, { after: 2 }] })
  expect(after.view.tracks).not.toBe(before.view.tracks)
  expect(after.view.pools).toBe(before.view.pools)
  expect(after.log[0]).toBe(before.log[0])
})

test('values of another length, key or type are never equal', () => {
  const pairs: readonly (readonly [unknown, unknown])[] = [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ b: undefined }, { a: undefined }],
    [[], {}],
    [{ 0: 'a' }, ['a']],
    [null, {}],
    [{}, null],
    [{ a: null }, { a: [] }],
  ]
  for (const [before, now] of pairs) {
    const after = steadied(before, now)
    expect(after).not.toBe(before)
    expect(after).toStrictEqual(now)
  }
})
