import { expect, test } from 'vitest'
import { game } from '../../src/games/template/game.ts'
import { freshWays, MOST_NODES, type PerftRow, perft, perftMismatch, TooMany } from './perft.ts'

const row: PerftRow = { seats: 2, options: { length: 'short' }, seed: 'perft', after: [], ways: [] }
const ways = [1, 2, 3].map((depth) => perft(game, row, depth))

test('a row that agrees has no mismatch', () => {
  expect(perftMismatch(game, { ...row, ways })).toBeUndefined()
})

test('the first wrong depth is named, with the whole new row', () => {
  const wrong = { ...row, ways: [ways[0] ?? 0, 7, 9] }
  expect(perftMismatch(game, wrong)).toBe(
    `depth 2: ${ways[1]} sequences, perft.json says 7. The new row is\n${JSON.stringify({ ...row, ways })}`,
  )
})

test('counting stops at the limit instead of running for hours', () => {
  expect(() => perft(game, row, 40, 1000)).toThrow(TooMany)
  const deep = { ...row, ways: [...ways, ...Array<number>(37).fill(-1)] }
  expect(perftMismatch(game, deep, 1000)).toMatch(/^depth 4: \d+ sequences, perft\.json says -1\./)
  expect(freshWays(game, deep, 1000).length).toBeLessThan(20)
  expect(MOST_NODES).toBeGreaterThan(1000)
})
