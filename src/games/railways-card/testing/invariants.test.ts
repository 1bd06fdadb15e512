import { expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import type { State } from '../state.ts'
import { invariants } from './invariants.ts'
import { table } from './matches.ts'

const built = after(table(2, { twos: 'C2a C2b', cards: 'P2 P2' }), '+C2a', 'tile.P', 'P=0.1.1', 'deck', 'stop')

const wrong = (change: (state: State) => void): readonly string[] => {
  const state: State = structuredClone(built.state)
  change(state)
  return invariants(state)
}

const add = (counts: number[], at: number, count: number): void => {
  counts[at] = (counts[at] ?? 0) + count
}

test('RC-1.1 reports a card lost or duplicated in any place', () => {
  expect(wrong(() => {})).toEqual([])
  expect(wrong((state) => add(state.deck, 0, 1))).toEqual(['7 cards P1'])
  expect(wrong((state) => state.pile.push(10))).toEqual(['22 cards J'])
  expect(wrong((state) => state.display.push(12))).toEqual(['2 cards C5b'])
  expect(wrong((state) => add(state.power, 1, 1))).toEqual(['22 cards J'])
  expect(wrong((state) => add(state.paid, 20, 1))).toEqual(['7 cards P1'])
  expect(wrong((state) => add(state.hands, 12, 1))).toEqual(['7 cards P1', 'seat 1 holds 5 cards'])
})

test('RC-1.2 reports a cube lost or duplicated', () => {
  expect(wrong((state) => add(state.goods, 99, 1))).toEqual(['16 cubes black'])
  expect(wrong((state) => add(state.delivered, 1, 1))).toEqual(['16 cubes blue'])
  expect(wrong((state) => add(state.bag, 2, -1))).toEqual(['14 cubes yellow', '58 cubes in a bag of 59'])
})

test('RC-1.3 RC-4.8 a link has a train of its owner', () => {
  expect(wrong((state) => add(state.trains, 0, 1))).toEqual(['seat 0 has 1 links'])
})

test('RC-3.6 nobody waits with more than 13 cards', () => {
  const full = wrong((state) => {
    add(state.deck, 3, -7)
    add(state.deck, 5, -7)
    add(state.hands, 3, 7)
    add(state.hands, 5, 7)
    add(state.sizes, 0, 14)
  })
  expect(full).toEqual(['seat 0 holds 16 cards out of turn'])
})

test('RC-4.2 the network and its free places match the links', () => {
  expect(wrong((state) => add(state.up, 80, 1))).toEqual(['the network is not what its links make'])
  expect(wrong((state) => add(state.down, 83, 1))).toEqual(['the network is not what its links make'])
  expect(wrong((state) => add(state.open, 20, 1))).toEqual(['wrong places at city 20'])
})

test('reports known cards that a player does not hold, and negative counts', () => {
  expect(wrong((state) => add(state.known, 17, 1))).toEqual(['seat 1 is known to hold what it does not'])
  expect(wrong((state) => add(state.unshown, 0, 1))).toEqual(['the first city of seat 0 is gone'])
  expect(wrong((state) => add(state.known, 2, -1))).toEqual(['a negative count'])
})
