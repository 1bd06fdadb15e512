import { expect, test } from 'vitest'
import { perturb } from './perturb.ts'

/** The better weights are those nearer to 2 and -3; the third one does not matter. */
const lead = (one: readonly number[], other: readonly number[]): number => distance(other) - distance(one)
const distance = ([a = 0, b = 0]: readonly number[]): number => 40 * (Math.abs(a - 2) + Math.abs(b + 3))

test('weights that matter approach what wins, keep their sign, and 0 stays 0', () => {
  const steps: number[] = []
  const [a = 0, b = 0, , d] = perturb([1, -1, 5, 0], {
    steps: 1500,
    seed: 3,
    lead,
    progress: (step) => steps.push(step),
  })
  expect(Math.abs(a - 2)).toBeLessThan(0.3)
  expect(Math.abs(b + 3)).toBeLessThan(0.6)
  expect(d).toBe(0)
  expect(steps).toHaveLength(1500)
})

test('the same seed gives the same weights, another seed gives others', () => {
  const found = perturb([1, -1], { steps: 40, seed: 1, lead })
  expect(perturb([1, -1], { steps: 40, seed: 1, lead })).toEqual(found)
  expect(perturb([1, -1], { steps: 40, seed: 2, lead })).not.toEqual(found)
})
