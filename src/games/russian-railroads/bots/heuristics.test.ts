import { expect, test } from 'vitest'
import { WEIGHTS } from '../data/weights.ts'
import { pointsOf } from '../scoring/points.ts'
import { first, type MatSketch, table } from '../testing/positions.ts'
import { heuristics } from './heuristics.ts'
import { file, heuristicsWith, source, start } from './tuning.ts'

const worth = (mine: MatSketch): number => {
  const match = table(3, mine)
  return heuristics.evaluate(match.state)[first(match)] ?? 0
}

test('more income, longer tracks, more workers and engineers are worth more', () => {
  const plain = worth({})
  expect(worth({ markers: [4, -1] })).toBeGreaterThan(plain + 20)
  expect(worth({ tracks: { transsib: [5] } })).toBeGreaterThan(plain)
  expect(worth({ engineers: [15] })).toBeGreaterThan(plain + 20)
  expect(worth({ coins: 2 })).toBeGreaterThan(plain)
  expect(worth({ slots: [4, 0, 0, 0] })).toBeGreaterThan(plain)
})

test('income counts for every remaining round', () => {
  const at = (round: number): number => {
    const match = table(3, { markers: [4, -1] }, (state) => {
      state.board.round = round
    })
    const poor = table(3, {}, (state) => {
      state.board.round = round
    })
    return (heuristics.evaluate(match.state)[first(match)] ?? 0) - (heuristics.evaluate(poor.state)[first(poor)] ?? 0)
  }
  expect(at(1) - at(2)).toBeCloseTo(5)
  expect(at(6)).toBeCloseTo(5)
})

test('the tuning has starting weights, all of them used, and an output file', () => {
  const { state } = table(3, { coins: 2, tracks: { transsib: [5] } })
  expect(WEIGHTS).toHaveLength(start.length)
  expect(heuristicsWith(start.map(() => 0)).evaluate(state)).toEqual([0, 1, 2].map((seat) => pointsOf(state, seat)))
  expect(file).toBe('data/weights.ts')
  expect(source([0.5, 0.25])).toContain('number[] = [\n  0.5, 0.25,\n]')
})
