/** RC-4: links to new cities. */

import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { game } from './game.ts'
import { invariants } from './testing/invariants.ts'
import { eventsOf, hand, passes, points, table } from './testing/matches.ts'

/** Seat 0: O1 O2 J C2a, and after a round C4d and B1; C2e of seat 1 takes links of four colours. */
const example = table(2, {
  twos: 'C2a C2e',
  cards: 'O1 O2 | O2 B2 | C3d W1 W1 | C4d O1 G1 G1 B1',
  cubes: 'rrbbyy',
})

describe('where a city can be joined', () => {
  test('RC-4.1 a city of the hand is joined to the tile or to a city on the table', () => {
    const match = after(example, '+C2a')
    expect(choices(match)).toEqual(['tile.O'])
    const built = after(match, 'tile.O', 'O=0.1.0', 'deck', 'stop', '+C2e')
    expect(choices(built)).toEqual(['tile.B', 'tile.O', 'C2a.B'])
  })

  test('RC-4.2 the new city needs the colour, the other a free place of it, and the link uses up both', () => {
    const built = after(example, '+C2a', 'tile.O', 'O=0.1.0', 'deck', 'stop', '+C2e')
    expect(refusedBy(built, 'join:tile:P')).toBe('RC-4.2')
    expect(refusedBy(built, 'join:C2a:O')).toBe('RC-4.2')
    const two = after(built, 'C2a.B', 'B=0.1.0', 'deck', 'stop')
    expect([two.state.parent[24], two.state.colour[24]]).toEqual([20, 2])
    expect(two.state.open[20]).toBe(1 | (1 << 3))
    expect(two.state.open[24]).toBe((1 << 3) | (1 << 9) | (1 << 12))
  })

  test('RC-4.3 two cities on the table are never linked: every link brings in a new city', () => {
    const match = after(example, '+C2a', 'tile.O', 'O=0.1.0', 'deck', 'stop')
    expect(choices(passes(match, 1)).filter((move) => move.startsWith('+'))).toEqual([])
    expect(match.state.built).toEqual([20])
  })

  test('RC-R8 RC-10.3 a place takes one link; with the option, each colour takes any number', () => {
    const order = { twos: 'C2a C2e', cards: 'O2 O2 | O2 B2 | W1 W1 W1 | C3d O1 O1 O2' }
    const link = ['+C2a', 'tile.O', 'O=0.1.0', 'deck', 'stop', '+C2e']
    expect(choices(after(table(2, order), ...link))).toEqual(['tile.B', 'tile.O', 'C2a.B'])
    const any = after(table(2, order, { anyPlaces: true }), ...link)
    expect(choices(any)).toEqual(['tile.B', 'tile.O', 'C2a.B', 'C2a.O'])
    expect(refusedBy(any, 'join:C2a:P')).toBe('RC-4.2')
    expect(refusedBy(any, 'join:C2a:W')).toBe('RC-4.2')
    const grown = after(any, 'C2a.O', 'O=0.1.0', 'deck', 'stop')
    expect(invariants(grown.state)).toEqual([])
  })
})

describe('price of a link', () => {
  test('RC-4.4 rails of the colour that add up to at least the value; jokers count 1 each', () => {
    const match = after(example, '+C2a', 'tile.O')
    expect(choices(match)).toEqual(['O=0.1.0', 'O=1.0.1', 'O=1.1.0', 'O=0.1.1', 'O=1.1.1'])
    expect(refusedBy(match, 'pay:1.0.0')).toBe('RC-4.4')
    expect(refusedBy(match, 'pay:0.0.1')).toBe('RC-4.4')
    expect(game.prompt(match.state, 0).targets).not.toContain('pay:0.0.0')
  })

  test('RC-4.4 the value of the city joined to does not matter', () => {
    const order = { twos: 'C2c C2a', cards: 'W2 W2 | P2 B1 | G1 G1 G1 | C5e W2 J W1' }
    const big = after(passes(table(2, order), 2), '+C5e', 'tile.W', 'W=0.2.1', 'G1', 'stop', 'pass', 'deck', 'stop')
    expect(choices(after(big, '+C2c', 'C5e.W'))).toEqual(['W=0.1.0'])
  })

  test('RC-4.4 RC-E6 never with jokers alone, never with rails of another colour', () => {
    const match = table(2, { twos: 'C2a C2b', cards: 'J J | G1 G1 | W1 W1 W1 | J C4e G2 G2 O1 P1' })
    const jokers = passes(match, 2)
    expect(hand(jokers, 0)).toBe('J J J J C4e C2a')
    expect(choices(jokers)).not.toContain('+C4e')
    expect(refusedBy(jokers, 'build:C4e')).toBe('RC-4.4')
    const rails = after(passes(jokers, 2), '+C4e')
    expect(hand(rails, 0)).toBe('P1 O1 J J J J C4e C2a')
    expect(choices(rails)).toEqual(['tile.P'])
    const paying = after(rails, 'tile.P')
    expect(choices(paying)).toEqual(['P=1.0.3', 'P=1.0.4'])
    expect(refusedBy(paying, 'pay:0.0.4')).toBe('RC-4.4')
    expect(refusedBy(paying, 'hand:O1')).toBe('RC-4.9')
  })

  test('RC-4.9 RC-E6 a player may pay any amount more, and all of it scores', () => {
    const match = table(2, { twos: 'C2a C2b', cards: 'P2 J | G1 G1 | W1 W1 W1 | J J G2 G2 J O1' })
    const rich = after(passes(match, 4), '+C2a', 'tile.P')
    expect(choices(rich).at(-1)).toBe('P=0.1.5')
    expect(points(after(rich, 'P=0.1.5'), 0)).toBe(7)
  })
})

