import { expect, test } from 'vitest'
import { opening } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { outcome, score } from './score.ts'
import type { State } from './state.ts'

/** Black, blue, brown, purple, red, yellow. */
const VALUES = [3, 12, 0, 0, 8, 9]

const scored = (seats: number, ...hands: readonly (readonly number[])[]) => ({
  seats,
  values: VALUES,
  shares: Array.from({ length: seats }, (_, seat) => hands[seat] ?? [0, 0, 0, 0, 0, 0]).flat(),
})

const total = (state: ReturnType<typeof scored>, seat = 0): number =>
  score(state, seat).reduce((sum, { points }) => sum + points, 0)

test('PC-6.1 PC-E1 each share scores its company’s value: 72 + 27 + 32 + 6 = 137', () => {
  const state = scored(4, [2, 6, 0, 0, 4, 3])
  expect(score(state, 0).map(({ points }) => points)).toEqual([6, 72, 32, 27])
  expect(score(state, 0).every(({ rule }) => rule === 'PC-6.1')).toBe(true)
  expect(total(state)).toBe(137)
})

test('PC-6.2 PC-E2 a share above the limit scores its value and costs 20', () => {
  const state = scored(4, [3, 6, 0, 0, 4, 3])
  expect(score(state, 0).at(-1)).toMatchObject({ rule: 'PC-6.2', points: -20 })
  expect(total(state)).toBe(120)
})

test.each([
  [3, 20],
  [4, 15],
  [5, 12],
  [6, 10],
])('PC-6.2 PC-E3 with %i players the limit is %i', (seats, limit) => {
  expect(total(scored(seats, [limit, 0, 0, 0, 0, 0]))).toBe(3 * limit)
  expect(total(scored(seats, [limit + 2, 0, 0, 0, 0, 0]))).toBe(3 * (limit + 2) - 40)
})

test('PC-6.3 most points win, and tied players share the victory', () => {
  const { state } = opening(game, 4)
  const over: State = { ...state, values: [...VALUES], end: 'pools' }
  over.shares = [4, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]
  expect(outcome(over)).toEqual({ rule: 'PC-5.1', ranks: [1, 1, 3, 4], totals: [12, 12, 9, 3] })
  expect(outcome({ ...over, end: 'none' })).toBeUndefined()
})

test('PC-0.1 the same shares win or lose with the value of their company', () => {
  const { state } = opening(game, 3)
  const won = (values: readonly number[]) => {
    const over: State = { ...state, values: [...values], end: 'marseille' }
    over.shares = [5, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0]
    return outcome(over)?.ranks.indexOf(1)
  }
  expect([won([9, 2, 1, 0, 0, 0]), won([2, 9, 1, 0, 0, 0]), won([1, 2, 9, 0, 0, 0])]).toEqual([0, 1, 2])
})

test('PC-R3 values have no limit', () => {
  const state = { ...scored(3, [1, 0, 0, 0, 0, 0]), values: [41, 0, 0, 0, 0, 0] }
  expect(total(state)).toBe(41)
})
