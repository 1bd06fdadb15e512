/** The heuristics of fast bots. */
import { expect, test } from 'vitest'
import { after, opening } from '../../../../test/kit/scene.ts'
import { quickRng } from '../../../kit/chance.ts'
import { REACH } from '../data/weights.ts'
import { game } from '../game.ts'
import { ALL } from '../moves.ts'
import type { State } from '../state.ts'
import { heuristics } from './heuristics.ts'
import { searchHeuristics } from './search-heuristics.ts'
import { file, samples, shapes, source } from './tuning.ts'

const finished = (): State => {
  const rng = quickRng(1)
  let match = opening(game, 4)
  while (match.state.end === 'none') {
    const { state } = match
    const legal = game.legal(state, state.mover)
    match = after(match, game.notate(searchHeuristics.rolloutMove(state, state.mover, legal, rng)))
  }
  return match.state
}

test('at the end hands are worth their points', () => {
  const state = finished()
  expect(heuristics.evaluate(state)).toEqual(game.outcome(state)?.totals)
})

test('a seat with more shares of a company gains more when its value rises', () => {
  const { state } = opening(game, 4)
  const before = heuristics.evaluate(state)
  const grown = { ...state, values: state.values.with(0, 5) }
  const gains = heuristics.evaluate(grown).map((value, seat) => value - (before[seat] ?? 0))
  expect(gains).toEqual([0, 1, 2, 3].map((seat) => expect.closeTo(5 * (state.shares[seat * 6] ?? 0))))
})

test('a near city counts more than a far one', () => {
  for (let steps = 1; steps < REACH.length; steps++) expect(REACH[steps]).toBeLessThan(REACH[steps - 1] ?? 0)
})

test('samples for the fit contain the cities in reach and the actual gain', () => {
  const { state } = opening(game, 4)
  const end = { ...state, values: [3, 0, 0, 0, 0, 1] }
  const found = samples(state, end)
  expect(found.map(({ gain }) => gain)).toEqual([3, 0, 0, 0, 0, 1])
  for (const { features, weight } of found) {
    expect(features).toHaveLength(REACH.length)
    expect(features[0]).toBe(0)
    expect(weight).toBeGreaterThan(0)
  }
  expect(found).toHaveLength(ALL.length)
  expect(shapes.every((shape) => shape.length === REACH.length)).toBe(true)
  expect(file).toBe('data/weights.ts')
  expect(source([0, 0.5, 0.25])).toContain('[1, 0.500, 0.250]')
})
