import { expect, test } from 'vitest'
import { quickRng } from '../../kit/chance.ts'
import { agreement, fitPolicy, type RecordedChoice } from './fit-policy.ts'

const FEATURES = 5
/** Feature 4 never occurs. */
const MOVES = [[0], [1], [2, 3]]

/** The first of three is chosen six times of ten, the second three times, the third once. */
const choices: readonly RecordedChoice[] = Array.from({ length: 200 }, (_, at) => ({
  moves: MOVES,
  chosen: at % 10 < 6 ? 0 : at % 10 < 9 ? 1 : 2,
}))

test('weights reproduce how often each move was chosen', () => {
  const [often = 0, less = 0, one = 0, other = 0, never] = fitPolicy(choices, FEATURES, quickRng(1))
  expect(often - less).toBeCloseTo(Math.log(6 / 3), 0)
  expect(often - one - other).toBeCloseTo(Math.log(6 / 1), 0)
  expect(never).toBe(0)
})

test('with fitted weights the quick choice agrees more often than by chance', () => {
  const blind = agreement(choices, new Float64Array(FEATURES))
  expect(blind).toBeCloseTo(1 / 3)
  expect(agreement(choices, fitPolicy(choices, FEATURES, quickRng(1)))).toBeCloseTo(0.36 + 0.09 + 0.01, 1)
  expect(agreement([], new Float64Array(FEATURES))).toBe(0)
})

test('the same choices give the same weights', () => {
  expect(fitPolicy(choices, FEATURES, quickRng(2))).toEqual(fitPolicy(choices, FEATURES, quickRng(2)))
})
