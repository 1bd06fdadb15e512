import { expect, test } from 'vitest'
import { game } from '../../games/template-bare/game.ts'
import type { AnyGame, Tagged } from '../../kit/game.ts'
import { improvePolicy, type MovePolicy } from './improve-policy.ts'

/** Each seat plays one of three moves and scores what the move is worth. */
const MOVES: readonly Tagged[] = ['one', 'two', 'five'].map((kind) => ({ kind }))
const POINTS = [1, 2, 5]
const toy: AnyGame = {
  ...(game as AnyGame),
  setup: ({ seats }) => ({ seats, points: [] }),
  toAct: (state) => {
    const { seats, points } = state as { seats: number; points: number[] }
    return points.length < seats ? [points.length] : []
  },
  legal: () => MOVES,
  apply: (state, _seat, move) => (state as { points: number[] }).points.push(POINTS[MOVES.indexOf(move)] ?? 0),
  outcome: (state) => {
    const totals = (state as { points: number[] }).points
    return { rule: 'T-1', ranks: totals.map(() => 1), totals }
  },
}
/** Feature 4 never occurs. */
const FEATURES = 5
const fresh = Array.from({ length: FEATURES }, () => 0)
const policy: MovePolicy = {
  game: toy,
  featuresOf: (_state, _seat, move) => [MOVES.indexOf(move) + 1, 0],
  temperature: 0.5,
}
const training = { matches: 48 * 100, seed: 1 }

test('the move that scores most gets the highest weight; features that never occur, and no feature, stay at 0', () => {
  const means: number[] = []
  const weights = improvePolicy(policy, fresh, { ...training, progress: (_, mean) => means.push(mean) })
  const [none, one = 0, two = 0, five = 0, never] = weights
  expect(five).toBeGreaterThan(Math.max(one, two))
  expect([none, never]).toEqual([0, 0])
  expect(means).toHaveLength(100)
  expect(means.at(-1)).toBeGreaterThan((means[0] ?? 0) + 1)
})

test('the same matches and seed give the same weights, another seed gives others', () => {
  const weights = improvePolicy(policy, fresh, training)
  expect(improvePolicy(policy, fresh, training)).toEqual(weights)
  expect(improvePolicy(policy, fresh, { ...training, seed: 2 })).not.toEqual(weights)
})
