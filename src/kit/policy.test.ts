import { expect, test } from 'vitest'
import { quickRng } from './chance.ts'
import { policyOf } from './policy.ts'

interface Move {
  readonly kind: 'go'
  readonly features: readonly number[]
}
const MOVES: readonly Move[] = [[1], [2], [1, 2, 3]].map((features) => ({
  kind: 'go',
  features: [...features, 0, 0].slice(0, 3),
}))
/** Feature 0 is none, and feature 3 has no weight. */
const weights = [0, Math.log(2), Math.log(3)]
const SCORES = [Math.log(2), Math.log(3), Math.log(6)]

const seen: (readonly [state: string, seat: number])[] = []
const policy = (temperature: number) =>
  policyOf<string, Move>({
    weights,
    features: 4,
    lookAt: (state, seat) => void seen.push([state, seat]),
    featuresIn: ({ features }) => features,
    temperature,
    scorePoints: 10,
  })

test('a move is worth the sum of the weights of its features, in points', () => {
  const points = policy(1).prefer('here', 2, MOVES) ?? []
  points.forEach((worth, at) => {
    expect(worth).toBeCloseTo(10 * (SCORES[at] ?? 0))
  })
  expect(seen.at(-1)).toEqual(['here', 2])
})

test.each([1, 0.5])('moves are drawn by the softmax of their scores: temperature %d', (temperature) => {
  const { rolloutMove } = policy(temperature)
  const rng = quickRng(1)
  const drawn = MOVES.map(() => 0)
  const DRAWS = 50_000
  for (let i = 0; i < DRAWS; i++) {
    const at = MOVES.indexOf(rolloutMove('here', 0, MOVES, rng))
    drawn[at] = (drawn[at] ?? 0) + 1
  }
  const powers = SCORES.map((score) => Math.exp(score / temperature))
  const all = powers.reduce((sum, power) => sum + power, 0)
  drawn.forEach((count, at) => {
    expect(count / DRAWS).toBeCloseTo((powers[at] ?? 0) / all, 1.7)
  })
})

test('a single move needs no look', () => {
  const before = seen.length
  expect(policy(1).rolloutMove('there', 1, MOVES.slice(0, 1), quickRng(1))).toBe(MOVES[0])
  expect(seen).toHaveLength(before)
})
