/** The fast paths against slow, literal implementations, over random matches. */
import { expect, test } from 'vitest'
import { makeTrial } from '../../../test/kit/trial.ts'
import { POLICY_NAMES, policies } from '../../bots/policies.ts'
import { game } from './game.ts'
import { legal } from './legal.ts'
import { FIELDS, NEIGHBOURS, place } from './map/fields.ts'
import type { State } from './state.ts'
import { proof } from './testing/proof.ts'

const COMPANIES = [0, 1, 2, 3, 4, 5]

const standsOn = (state: State, company: number, field: number): boolean =>
  ((state.tracks[field] ?? 0) >> company) % 2 === 1
const crowd = (state: State, field: number): number => COMPANIES.filter((c) => standsOn(state, c, field)).length

/** PC-3.5 to PC-3.7, literally. */
const hasRoom = (state: State, company: number, field: number): boolean => {
  const { kind } = place(field)
  if (kind === 'eiffel' || kind === 'start') return false
  if (standsOn(state, company, field)) return false
  return kind === 'city' ? crowd(state, field) === 0 : crowd(state, field) < 2
}

/** PC-3.8 for one company, literally. */
const reachesCity = (state: State, company: number): boolean => {
  const holdsCity = FIELDS.some((field) => place(field).kind === 'city' && standsOn(state, company, field))
  if (holdsCity) return true
  const seen = new Set(FIELDS.filter((field) => standsOn(state, company, field)))
  for (const field of seen) {
    for (const next of NEIGHBOURS[field] ?? []) {
      if (seen.has(next) || !hasRoom(state, company, next)) continue
      if (place(next).kind === 'city') return true
      seen.add(next)
    }
  }
  return false
}

/** PC-3.3 to PC-3.8, literally. */
const mayPlace = (state: State, company: number, field: number): boolean => {
  if (!hasRoom(state, company, field)) return false
  if (!(NEIGHBOURS[field] ?? []).some((next) => standsOn(state, company, next))) return false
  const tracks = state.tracks.map((there, at) => (at === field ? there | (1 << company) : there))
  return COMPANIES.every((other) => reachesCity({ ...state, tracks }, other))
}

const fieldsFor = (state: State, company: number): readonly number[] =>
  FIELDS.filter((field) => mayPlace(state, company, field))

const journeys = [3, 4, 5, 6].flatMap((seats) =>
  POLICY_NAMES.map((name, at) => {
    const seed = 100 * seats + at
    return makeTrial({ game, proof, start: { seats, options: {}, rules: 1 }, seed, policy: policies[name](seed) })
      .journey
  }),
)

const states = journeys.flatMap(({ steps }) => steps.map(({ before }) => before as State))

test('PC-3.3 PC-3.4 PC-3.5 PC-3.6 PC-3.7 PC-3.8 the fields offered are those of the literal rules', () => {
  const placing = states.filter(({ extending }) => extending >= 0)
  for (const state of placing) {
    const offered = legal(state, state.mover).flatMap((move) => (move.kind === 'place' ? [move.field] : []))
    expect(offered).toEqual(fieldsFor(state, state.extending))
  }
  expect(placing.length).toBeGreaterThan(500)
})

test('PC-3.8 PC-R11 the companies offered are those that can place by the literal rules', () => {
  const acting = states.filter(({ extending }, at) => extending < 0 && at % 8 === 0)
  for (const state of acting) {
    const offered = legal(state, state.mover).flatMap((move) => (move.kind === 'extend' ? [move.company] : []))
    const literal = COMPANIES.filter((c) => (state.pools[c] ?? 0) > 0 && fieldsFor(state, c).length > 0)
    expect(offered).toEqual(literal)
  }
  expect(acting.length).toBeGreaterThan(100)
})

test('PC-3.8 PC-R6 no company without a city is ever shut off', () => {
  for (const state of states) {
    for (const company of COMPANIES) expect(reachesCity(state, company)).toBe(true)
  }
})

/** The fields of a set in words of 30 bits. */
const fieldsIn = (words: readonly number[], set: number): readonly number[] =>
  FIELDS.filter((field) => ((words[set * 6 + Math.floor(field / 30)] ?? 0) >> (field % 30)) % 2 === 1)

/** Whether these fields, all with room, lead from the company's network to an empty city. */
const leadsToCity = (state: State, company: number, line: readonly number[]): boolean => {
  const reached = new Set(FIELDS.filter((field) => standsOn(state, company, field)))
  for (const field of reached) {
    for (const next of NEIGHBOURS[field] ?? []) if (line.includes(next)) reached.add(next)
  }
  return line.some((field) => reached.has(field) && place(field).kind === 'city')
}

test('PC-3.8 lifelines lead to a city through fields with room, and the two of a company share no field', () => {
  let doubled = 0
  for (const state of states.filter((_, at) => at % 3 === 0)) {
    for (const company of COMPANIES) {
      const [one, two] = [fieldsIn(state.lifelines, company), fieldsIn(state.lifelines, company + 6)]
      const holdsCity = FIELDS.some((field) => place(field).kind === 'city' && standsOn(state, company, field))
      expect(one.length === 0).toBe(holdsCity)
      for (const line of [one, two].filter(({ length }) => length > 0)) {
        expect(line.every((field) => hasRoom(state, company, field))).toBe(true)
        expect(leadsToCity(state, company, line)).toBe(true)
      }
      expect(one.filter((field) => two.includes(field))).toEqual([])
      if (two.length > 0) doubled += 1
    }
  }
  expect(doubled).toBeGreaterThan(1000)
})

test('PC-3.3 PC-3.6 networks, edges and full fields match the map', () => {
  for (const state of states.filter((_, at) => at % 3 === 0)) {
    for (const company of COMPANIES) {
      const network = FIELDS.filter((field) => standsOn(state, company, field))
      const around = new Set(network.flatMap((field) => NEIGHBOURS[field] ?? []))
      const edge = [...around].filter(
        (field) => ['land', 'city'].includes(place(field).kind) && !network.includes(field),
      )
      expect(fieldsIn(state.own, company).filter((field) => place(field).kind !== 'start')).toEqual(
        network.filter((field) => place(field).kind !== 'start'),
      )
      expect(fieldsIn(state.edge, company)).toEqual(edge.sort((a, b) => a - b))
    }
    const full = FIELDS.filter((field) => {
      const { kind } = place(field)
      return (kind === 'city' && crowd(state, field) > 0) || (kind === 'land' && crowd(state, field) > 1)
    })
    expect(fieldsIn(state.full, 0)).toEqual(full)
  }
})
