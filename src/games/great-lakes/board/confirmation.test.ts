import { expect, test } from 'vitest'
import { BLIND, REFILL, SEEK, SWAP, TAKE } from '../moves.ts'
import { needsConfirmation } from './confirmation.ts'

test('drawing a card takes one tap; tickets and all other irreversible moves ask for confirmation', () => {
  expect([...TAKE, ...BLIND, ...REFILL].map(needsConfirmation)).toEqual(Array(10).fill(false))
  expect([SEEK, ...SWAP.flat()].every(needsConfirmation)).toBe(true)
})
