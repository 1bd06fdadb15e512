/** The cities ahead, against a search that applies the rules field by field. */
import { expect, test } from 'vitest'
import { quickDealer, quickRng } from '../../../kit/chance.ts'
import { MOST_PLACED } from '../data/counts.ts'
import { game } from '../game.ts'
import { ALL, type Company } from '../moves.ts'
import { clone, type State } from '../state.ts'
import { BUILDABLE_NEIGHBOURS, FIELDS, type Field, VALUE } from './fields.ts'
import { roomFor } from './network.ts'
import { findCitiesAhead, leadsTo, newCitiesAhead } from './reach.ts'

const STEPS = 10

/** Positions of two random matches, from the first to the last. */
const positions: readonly State[] = [1, 2].flatMap((seed) => {
  const rng = quickRng(seed)
  const table = { draw: quickDealer(rng), emit() {} }
  const state = game.setup({ seats: 4, options: {}, rules: game.meta.rulesVersion }, table)
  const found: State[] = []
  for (let move = 0; state.end === 'none' && move < 1000; move++) {
    if (move % 7 === 0) found.push(clone(state))
    const legal = game.legal(state, state.mover)
    const choice = legal[rng(legal.length)]
    if (choice !== undefined) game.apply(state, state.mover, choice, table)
  }
  return found
})

/** The distance of every field from these, over allowed fields only. */
const distances = (from: readonly Field[], most: number, allowed: (field: Field) => boolean): Map<Field, number> => {
  const found = new Map(from.map((field) => [field, 0]))
  for (const [field, distance] of found) {
    if (distance === most) continue
    for (const next of BUILDABLE_NEIGHBOURS[field] ?? []) {
      if (!found.has(next) && allowed(next)) found.set(next, distance + 1)
    }
  }
  return found
}

const literally = (state: State, company: Company): readonly (readonly number[])[] => {
  const own = FIELDS.filter((field) => ((state.tracks[field] ?? 0) & (1 << company)) !== 0)
  const most = Math.min(STEPS, state.pools[company] ?? 0)
  const found = distances(own, most, (field) => roomFor(state, company, field))
  return Array.from({ length: STEPS + 1 }, (_, steps) =>
    [...found].flatMap(([field, distance]) => (distance === steps && steps > 0 ? [VALUE[field] ?? 0] : [])),
  )
}

test('PC-3.3 PC-3.6 PC-3.7 the cities ahead of a company are those behind fields with room for it', () => {
  const ahead = newCitiesAhead(STEPS)
  expect(positions.length).toBeGreaterThan(20)
  for (const state of positions) {
    for (const company of ALL) {
      findCitiesAhead(state, company, ahead)
      const values = literally(state, company)
      expect([...ahead.sum]).toEqual(values.map((each) => each.reduce((sum, value) => sum + value, 0)))
      expect([...ahead.most]).toEqual(values.map((each) => Math.max(0, ...each)))
    }
  }
})

test('a company with an empty pool has no cities ahead', () => {
  const ahead = newCitiesAhead(STEPS)
  const [state] = positions
  if (state === undefined) throw new Error('no position')
  findCitiesAhead({ ...state, pools: ALL.map(() => 0) }, 0, ahead)
  expect([...ahead.sum, ...ahead.most].every((value) => value === 0)).toBe(true)
})

test('a field leads to the best free city, and a nearer one is better', () => {
  const closer = [1, 0.8, 0.65, 0.5, 0.4]
  for (const state of positions.filter((_, at) => at % 4 === 0)) {
    for (const field of FIELDS) {
      for (let steps = 0; steps < MOST_PLACED; steps++) {
        const free = [...distances([field], steps, () => true)].filter(
          ([city, distance]) => distance > 0 && state.tracks[city] === 0,
        )
        const best = Math.max(0, ...free.map(([city, distance]) => (VALUE[city] ?? 0) * (closer[distance] ?? 0)))
        expect(leadsTo(state, field, steps)).toBeCloseTo((VALUE[field] ?? 0) + best, 12)
      }
    }
  }
})
