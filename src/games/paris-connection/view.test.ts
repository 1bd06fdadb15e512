import { expect, test } from 'vitest'
import { after, choices, opening } from '../../../test/kit/scene.ts'
import { quickRng } from '../../kit/chance.ts'
import { game } from './game.ts'
import { fieldAt, grid } from './map/fields.ts'
import { holding, sharesOf } from './state.ts'

const COLOURS = ['black', 'blue', 'brown', 'purple', 'red', 'yellow']

test('PC-2.3 this game has secrets', () => {
  expect(game.meta.secrets).toBe(true)
})

test('PC-2.3 PC-2.4 PC-4.2 PC-8.1 PC-8.2 a seat sees its own shares, public things, and how many shares others hold', () => {
  const { state } = opening(game, 4)
  const seen = game.view(state, 2)
  expect(seen).toEqual({
    viewer: 2,
    seats: 4,
    rules: 1,
    start: state.start,
    mover: state.mover,
    turn: 0,
    stations: state.stations,
    tracks: state.tracks,
    pools: state.pools,
    values: [0, 0, 0, 0, 0, 0],
    holdings: [8, 8, 8, 8],
    known: Array(24).fill(0),
    shares: [null, null, sharesOf(state, 2), null],
    idle: 0,
    extending: -1,
    placed: [],
    end: 'none',
  })
})

test('PC-6.1 PC-8.4 at the end all shares are revealed', () => {
  const { state } = opening(game, 3)
  const over = { ...state, end: 'pools' as const }
  const all = [0, 1, 2].map((seat) => sharesOf(state, seat))
  for (const viewer of [0, 1, 2, 'watcher'] as const) expect(game.view(over, viewer).shares).toEqual(all)
})

test('PC-8.3 a trade reveals the shares taken; shares given away are no longer known', () => {
  const match = opening(game, 3)
  const { mover, shares } = match.state
  const own = COLOURS.findIndex((_, at) => (shares[mover * 6 + at] ?? 0) > 0)
  const [first, second] = COLOURS.map((_, at) => at).filter((at) => at !== own)
  if (first === undefined || second === undefined) throw new Error('no other colour')
  const known = (state: typeof match.state) => game.view(state, 'watcher').known.slice(mover * 6, mover * 6 + 6)
  const took = after(match, `${COLOURS[own]}>2${COLOURS[first]}`)
  expect(known(took.state)).toEqual(COLOURS.map((_, at) => (at === first ? 2 : 0)))
  const again = { ...took, state: { ...took.state, mover } }
  const gave = after(again, `${COLOURS[first]}>${COLOURS[second]}`)
  expect(known(gave.state)).toEqual(COLOURS.map((_, at) => (at === first || at === second ? 1 : 0)))
})

test('PC-4.2 a determinization keeps known shares and deals only hidden ones', () => {
  let match = opening(game, 3)
  for (let i = 0; i < 9; i++) match = after(match, choices(match).find((move) => move.includes('>2')) ?? '')
  match = after(match, `+${COLOURS[match.state.stations[5] ?? 0]}`, 'C10', 'stop')
  const { state } = match
  const rng = quickRng(1)
  const determinizations = Array.from({ length: 40 }, () => game.determinize(game.view(state, 0), rng))
  for (const full of determinizations) {
    expect(sharesOf(full, 0)).toEqual(sharesOf(state, 0))
    for (const seat of [1, 2]) expect(holding(full, seat)).toBe(holding(state, seat))
    expect(full.shares.every((count, at) => count >= (state.known[at] ?? 0))).toBe(true)
    expect([full.own, full.edge, full.full]).toEqual([state.own, state.edge, state.full])
    expect([full.reached, full.extendable]).toEqual([state.reached, state.extendable])
  }
  expect(new Set(determinizations.map((full) => String(sharesOf(full, 1)))).size).toBeGreaterThan(10)
})

test('PC-3.2 only its player sees an extension in progress, including the pools', () => {
  const match = opening(game, 4)
  const company = match.state.stations[5] ?? 0
  const field = fieldAt(0, -2) ?? -1
  const { state } = after(match, `+${COLOURS[company]}`, grid(field))
  const own = game.view(state, state.mover)
  const other = game.view(state, 'watcher')
  expect([own.extending, own.placed]).toEqual([company, [field]])
  expect([other.extending, other.placed]).toEqual([-1, []])
  expect((other.pools[company] ?? 0) - (own.pools[company] ?? 0)).toBe(1)
  expect([own.tracks[field], other.tracks[field]]).toEqual([1 << company, 0])
})
