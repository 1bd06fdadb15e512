import { expect, test } from 'vitest'
import { groupByRule, ranking, totalOf, withMinusSign } from './scores.ts'

const line = (rule: string, points: number) => ({ rule, points, message: { id: 'line' } })

test('score lines are grouped by rule and added up', () => {
  const lines = [line('G-1', 5), line('G-2', -20), line('G-1', 7)]
  expect(groupByRule(lines).map(({ rule, points, lines: own }) => [rule, points, own.length])).toEqual([
    ['G-1', 12, 2],
    ['G-2', -20, 1],
  ])
  expect(totalOf(lines)).toBe(-8)
})

test('negative numbers get a minus sign, and names keep their hyphens', () => {
  expect(withMinusSign('Anne-Lise: -20')).toBe('Anne-Lise: −20')
})

test('the ranking starts with rank 1; tied seats stay in seat order', () => {
  expect(ranking({ rule: 'G-9', ranks: [3, 1, 4, 1], totals: [5, 9, 2, 9] })).toEqual([1, 3, 0, 2])
})