describe('result of a link', () => {
  test('RC-E1 a city of value 4 with orange 1, orange 2 and a joker to a city of value 3', () => {
    const order = { twos: 'C2a C2b', cards: 'O1 O2 | B1 B2 | C3d W1 W1 | C4d W2 G1 G1' }
    const left = after(table(2, order), 'pass', 'deck', 'stop', 'pass', 'C3d', 'stop')
    const three = after(left, 'pass', 'deck', 'stop', '+C3d', 'tile.B', 'B=1.1.0', 'deck', 'stop')
    const joined = after(three, '+C4d', 'C3d.O', 'O=1.1.1')
    expect(points(joined, 0)).toBe(4)
    expect(eventsOf(joined, 'built').at(-1)).toMatchObject({ city: 8, to: 13, points: 4, jokers: 1, rule: 'RC-4.5' })
    expect([joined.state.owner[8], joined.state.trains[0]]).toEqual([0, 9])
  })

  test('RC-E2 RC-4.5 orange 1 and orange 2 for a city of value 3 score 3 at once', () => {
    const order = { twos: 'C2a C2b', cards: 'O1 O2 | P1 P2 | C3d W1 W1' }
    const match = after(table(2, order), 'pass', 'C3d', 'stop', 'pass', 'deck', 'stop', '+C3d', 'tile.O', 'O=1.1.0')
    expect(points(match, 0)).toBe(3)
    expect(points(match, 1)).toBe(0)
  })

  test('RC-4.6 the cards stay in the link; none is discarded', () => {
    const match = after(example, '+C2a', 'tile.O', 'O=1.1.1')
    expect([match.state.pile, hand(match, 0)]).toEqual([[], ''])
    expect(match.state.paid[20]).toBe(1 | (1 << 4) | (1 << 8))
    expect(invariants(match.state)).toEqual([])
  })

  test('RC-4.7 RC-8.6 the new city gets value - 1 goods from the bag, as many as it has', () => {
    const order = { twos: 'C2a C2b', cards: 'O1 O2 | P1 P2 | C3d W1 W1', cubes: 'yb' }
    const start = after(table(2, order), 'pass', 'C3d', 'stop', 'pass', 'deck', 'stop', '+C3d', 'tile.O')
    const match = after(start, 'O=1.1.0')
    expect(match.state.goods.slice(52, 56)).toEqual([0, 1, 1, 0])
    expect(eventsOf(match, 'supplied')).toEqual([{ kind: 'supplied', rule: 'RC-4.7', city: 13, goods: [1, 2] }])
    for (const [bag, bagLeft, got] of [
      [[0, 0, 1, 0], 1, 1],
      [[0, 0, 0, 0], 0, 0],
    ] as const) {
      const state = structuredClone({ ...start.state, bag: [...bag], bagLeft })
      game.apply(state, 0, start.game.legal(start.state, 0)[0] ?? { kind: 'pass' }, { draw: () => 0, emit() {} })
      expect(state.goods.slice(52, 56)).toEqual([0, 0, got, 0])
    }
  })

  test('RC-4.8 a player without trains cannot build', () => {
    const state = { ...example.state, trains: [0, 10] }
    expect(game.legal(state, 0).map(game.notate)).not.toContain('+C2a')
    expect(game.refusals(state, 0).find(({ target }) => target === 'build:C2a')?.rule).toBe('RC-4.8')
  })
})
