import { expect, test } from 'vitest'
import { quickRng } from '../../kit/chance.ts'
import { networkOf, weightCount } from '../../kit/network.ts'
import { type Examples, errorOf, trainNetwork } from './train-network.ts'

const shape = { inputs: 2, first: 8, second: 4 }
const unit = quickRng(5)
const examplesOf = (count: number): Examples => {
  const inputs = Float64Array.from({ length: 2 * count }, () => unit(1000) / 100)
  const targets = Float64Array.from(
    { length: count },
    (_, at) => Math.max(0, (inputs[2 * at] ?? 0) - 5) - 2 * (inputs[2 * at + 1] ?? 0),
  )
  return { count, inputs, targets }
}

test('learns a bent function, also on examples that it has not seen', () => {
  const weights = trainNetwork(shape, examplesOf(2000), { passes: 300, seed: 1 })
  expect(weights).toHaveLength(weightCount(shape))
  expect(weights.every(Number.isInteger)).toBe(true)
  expect(errorOf(shape, weights, examplesOf(500))).toBeLessThan(0.4)
  const network = networkOf(shape, weights)
  expect(network(Float64Array.of(99, 9, 1), 1)).toBeCloseTo(2, 0)
})

test('the same examples and seed give the same weights, another seed gives others', () => {
  const examples = examplesOf(300)
  const weights = trainNetwork(shape, examples, { passes: 2, seed: 1 })
  expect(trainNetwork(shape, examples, { passes: 2, seed: 1 })).toEqual(weights)
  expect(trainNetwork(shape, examples, { passes: 2, seed: 2 })).not.toEqual(weights)
})
