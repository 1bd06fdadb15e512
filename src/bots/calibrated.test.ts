/** Shown chances are corrected by the number of seats and the time of the match. */
import { expect, test } from 'vitest'
import { positionOf } from '../../test/bots/positions.ts'
import { entry } from '../games/paris-connection/entry.ts'
import { quickRng } from '../kit/chance.ts'
import { calibrated, phaseOf } from './calibrated.ts'
import { explain } from './explain.ts'

const correction = { turns: { 3: 40 }, powers: { 3: [0, 0.5, 1, 2] } }

test('each part of the match has its own power', () => {
  const chances = [0.6, 0.3, 0.1]
  expect(calibrated(chances, 0, correction)).toEqual([1 / 3, 1 / 3, 1 / 3])
  expect(calibrated(chances, 25, correction)).toEqual(chances.map((chance) => expect.closeTo(chance, 10)))
  expect(calibrated(chances, 95, correction)[0]).toBeCloseTo(0.36 / 0.46, 10)
  expect([0, 9, 10, 39, 40, 400].map((turn) => phaseOf(turn, 40, 4))).toEqual([0, 0, 1, 3, 3, 3])
})

test('chances stay as they are where nothing was fitted', () => {
  expect(calibrated([0.7, 0.3], 5, correction)).toEqual([0.7, 0.3])
  expect(calibrated([0.7, 0.3], 5, undefined)).toEqual([0.7, 0.3])
})

test('hints show corrected chances, in the same order', async () => {
  const [game, heuristics] = await Promise.all([entry.game(), entry.heuristics()])
  const { match, seat } = positionOf(game, heuristics, 3, 'calibrated', 20)
  const explained = (power: number) => {
    const chancePowers = { turns: { 3: 60 }, powers: { 3: [power] } }
    const decision = { game, heuristics: { ...heuristics, chancePowers }, seat, view: game.view(match.state, seat) }
    return explain({ ...decision, rng: quickRng(2) }, { milliseconds: 0, iterations: 300 })
  }
  const [as, even] = [explained(1), explained(0)]
  expect(even.choices.map(({ move }) => move)).toEqual(as.choices.map(({ move }) => move))
  for (const chance of even.chances) expect(chance).toBeCloseTo(1 / 3, 10)
  expect(Math.max(...as.chances)).toBeGreaterThan(0.35)
})
