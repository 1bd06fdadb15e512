import { expect, test } from 'vitest'
import * as C from './cells.ts'

test('a position is 165 cells for all and 48 for each seat, and none of them is left over', () => {
  for (const seats of [2, 3, 4]) expect(C.sizeFor(seats)).toBe(165 + 48 * seats)
  expect(C.mat(0)).toBe(165)
  expect(C.mat(3) - C.mat(2)).toBe(48)
  const shared = [
    [C.WAITS, 10],
    [C.PRINTED, C.ENTRIES],
    [C.GAINS, C.ENTRIES],
    [C.TOKENS_OWED, 3],
    [C.STACK, 10],
    [C.RETURNED, 10],
    [C.ROW, 7],
    [C.CARDS_LEFT, 2],
    [C.ORDER, 4],
    [C.OWNER, C.ALL_SPACES],
    [C.PILE, C.ALL_SPACES],
    [C.PILE12, 4],
    [C.TAKES, 1],
    [C.TAKER, 8],
  ] as const
  let at = 0
  for (const [first, count] of shared) {
    expect(first).toBe(at)
    at += count
  }
  expect(at).toBe(165)
})
