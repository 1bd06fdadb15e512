/** The move policy and the value network of searching bots. */
import { expect, test } from 'vitest'
import { keyedDealer, quickRng } from '../../../kit/chance.ts'
import type { Heuristics } from '../../../kit/heuristics.ts'
import { POLICY_WEIGHTS } from '../data/policy-weights.ts'
import { VALUE_SHAPE } from '../data/value-weights.ts'
import { game } from '../game.ts'
import type { Move } from '../moves.ts'
import { total } from '../score.ts'
import { type State, seatsOf } from '../state.ts'
import { heuristics } from './heuristics.ts'
import { FEATURES, featuresOf } from './search/move-features.ts'
import { VALUE_FEATURES } from './search/value-features.ts'
import { searchHeuristics } from './search-heuristics.ts'
import { freshPolicy, policyFile, policySource } from './tuning.ts'

const OPTIONS = { younger: false, secondLocomotive: false, anyPlaces: false }

type Look = (state: State, seat: number, legal: readonly Move[]) => void
type Quick = Pick<Heuristics<State, Move>, 'rolloutMove'>

/** A match of rollout moves: the first player has seats 0 and 2, the second one the others. */
const quickMatch = (players: readonly [Quick, Quick], seats: number, seed: number, look: Look = () => {}): State => {
  const dealt = { draw: keyedDealer(`quick ${seed}`), emit() {} }
  const rng = quickRng(seed)
  const state = game.setup({ seats, options: OPTIONS, rules: game.meta.rulesVersion }, dealt)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    const legal = game.legal(state, seat)
    look(state, seat, legal)
    game.apply(state, seat, players[seat % 2 === 0 ? 0 : 1].rolloutMove(state, seat, legal, rng), dealt)
  }
  return state
}

test('every move has features, and moves of different kinds have different features', () => {
  const kinds = new Map<number, string>()
  const wrong: string[] = []
  for (const seats of [2, 3, 4]) {
    quickMatch([heuristics, searchHeuristics], seats, seats, (state, seat, legal) => {
      for (const move of legal) {
        const [one = 0, ...others] = featuresOf(state, seat, move)
        if (one === 0) wrong.push(`${game.notate(move)} has no feature`)
        for (const feature of [one, ...others.filter((at) => at !== 0)]) {
          if (!(feature < FEATURES)) wrong.push(`${game.notate(move)} has feature ${feature}`)
          if ((kinds.get(feature) ?? move.kind) !== move.kind)
            wrong.push(`${game.notate(move)} has a feature of ${kinds.get(feature)}`)
          kinds.set(feature, move.kind)
        }
      }
    })
  }
  expect(wrong).toEqual([])
  expect(new Set(kinds.values()).size).toBeGreaterThan(10)
})

test('looking at moves does not change the state', () => {
  quickMatch([searchHeuristics, searchHeuristics], 4, 9, (state, seat, legal) => {
    const before = JSON.stringify(state)
    for (const move of legal) featuresOf(state, seat, move)
    expect(JSON.stringify(state)).toBe(before)
  })
})

test('rollout moves of searching bots beat those of quick bots', () => {
  const leads = Array.from({ length: 24 }, (_, seed) => {
    const state = quickMatch([searchHeuristics, heuristics], 4, seed)
    const [a = 0, b = 0, c = 0, d = 0] = seatsOf(state).map((seat) => total(state, seat))
    return (a + c - b - d) / 2
  })
  expect(leads.reduce((sum, lead) => sum + lead, 0) / leads.length).toBeGreaterThan(10)
})

test('between turns the network expects what seats will have, closer than the points now', () => {
  const seen: { readonly expected: readonly number[]; readonly now: readonly number[] }[] = []
  let turn = 0
  const state = quickMatch([searchHeuristics, searchHeuristics], 4, 3, (at) => {
    if (at.turn === turn) return
    turn = at.turn
    seen.push({ expected: searchHeuristics.estimate?.(at) ?? [], now: heuristics.evaluate(at) })
  })
  const totals = seatsOf(state).map((seat) => total(state, seat))
  const off = (kind: 'expected' | 'now'): number =>
    seen.reduce(
      (sum, one) => sum + totals.reduce((all, points, at) => all + Math.abs(points - (one[kind][at] ?? 0)), 0),
      0,
    )
  expect(seen.length).toBeGreaterThan(30)
  expect(off('expected')).toBeLessThan(0.5 * off('now'))
})

test('there are weights for all features, and an output file', () => {
  expect(POLICY_WEIGHTS).toHaveLength(FEATURES)
  expect(freshPolicy).toHaveLength(FEATURES)
  expect(POLICY_WEIGHTS[0]).toBe(0)
  expect(VALUE_SHAPE.inputs).toBe(VALUE_FEATURES)
  expect(policyFile).toBe('data/policy-weights.ts')
  expect(policySource([0.5, -0.251])).toContain('number[] = [\n  0.5, -0.25,\n]')
})
