import { expect, test } from 'vitest'
import { groupByRule, ranking, totalOf, withMinusSign } from './scores.ts'

const line = (rule: string, points: number) => ({ rule, points, message: { id: 'line' } })

test('lines come together under their rule and add up', () => {
  const lines = [line('G-1', 5), line('G-2', -20), line('G-1', 7)]
  expect(groupByRule(lines).map(({ rule, points, lines: own }) => [rule, points, own.length])).toEqual([
    ['G-1', 12, 2],
    ['G-2', -20, 1],
  ])
  expect(totalOf(lines)).toBe(-8)
})

test('less than nothing is written with a true minus sign, and a name keeps its hyphen', () => {
  expect(withMinusSign('Anne-Lise: -20')).toBe('Anne-Lise: −20')
})

test('the ranking goes from the first rank on; tied seats stay as they sit', () => {
  expect(ranking({ rule: 'G-9', ranks: [3, 1, 4, 1], totals: [5, 9, 2, 9] })).toEqual([1, 3, 0, 2])
})
