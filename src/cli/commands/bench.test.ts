import { expect, test } from 'vitest'
import { nearest } from './bench.ts'

test.each([
  [[2, 3, 4, 5], 4],
  [[2, 3], 3],
  [[5, 6], 5],
  [[3, 5], 3],
])('as --help says, the nearest number to four of %j is measured: %i', (seats, four) => {
  expect(nearest(4, seats)).toBe(four)
})
