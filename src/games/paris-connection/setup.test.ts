import { describe, expect, test } from 'vitest'
import { after, choices, opening } from '../../../test/kit/scene.ts'
import { visibleEvents } from '../../kit/match.ts'
import { COMPANIES } from './data/counts.ts'
import { game } from './game.ts'
import { holding, sharesOf } from './state.ts'

const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

test('PC-1.1 there are 33 locomotives of each of six companies, on the map, the value track, in pools and as shares', () => {
  const { state } = opening(game, 4)
  expect(COMPANIES).toHaveLength(6)
  for (const company of COMPANIES.keys()) {
    const shares = state.shares.reduce((sum, count, at) => (at % 6 === company ? sum + count : sum), 0)
    expect(1 + 1 + shares + (state.pools[company] ?? 0)).toBe(33)
  }
})

test('PC-2.1 the start player is drawn at random and turns go clockwise', () => {
  expect(new Set(seeds.map((seed) => opening(game, 4, seed).state.start))).toEqual(new Set([0, 1, 2, 3]))
  let match = opening(game, 3)
  const order = Array.from({ length: 5 }, () => {
    const mover = match.state.mover
    match = after(match, choices(match).find((move) => move.includes('>')) ?? '')
    return mover
  })
  const { start } = match.state
  expect(order).toEqual([0, 1, 2, 3, 4].map((turn) => (start + turn) % 3))
})

test('PC-2.2 one locomotive of each colour stands on a start field and every company is worth 0', () => {
  const { state } = opening(game, 5)
  expect([...state.stations].sort()).toEqual([0, 1, 2, 3, 4, 5])
  expect(state.tracks.filter((there) => there !== 0)).toHaveLength(6)
  expect(state.values).toEqual([0, 0, 0, 0, 0, 0])
})

describe('PC-2.3 shares are drawn in secret, by number of players', () => {
  test.each([
    [3, 10],
    [4, 8],
    [5, 6],
    [6, 5],
  ])('PC-2.3 PC-E3 %i players draw %i', (seats, count) => {
    const { state, log } = opening(game, seats)
    for (let seat = 0; seat < seats; seat++) {
      expect(holding(state, seat)).toBe(count)
      const draws = visibleEvents(log, seat).flatMap(({ event }) => (event.kind === 'drew' ? [event] : []))
      expect(draws).toEqual([{ kind: 'drew', rule: 'PC-2.3', seat, shares: sharesOf(state, seat) }])
      expect(game.view(state, seat).shares.map((shares) => shares !== null)).toEqual(
        Array.from({ length: seats }, (_, other) => other === seat),
      )
    }
    expect(visibleEvents(log, 'watcher').some(({ event }) => event.kind === 'drew')).toBe(false)
    expect(game.view(state, 'watcher').shares).toEqual(Array(seats).fill(null))
  })

  test('PC-2.3 every company is drawn equally often', () => {
    const drawn = COMPANIES.map((_, company) =>
      seeds.reduce((sum, seed) => {
        const { shares } = opening(game, 3, seed).state
        return sum + shares.reduce((held, count, at) => (at % 6 === company ? held + count : held), 0)
      }, 0),
    )
    for (const count of drawn) expect(count).toBeGreaterThan(140)
  })
})

test('PC-2.4 the rest makes six pools that everyone sees', () => {
  const { state } = opening(game, 6)
  expect(state.pools.reduce((sum, pool) => sum + pool, 0)).toBe(6 * 31 - 6 * 5)
  expect(game.view(state, 'watcher').pools).toEqual(state.pools)
})

test('PC-2.5 PC-R7 any colour may start at any station', () => {
  for (const station of COMPANIES.keys()) {
    expect(new Set(seeds.map((seed) => opening(game, 4, seed).state.stations[station])).size).toBe(6)
  }
})
