import { expect, test } from 'vitest'
import { aboutEqual } from './useHint.ts'

const move = (notation: string, chance: number) => ({ notation, label: { id: notation }, chance, points: 0 })

test('a hint names one choice, or those that are about equal, at most three', () => {
  expect(aboutEqual([move('a', 0.6), move('b', 0.5)]).map(({ notation }) => notation)).toEqual(['a'])
  const close = [move('a', 0.6), move('b', 0.59), move('c', 0.58), move('d', 0.58)]
  expect(aboutEqual(close).map(({ notation }) => notation)).toEqual(['a', 'b', 'c'])
  expect(aboutEqual([])).toEqual([])
})
