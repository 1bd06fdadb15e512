import { expect, test } from 'vitest'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import { WEIGHTS } from '../data/weights.ts'
import { game } from '../game.ts'
import { total } from '../score.ts'
import { table } from '../testing/matches.ts'
import { heuristics } from './heuristics.ts'
import { file, heuristicsWith, source, start } from './tuning.ts'

const OPTIONS = { younger: false, secondLocomotive: false, anyPlaces: false }

/** Seat 0 plays rollout moves, the others at random; returns the points by seat at the end. */
const played = (seed: number): readonly number[] => {
  const rng = quickRng(seed)
  const dealer = { draw: keyedDealer(`heuristics ${seed}`), emit() {} }
  const state = game.setup({ seats: 3, options: OPTIONS, rules: game.meta.rulesVersion }, dealer)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    const move = seat === 0 ? heuristics.rolloutMove(state, seat, legal, rng) : legal[rng(legal.length)]
    if (move !== undefined) game.apply(state, seat, move, dealer)
  }
  expect(heuristics.evaluate(state)).toEqual([0, 1, 2].map((seat) => total(state, seat)))
  return heuristics.evaluate(state)
}

test('rollout moves beat random moves, and the value of a finished table is its score', () => {
  const results = Array.from({ length: 12 }, (_, seed) => played(seed))
  const wins = results.filter(([own = 0, ...others]) => own > Math.max(...others)).length
  expect(wins).toBeGreaterThanOrEqual(11)
})

test('cards in hand have value before the end', () => {
  const { state } = table(2, { cards: 'P2 P2 | G1 G1' })
  const [rich = 0, poor = 0] = heuristics.evaluate(state)
  expect(rich).toBeGreaterThan(poor)
})

test('the fit has initial weights, all of them used, and a target file', () => {
  const { state } = table(2, { cards: 'P2 P2 | G1 G1' })
  expect(WEIGHTS).toHaveLength(start.length)
  expect(heuristicsWith(start.map(() => 0)).evaluate(state)).toEqual([0, 1].map((seat) => total(state, seat)))
  expect(file).toBe('data/weights.ts')
  expect(source([0.5, 0.25])).toContain('number[] = [0.5, 0.25]')
})
