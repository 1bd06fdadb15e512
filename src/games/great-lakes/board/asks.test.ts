import { expect, test } from 'vitest'
import { BLIND, REFILL, SEEK, SWAP, TAKE } from '../moves.ts'
import { asks } from './asks.ts'

test('a card is drawn with one tap; tickets and whatever else cannot be taken back are asked about', () => {
  expect([...TAKE, ...BLIND, ...REFILL].map(asks)).toEqual(Array(10).fill(false))
  expect([SEEK, ...SWAP.flat()].every(asks)).toBe(true)
})
