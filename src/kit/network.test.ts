import { expect, test } from 'vitest'
import { estimatesOf, networkOf, weightCount } from './network.ts'

const SHAPE = { inputs: 3, first: 2, second: 2 }
const WEIGHTS = Array.from({ length: weightCount(SHAPE) }, (_, at) => 100 * ((at % 7) - 3))

interface State {
  readonly seats: number
  readonly cards: readonly number[]
}

test('every seat is estimated from its own inputs, as by the network alone', () => {
  const estimates = estimatesOf(SHAPE, WEIGHTS, 4, ({ cards }: State, into) => into.set(cards))
  const network = networkOf(SHAPE, WEIGHTS)
  const cards = [5, 1, 0, 2, 2, 2, 0, 9, 4]
  const alone = [0, 1, 2].map((seat) => network(Float64Array.from(cards.slice(3 * seat, 3 * seat + 3))))
  expect(estimates({ seats: 3, cards })).toEqual(alone)
  expect(new Set(alone).size).toBe(3)
  expect(estimates({ seats: 2, cards: cards.slice(3) })).toEqual(alone.slice(1))
})
