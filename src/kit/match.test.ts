import { expect, test } from 'vitest'
import { onlySeat, plainCopy, seatsOf, withUnchangedParts } from './match.ts'

test('all seats are listed in order, and lists are made once', () => {
  expect(seatsOf({ seats: 4 })).toEqual([0, 1, 2, 3])
  expect(seatsOf({ seats: 4 })).toBe(seatsOf({ seats: 4 }))
  expect(onlySeat(2)).toEqual([2])
  expect(onlySeat(2)).toBe(onlySeat(2))
})

test('a game may have more seats than the lists that are kept', () => {
  expect(seatsOf({ seats: 8 })).toHaveLength(8)
  expect(onlySeat(7)).toEqual([7])
})

const before = {
  turn: 1,
  left: [3, 2],
  mats: [
    { coins: 1, piles: [4] },
    { coins: 0, piles: [] },
  ],
  last: null,
}

test('equal data is the same object afterwards', () => {
  expect(withUnchangedParts(before, plainCopy(before))).toBe(before)
})

test('only what differs is new', () => {
  const after = plainCopy({
    ...before,
    turn: 2,
    mats: [
      { coins: 5, piles: [4] },
      { coins: 0, piles: [] },
    ],
  })
  const kept = withUnchangedParts(before, after)
  expect(kept).toEqual({ ...before, turn: 2, mats: [{ coins: 5, piles: [4] }, before.mats[1]] })
  expect(kept.left).toBe(before.left)
  expect(kept.mats).not.toBe(before.mats)
  expect(kept.mats[0]).not.toBe(before.mats[0])
  expect(kept.mats[0]?.piles).toBe(before.mats[0]?.piles)
  expect(kept.mats[1]).toBe(before.mats[1])
})

test.each([
  [{ list: [1, 2] }, { list: [1] }],
  [{ list: [1] }, { list: [1, 2] }],
  [{ list: [1] }, { list: { 0: 1 } }],
  [{ list: [] }, { list: null }],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: 2 }],
])('%j does not hide a change to %j', (was: unknown, is: unknown) => {
  expect(withUnchangedParts(was, plainCopy(is))).toEqual(is)
})
