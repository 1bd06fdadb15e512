import { expect, test } from 'vitest'
import { games } from '../../../games/index.ts'
import type { ScoreLine } from '../../../kit/game.ts'
import { LANGUAGES } from '../../../kit/text.ts'
import { chartOf, spread } from './chart.ts'
import { momentsIn } from './points-over-time.ts'
import { columnsFor, matrixOf, totalsOf } from './score-matrix.ts'

const line = (id: string, points: number): ScoreLine => ({ rule: 'X-1', message: { id }, points })
const nameOf = ({ message }: ScoreLine): string => message.id

test('lines of one name are added up, and a row stands where the seat that has it lists it', () => {
  const rows = matrixOf(
    [
      [line('routes', 5), line('tickets', 3), line('tickets', 4)],
      [line('routes', 2), line('exchanged', -1), line('tickets', -6)],
    ],
    nameOf,
  )
  expect(rows).toEqual([
    { name: 'routes', points: [5, 2] },
    { name: 'exchanged', points: [null, -1] },
    { name: 'tickets', points: [7, -6] },
  ])
})

test('totals are those of the outcome; of a match that ended early, what is known', () => {
  const lines = [[line('routes', 5)], null]
  expect(totalsOf(lines, { rule: 'X-2', ranks: [2, 1], totals: [5, 9] })).toEqual([5, 9])
  expect(totalsOf(lines, null)).toEqual([5, null])
})

test('the own column comes first, the others by rank', () => {
  const outcome = { rule: 'X-2', ranks: [3, 1, 2], totals: [1, 9, 5] }
  expect(columnsFor(0, 3, outcome)).toEqual([0, 1, 2])
  expect(columnsFor(2, 3, outcome)).toEqual([2, 1, 0])
  expect(columnsFor('watcher', 3, outcome)).toEqual([1, 2, 0])
  expect(columnsFor(1, 3, null)).toEqual([1, 0, 2])
})

test.each([
  [0, 33, 1],
  [1, 33, 2],
  [20, 33, 21],
  [500, 33, 33],
])('%i moves: the end first, at most %i moments, each once', (moves, most, count) => {
  const moments = momentsIn(moves, most)
  expect(moments[0]).toBe(moves)
  expect(new Set(moments).size).toBe(count)
  expect(moments).toHaveLength(count)
  expect(Math.min(...moments)).toBe(0)
})

test('letters at the ends of lines never touch', () => {
  const placed = [...spread([100, 101, 100, 226, 225, 10])].sort((a, b) => a - b)
  const gaps = placed.slice(1).map((height, at) => height - (placed[at] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(22)
  expect(placed[0]).toBeGreaterThanOrEqual(0)
  expect(placed.at(-1)).toBeLessThanOrEqual(240)
})

test('a chart has a line for every seat whose points are known', () => {
  const moments = [
    { moves: 0, points: [0, null, -5] },
    { moves: 10, points: [30, null, 20] },
  ]
  const { lines, ticks } = chartOf(moments, [2, 0, 1])
  expect(lines.map(({ seat }) => seat)).toEqual([2, 0])
  expect(ticks.map(({ value }) => value)).toEqual([-10, 0, 10, 20, 30])
})

test.each(games.map((entry) => [entry.id, entry] as const))(
  '%s names the rows of its points without numbers of one seat',
  async (_id, { text }) => {
    for (const language of LANGUAGES) {
      const { texts } = await text[language]()
      const scores = Object.keys(texts).filter((id) => id.startsWith('score.') && !id.endsWith('.row'))
      expect(scores.length).toBeGreaterThan(0)
      const unnamed = scores.filter((id) => texts[id]?.includes('{') && texts[`${id}.row`] === undefined)
      expect(unnamed, language).toEqual([])
      const counted = scores.filter((id) => /\{(?:count|excess)\b/.test(texts[`${id}.row`] ?? ''))
      expect(counted, language).toEqual([])
    }
  },
)
