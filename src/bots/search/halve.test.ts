import { expect, test } from 'vitest'
import type { Tagged } from '../../kit/game.ts'
import { halve } from './search.ts'

const MOVES: readonly Tagged[] = ['a', 'b', 'c', 'd', 'e'].map((kind) => ({ kind }))

/** Runs the halving on moves with known promises and a budget of this many tries. */
const tried = (promises: readonly number[], budget: number) => {
  const tries = MOVES.map(() => 0)
  const at = (move: Tagged): number => MOVES.indexOf(move)
  let done = 0
  const ranked = halve(MOVES, {
    tryOut(move) {
      tries[at(move)] = (tries[at(move)] ?? 0) + 1
      done += 1
    },
    promise: (move) => promises[at(move)] ?? 0,
    used: () => done / budget,
  })
  return { ranked: ranked.map(({ kind }) => kind).join(''), tries, done }
}

test('the better half goes on, and the move dropped first is ranked last', () => {
  const { ranked, tries } = tried([0.1, 0.5, 0.3, 0.4, 0.2], 300)
  expect(ranked).toBe('bdcea')
  expect(tries[1]).toBeGreaterThan(tries[2] ?? 0)
  expect(tries[2]).toBeGreaterThan(tries[0] ?? 0)
})

test('each round costs the same, and the total stays within the budget', () => {
  const { tries, done } = tried([0.1, 0.5, 0.3, 0.4, 0.2], 300)
  expect(done).toBe(300)
  expect(tries[0]).toBe(20)
})

test('a budget too small for all moves ends the halving at once', () => {
  expect(tried([0.1, 0.5, 0.3, 0.4, 0.2], 2)).toMatchObject({ done: 2 })
  expect(tried([0, 0, 0, 0, 0], 2).ranked).toBe('abcde')
})

test('returns an empty list for empty input', () => {
  expect(halve([], { tryOut() {}, promise: () => 0, used: () => 0 })).toEqual([])
})
