import { expect, test } from 'vitest'
import { difference } from './same.ts'

test.each([
  [{ hands: [[1, 2]] }, { hands: [[1, 3]] }, 'hands.0.1: expected 2, got 3'],
  [{ a: 1 }, { a: 1, b: null }, 'b: expected nothing, got null'],
  [[1, 2], [1], '1: expected 2, got nothing'],
  [{ a: [] }, { a: {} }, 'a: expected [], got {}'],
  [1, null, 'expected 1, got null'],
])('the first difference between %j and %j is named with its path', (expected, got, where) => {
  expect(difference(expected, got)).toBe(where)
})
