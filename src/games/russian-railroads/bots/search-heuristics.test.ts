/** The move policy of searching bots. */
import { expect, test } from 'vitest'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import type { Heuristics } from '../../../kit/heuristics.ts'
import { POLICY_WEIGHTS } from '../data/policy-weights.ts'
import { game } from '../game.ts'
import type { Move } from '../moves.ts'
import { pointsOf } from '../scoring/points.ts'
import { type State, seatsOf } from '../state/state.ts'
import { first, table } from '../testing/positions.ts'
import { heuristics } from './heuristics.ts'
import { FEATURES, featuresOf } from './search/move-features.ts'
import { searchHeuristics } from './search-heuristics.ts'
import { policyFile, policySource } from './tuning.ts'

type Look = (state: State, seat: number, legal: readonly Move[]) => void

/** A match of rollout moves. */
const quickMatch = (
  { rolloutMove }: Heuristics<State, Move>,
  seats: number,
  seed: number,
  look: Look = () => {},
): State => {
  const dealt = { draw: keyedDealer(`quick ${seed}`), emit() {} }
  const rng = quickRng(seed)
  const state = game.setup({ seats, options: {}, rules: 1 }, dealt)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    look(state, seat, legal)
    game.apply(state, seat, rolloutMove(state, seat, legal, rng), dealt)
  }
  return state
}

/** Kinds of moves with the same features: using a space, for the first time or again. */
const alike = (kind: string): string => (['again', 'relocate'].includes(kind) ? 'place' : kind)

test('every move has features, and moves of different kinds have different features', () => {
  const kinds = new Map<number, string>()
  const wrong: string[] = []
  for (const seats of [2, 3, 4, 4, 4]) {
    quickMatch(heuristics, seats, 7 + kinds.size, (state, seat, legal) => {
      for (const move of legal) {
        const kind = alike(move.kind)
        const [one = 0, ...others] = featuresOf(state, seat, move)
        if (one === 0) wrong.push(`${game.notate(move)} has no feature`)
        for (const feature of [one, ...others.filter((at) => at !== 0)]) {
          if (feature >= FEATURES) wrong.push(`${game.notate(move)} has feature ${feature}`)
          if ((kinds.get(feature) ?? kind) !== kind)
            wrong.push(`${game.notate(move)} has a feature of ${kinds.get(feature)}`)
          kinds.set(feature, kind)
        }
      }
    })
  }
  expect(wrong).toEqual([])
  expect(new Set(kinds.values()).size).toBeGreaterThan(15)
})

test('rollout moves are legal, and seldom a pass', () => {
  const match = table(3)
  const seat = first(match)
  const legal = game.legal(match.state, seat)
  const rng = quickRng(5)
  const quick = Array.from({ length: 200 }, () => searchHeuristics.rolloutMove(match.state, seat, legal, rng))
  expect(quick.every((move) => legal.includes(move))).toBe(true)
  expect(quick.filter(({ kind }) => kind === 'pass').length).toBeLessThan(10)
  expect(new Set(quick).size).toBeGreaterThan(2)
})

test('rollout moves score twice as much as random moves, with any number of players', () => {
  for (const seats of [2, 3, 4]) {
    const mean = (one: Heuristics<State, Move>): number => {
      const ends = Array.from({ length: 6 }, (_, seed) => quickMatch(one, seats, seed))
      const points = ends.flatMap((state) => seatsOf(state).map((seat) => pointsOf(state, seat)))
      return points.reduce((sum, value) => sum + value, 0) / points.length
    }
    expect(mean(searchHeuristics)).toBeGreaterThan(2 * mean(heuristics))
  }
})

test('the policy fit has weights for all features, and an output file', () => {
  expect(POLICY_WEIGHTS).toHaveLength(FEATURES)
  expect(POLICY_WEIGHTS[0]).toBe(0)
  expect(policyFile).toBe('data/policy-weights.ts')
  expect(policySource([0.5, -0.251])).toContain('number[] = [\n  0.5, -0.25,\n]')
})
