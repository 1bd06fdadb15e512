import { expect, test } from 'vitest'
import { onlySeat, seatsOf } from './match.ts'

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
