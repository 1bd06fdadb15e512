import { expect, test } from 'vitest'
import { errorOf, fitShape } from './fit.ts'

const sample = (features: readonly number[], gain: number, weight = 1) => ({ features, gain, weight })

test('recovers the curve and the factor that generated the samples', () => {
  const truth = [0, 0.3, 0.15]
  const rows = [
    [0, 1, 0],
    [0, 2, 3],
    [0, 0, 4],
    [0, 5, 1],
  ]
  const samples = rows.map((row) =>
    sample(
      row,
      row.reduce((sum, value, at) => sum + value * (truth[at] ?? 0), 0),
    ),
  )
  const shapes = [0.9, 0.5, 0.1].map((fall) => [0, 1, fall])
  const { weights, error } = fitShape(samples, samples, shapes)
  expect(weights.map((weight) => Number(weight.toFixed(6)))).toEqual(truth)
  expect(error).toBeCloseTo(0)
})

test('samples count by their weight', () => {
  const samples = [sample([1], 1, 3), sample([1], 5, 1)]
  expect(fitShape(samples, samples, [[1]]).weights).toEqual([2])
  expect(errorOf(samples, [2])).toBeCloseTo(Math.sqrt(3))
})
