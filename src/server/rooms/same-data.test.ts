import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameData } from './channels.ts'

test('agrees with a comparison of the JSON texts', () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(json, json, (a, b) => {
      const [one, other] = [JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b))]
      expect(isSameData(one, structuredClone(one))).toBe(true)
      expect(isSameData(one, other)).toBe(isEqual(one, other))
    }),
  )
})

const isEqual = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

test.each([
  [
    [1, 2],
    [1, 3],
  ],
  [[1], [1, 1]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: null }, {}],
  [[], {}],
  [null, {}],
  [0, false],
])('%j is not %j', (a, b) => {
  expect(isSameData(a, b)).toBe(false)
  expect(isSameData(b, a)).toBe(false)
})
