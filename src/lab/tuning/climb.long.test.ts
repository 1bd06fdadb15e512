import { expect, test } from 'vitest'
import { heuristics } from '../../games/railways-card/bots/heuristics.ts'
import { game } from '../../games/railways-card/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { type Climb, duel, sweep } from './climb.ts'

/** Below 1, a bot prefers bad moves. */
const turned = ([weight = 0]: readonly number[]): AnyHeuristics => ({
  ...heuristics,
  evaluate: (state: Parameters<typeof heuristics.evaluate>[0]) =>
    heuristics.evaluate(state).map((points) => (weight - 1) * points),
})

const climb = (more: Partial<Climb> = {}): Climb => ({
  game,
  heuristicsWith: turned,
  deals: 2,
  seed: 1,
  kept() {},
  ...more,
})

test('a duel finds the stronger bot, and is deterministic', () => {
  const { lead, error } = duel(climb(), [1.1], [0.9])
  expect(lead).toBeGreaterThan(2 * error)
  expect(duel(climb(), [1.1], [0.9])).toEqual({ lead, error })
  expect(duel(climb(), [0.9], [1.1]).lead).toBeLessThan(0)
})

test('a sweep keeps a change that wins, and reports it', () => {
  const kept: number[] = []
  const weights = sweep(climb({ kept: (_weights, at) => kept.push(at) }), [0.9, 5])
  expect(weights).toEqual([0.9 * 1.4, 5])
  expect(kept).toEqual([0])
})

test('keeps no change that makes no difference', () => {
  expect(sweep(climb({ heuristicsWith: () => heuristics }), [1, 2])).toEqual([1, 2])
})
