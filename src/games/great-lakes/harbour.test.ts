import { expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { CITIES } from './data/cities.ts'
import { game } from './game.ts'
import { TICKETS } from './map/map.ts'
import { IN_DECK } from './state.ts'
import {
  cards,
  eventsOf,
  type GreatLakesMatch,
  legalNotations,
  started,
  withHand,
  withRoutes,
  withState,
} from './testing/position.ts'

const city = (code: string): number => CITIES.findIndex((other) => other.code === code)
const ticket = (a: string, b: string): number =>
  TICKETS.findIndex((other) => other.a === city(a) && other.b === city(b))

/** The mover owns a route at Parry Sound and holds these cards. */
const atParrySound = (hand: string): GreatLakesMatch => {
  const match = withHand(started(), hand)
  return withRoutes(match, match.state.mover, 'PRS-TOR.t')
}

const pays = (hand: string): readonly string[] => legalNotations(after(atParrySound(hand), 'harbour:PRS'), 'pay')

test('GL-E4 GL-7.3 a harbour in Parry Sound', () => {
  expect(pays('locomotive*1 yellow-single*1 yellow-symbol*2')).toEqual(['pay:yellow.h2.s1.l1'])
  expect(pays('locomotive*4')).toEqual(['pay:l4'])
  expect(legalNotations(atParrySound('locomotive*1 yellow-double*1 yellow-symbol*2'), 'harbour')).toEqual([])
  expect(legalNotations(atParrySound('yellow-symbol*3 locomotive*1'), 'harbour')).toEqual([])
})

test('GL-7.3 a harbour costs two trains and two ships of one colour, all with the symbol', () => {
  expect(pays('red-symbol*2 red-single*2')).toEqual(['pay:red.h2.s2'])
  expect(pays('red-symbol*4 red-single*4 locomotive*2')).toEqual([
    'pay:red.h2.s2',
    'pay:red.h1.s2.l1',
    'pay:red.h2.s1.l1',
    'pay:red.s2.l2',
    'pay:red.h1.s1.l2',
    'pay:red.h2.l2',
  ])
  for (const hand of ['red-symbol*2 green-single*2', 'red-plain*2 red-single*2', 'red-symbol*2 red-double*2']) {
    expect(legalNotations(atParrySound(hand), 'harbour')).toEqual([])
    expect(refusedBy(atParrySound(hand), 'port:PRS')).toBe('GL-7.3')
  }
  const match = after(atParrySound('locomotive*4 red-plain*1'), 'harbour:PRS')
  expect(refusedBy(match, 'card:red-plain')).toBe('GL-7.3')
})

test('GL-7.1 a harbour stands in a port, one in each city and three for each player', () => {
  const match = atParrySound('locomotive*4')
  const { mover } = match.state
  const here = (owner: number): GreatLakesMatch =>
    withState(match, (state) => {
      state.harbours[city('PRS')] = owner
    })
  expect(refusedBy(here((mover + 1) % 4), 'port:PRS')).toBe('GL-7.1')
  expect(refusedBy(here(mover), 'port:PRS')).toBe('GL-7.1')
  const three = withState(match, (state) => {
    for (const code of ['CHI', 'MIL', 'DUL']) state.harbours[city(code)] = mover
  })
  expect(refusedBy(three, 'port:PRS')).toBe('GL-7.1')
  expect(legalNotations(three, 'harbour')).toEqual([])
  const inland = withRoutes(match, mover, 'SUD-PRS.t')
  expect(choices(inland)).not.toContain('harbour:SUD')
})

test('GL-7.2 one of the player’s own routes, train or ship, must lead there', () => {
  expect(legalNotations(atParrySound('locomotive*4'), 'harbour')).toEqual(['harbour:PRS', 'harbour:TOR'])
  expect(refusedBy(atParrySound('locomotive*4'), 'port:CHI')).toBe('GL-7.2')
  const match = withHand(started(), 'locomotive*4')
  const others = withRoutes(match, (match.state.mover + 1) % 4, 'PRS-TOR.t')
  expect(refusedBy(others, 'port:PRS')).toBe('GL-7.2')
  const ship = withRoutes(match, match.state.mover, 'SBM-PRS.s')
  expect(legalNotations(ship, 'harbour')).toEqual(['harbour:SBM', 'harbour:PRS'])
})

test('GL-7.7 building discards the cards, scores nothing yet, and ends the turn', () => {
  const match = atParrySound('locomotive*1 yellow-single*1 yellow-symbol*2')
  const seat = match.state.mover
  const next = after(match, 'harbour:PRS', 'pay:yellow.h2.s1.l1')
  expect(next.state.discards).toEqual(cards('locomotive*1 yellow-single*1 yellow-symbol*2'))
  expect([next.state.points[seat], next.state.harbours[city('PRS')]]).toEqual([0, seat])
  expect(next.state.mover).toBe((seat + 1) % 4)
  expect(eventsOf(next, 'built')).toHaveLength(1)
})

/** Seat 0 owns only these routes, tickets and harbours. */
const scored = (routes: readonly string[], tickets: readonly number[], harbours: readonly string[]) => {
  const match = withState(withRoutes(started(2), 0, ...routes), (state) => {
    state.holders.fill(IN_DECK)
    for (const held of tickets) state.holders[held] = 0
    for (const code of harbours) state.harbours[city(code)] = 0
  })
  return game.score(match.state, 0).filter(({ rule }) => rule.startsWith('GL-7'))
}

const CHICAGO_EAST = [
  'CHI-SBD.t1',
  'SBD-DET.t',
  'TOR-DET.t',
  'PRS-TOR.t',
  'SUD-PRS.t',
  'TIM-SUD.t1',
  'TOR-KIN.s1',
  'MTL-KIN.s1',
  'MTL-ALB.t1',
  'ALB-NYC.s1',
]
const THREE = [ticket('CHI', 'TIM'), ticket('CHI', 'MTL'), ticket('MTL', 'NYC')]

test('GL-E5 GL-7.4 GL-7.5 harbours in Chicago and Montreal score 20 each', () => {
  expect(scored(CHICAGO_EAST, THREE, ['CHI', 'MTL'])).toMatchObject([
    { points: 20 },
    { points: 20 },
    { points: -4, rule: 'GL-7.6' },
  ])
})

test('GL-7.4 a harbour scores by none, one, two, or three and more completed tickets', () => {
  const at = (tickets: readonly number[]) => scored(CHICAGO_EAST, tickets, ['CHI'])[0]?.points
  const four = [...THREE.slice(0, 2), ticket('CHI', 'NYC'), ticket('CHI', 'TOR')]
  expect([at([]), at(four.slice(0, 1)), at(four.slice(0, 2)), at(four.slice(0, 3)), at(four)]).toEqual([
    0, 10, 20, 30, 30,
  ])
  expect(at([ticket('DUL', 'CHI')])).toBe(0)
})

test('GL-7.6 each harbour not built costs four points', () => {
  expect(scored([], [], [])).toMatchObject([{ points: -12 }])
  expect(scored([], [], ['CHI'])).toMatchObject([{ points: 0 }, { points: -8 }])
  expect(scored([], [], ['CHI', 'MTL', 'DUL'])).toHaveLength(3)
})
