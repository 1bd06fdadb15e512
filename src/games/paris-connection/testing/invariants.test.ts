import { expect, test } from 'vitest'
import { opening } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import { fieldAt } from '../map/fields.ts'
import type { State } from '../state.ts'
import { invariants } from './invariants.ts'

const wrong = (change: (state: State) => void): readonly string[] => {
  const state: State = structuredClone(opening(game, 3).state)
  change(state)
  return invariants(state)
}

const add = (counts: number[], at: number, count: number): void => {
  counts[at] = (counts[at] ?? 0) + count
}

const locomotivesOn = (companies: number, field: number) => (state: State) => {
  state.tracks[field] = companies
}

const land = fieldAt(2, 2) ?? -1
const city = fieldAt(-2, 12) ?? -1
const tower = fieldAt(0, 0) ?? -1
const station = fieldAt(1, -1) ?? -1

test('PC-1.1 reports a locomotive lost or duplicated in any place', () => {
  expect(wrong(() => {})).toEqual([])
  expect(wrong((state) => add(state.pools, 1, -1))).toEqual(['32 locomotives of blue'])
  expect(wrong((state) => add(state.shares, 1, 1))).toEqual(['34 locomotives of blue'])
  expect(wrong(locomotivesOn(1 << 1, land))).toEqual(['34 locomotives of blue'])
})

test('PC-3.6 PC-3.7 reports too many locomotives on country, in a city, at a station and on the tower', () => {
  const crowd = (field: number, companies: number): readonly string[] =>
    wrong(locomotivesOn(companies, field)).filter((fault) => fault.includes('on field'))
  expect(crowd(land, 0b11)).toEqual([])
  expect(crowd(land, 0b111)).toEqual([`3 locomotives on field ${land}`])
  expect(crowd(city, 0b1)).toEqual([])
  expect(crowd(city, 0b11)).toEqual([`2 locomotives on field ${city}`])
  expect(crowd(station, 0b11)).toEqual([`2 locomotives on field ${station}`])
  expect(crowd(station, 0)).toEqual([`0 locomotives on field ${station}`])
  expect(crowd(tower, 0b1)).toEqual([`1 locomotives on field ${tower}`])
})

test('PC-4.2 reports known shares that a player does not hold, and negative counts', () => {
  expect(wrong((state) => add(state.known, 13, 30))).toEqual(['seat 2 is known to hold more than it does'])
  expect(
    wrong((state) => {
      add(state.pools, 0, (state.shares[0] ?? 0) + 1)
      state.shares[0] = -1
    }),
  ).toEqual(['seat 0 is known to hold more than it does', 'a negative count'])
})
