import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { reach } from '../locomotives/slots.ts'
import { pointsOf } from '../scoring/points.ts'
import { pileOf } from '../state/pile.ts'
import { setOf } from '../state/sets.ts'
import { T12 } from '../state/space-numbers.ts'
import { matOf } from '../state/state.ts'
import { alone, display, first, firstMat, type TestMatch, table } from '../testing/positions.ts'
import { pileOn } from '../workers/spaces.ts'
import { track } from './tracks.ts'

const fieldOf = (match: TestMatch, route: number, colour: number): number =>
  track(match.state, first(match), route, colour)
const events = (match: TestMatch, kind: string): number => match.log.filter(({ event }) => event.kind === kind).length

test('RR-3.1 a step is one field, and steps may be spread', () => {
  const match = after(table(4), 'T2', 'step:transsib:black', 'step:petersburg:black', 'step:kiev:black')
  expect([0, 1, 2].map((route) => fieldOf(match, route, 0))).toEqual([2, 2, 2])
})

test('RR-3.2 a track never enters the field of another and never passes it', () => {
  const match = after(table(4, { tracks: { transsib: [4, 2], petersburg: [3], kiev: [2, 1] } }), 'T3')
  expect(refusedBy(match, 'step:kiev:grey')).toBe('RR-3.2')
  const next = after(match, 'step:transsib:grey')
  expect(choices(next)).not.toContain('step:transsib:grey')
})

test('RR-3.3 a new colour begins at field 1, if it is free and earlier colours are there', () => {
  const match = after(table(4, { tracks: { transsib: [6, 3], petersburg: [3], kiev: [1] } }), 'T3')
  expect(refusedBy(match, 'step:kiev:grey')).toBe('RR-3.3')
  expect(choices(match)).toContain('step:petersburg:grey')
  // Brown needs grey on the route: on Transsib only, where it has room for two fields.
  const brown = after(table(4, { tracks: { transsib: [6, 3], petersburg: [3] } }), 'T6')
  expect(fieldOf(brown, 0, 2)).toBe(2)
})

test('RR-3.4 natural stays out of Kiev, white out of Kiev and Petersburg', () => {
  const far = { transsib: [15, 12, 9, 6, 3], petersburg: [9, 7, 5, 3], kiev: [9, 7, 5] }
  expect(choices(after(table(4, { tracks: far }), 'T8'))).toEqual(['step:transsib:natural', 'step:petersburg:natural'])
  // White can only go on Transsib, so there is no decision.
  expect(fieldOf(after(table(4, { tracks: far }), 'T9'), 0, 4)).toBe(4)
})

test('RR-3.5 nothing moves past the last field', () => {
  const match = after(table(4, { tracks: { kiev: [9] } }), 'T1')
  expect(refusedBy(match, 'step:kiev:black')).toBe('RR-3.5')
})

describe('RR-3.6 new colours', () => {
  test.each([
    [1, 'grey', 3],
    [5, 'brown', 3],
    [9, 'natural', 2],
    [14, 'white', 1],
  ])('RR-3.6 black from Transsib %i takes %s: %i', (field, _colour, count) => {
    const match = after(table(4, { tracks: { transsib: [field] } }), 'T1', 'step:transsib:black')
    const match2 = after(
      match,
      'step:kiev:black',
      ...(choices(after(match, 'step:kiev:black')).includes('done') ? ['done'] : []),
    )
    expect(match2.log.find(({ event }) => event.kind === 'took')?.event).toMatchObject({ count })
  })

  test('RR-3.6 a colour is not available before black reaches its field', () => {
    const match = table(4, { tracks: { transsib: [5, 3] } })
    expect(refusedBy(match, 'space:T5')).toBe('RR-R8')
    const any = after(table(4, { tracks: { transsib: [5, 3] }, coins: 1 }), 'T11')
    expect(refusedBy(any, 'step:transsib:brown')).toBe('RR-3.6')
  })

  test('RR-3.6 RR-3.9 white comes with up to two steps, which may wait for room or be skipped', () => {
    const tracks = { transsib: [14, 9, 6, 2], petersburg: [9], kiev: [9] }
    const match = after(table(4, { tracks, coins: 1 }), 'T11', 'step:transsib:black')
    expect(choices(match)).toContain('step:transsib:white')
    const white = after(match, 'step:transsib:white')
    // Natural makes room for the second step with white.
    expect(choices(white)).not.toContain('step:transsib:white')
    const natural = after(white, 'step:transsib:natural')
    expect(choices(natural)).toEqual(['step:transsib:white', 'done'])
    expect(after(natural, 'done').state.turn).toBe(1)
  })
})

test('RR-3.7 T11 takes a worker and a coin, or two coins: two steps in all', () => {
  const match = table(4, { coins: 2, tracks: { transsib: [3] } })
  const paying = after(match, 'T11')
  expect([...choices(paying)].sort()).toEqual(['pay:cc', 'pay:wc'])
  const built = after(paying, 'pay:cc', 'step:kiev:black', 'step:transsib:grey')
  expect(built.state.turn).toBe(1)
  expect(matOf(built.state, first(match)).coins).toBe(0)
})

test('RR-3.8 T12: one step with black or grey, any number of times', () => {
  const match = table(4, { tracks: { transsib: [6, 3] } }, alone)
  const one = after(match, 'T12')
  expect(choices(one)).toEqual(expect.arrayContaining(['step:transsib:black', 'step:transsib:grey', 'step:kiev:black']))
  expect(choices(one).some((move) => move.includes('brown'))).toBe(false)
  const three = after(one, 'step:kiev:black', 'T12', 'step:kiev:black', 'T12', 'step:kiev:black')
  expect(pileOf(pileOn(three.state, first(match), T12)).workers).toBe(3)
})

test('RR-3.9 RR-E11 the remaining steps can use new tracks at once: black to 2, then grey enters field 1', () => {
  const match = table(4, {}, (state) => display(state, 4, 2))
  expect(choices(match)).toContain('E2')
  // Only this order works, so there is no decision.
  const built = after(match, 'E2')
  expect(fieldOf(built, 0, 0)).toBe(2)
  expect(fieldOf(built, 0, 1)).toBe(1)
  expect(built.state.turn).toBe(1)
})

test('RR-E8 no grey on any route, T3: to field 1 and 2 of one route, or field 1 of two', () => {
  const match = after(table(4, { tracks: { transsib: [4], petersburg: [3], kiev: [2] } }), 'T3')
  const one = after(match, 'step:transsib:grey')
  expect(choices(one)).toEqual(['step:transsib:grey', 'step:petersburg:grey', 'step:kiev:grey'])
  expect(fieldOf(after(one, 'step:transsib:grey'), 0, 1)).toBe(2)
})

describe('RR-4 special fields', () => {
  test('RR-4.1 Kiev 7 gives a worker without a locomotive; the end of a route 10 points, once', () => {
    const kiev = after(table(4, { tracks: { kiev: [6] } }), 'T1', 'step:kiev:black', 'step:kiev:black')
    expect(firstMat(kiev).allWorkers).toBe(6)
    const end = after(table(4, { tracks: { kiev: [8] } }), 'T1', 'step:kiev:black', 'step:transsib:black')
    expect(pointsOf(end.state, first(end))).toBe(10)
  })

  test('RR-4.2 brown on Transsib 3 needs the locomotive for its worker', () => {
    const tracks = { transsib: [8, 5, 2] }
    const without = after(table(4, { tracks, slots: [2, 0, 0, 0] }), 'T5')
    expect(events(without, 'manned')).toBe(0)
    const reached = after(table(4, { tracks, slots: [2, 1, 0, 0] }), 'T5')
    expect(events(reached, 'manned')).toBe(1)
    expect(firstMat(reached).allWorkers).toBe(6)
  })

  test.each([
    ['transsib', 12, [9, 4, 0, 0]],
    ['petersburg', 3, [1, 0, 4, 0]],
    ['petersburg', 5, [1, 0, 6, 0]],
  ])('RR-4.2 RR-E9 black on from %s %i with the locomotive: a token to place', (route, field, slots) => {
    const match = table(4, { tracks: { [route]: [field] }, slots }, (state, mover) => {
      // Petersburg 4 has been used.
      if (field === 5) matOf(state, mover).fieldsGained = setOf([6])
    })
    const built = after(match, 'T1', `step:${route}:black`)
    expect(built.state.current.tokensOwed).toBe(1)
    const far = table(4, { tracks: { [route]: [field] }, slots: [1, 0, 0, 0] })
    expect(after(far, 'T1', `step:${route}:black`).state.current.tokensOwed).toBe(0)
  })

  test('RR-E9 Transsib with a 1 and a 4 reaches field 5', () => {
    const { state } = table(4, { slots: [1, 4, 0, 0] })
    expect(reach(state, state.current.mover, 0)).toBe(5)
  })

  test('RR-4.3 a field that needs both is triggered by the locomotive too, when it comes last', () => {
    const match = table(4, { tracks: { petersburg: [5] }, slots: [1, 1, 1, 1] }, (state) => {
      state.board.stacks = state.board.stacks.with(2, 0).with(3, 0)
    })
    const laid = after(match, 'L1', 'build:locomotive', 'lay:petersburg')
    expect(laid.state.current.tokensOwed).toBe(1)
  })

  test('RR-4.5 the question field works for the first marker only', () => {
    const gaps = [6, 6, 6, 6, 6]
    const match = after(table(2, { gaps, markers: [9, -1] }), 'I1')
    expect(match.state.current.tokensOwed).toBe(1)
    const second = table(2, { gaps, markers: [12, 9] })
    const entered = after(second, 'I1', 'advance:2')
    expect(entered.state.current.tokensOwed).toBe(0)
    expect(entered.state.turn).toBe(1)
  })

  test('RR-4.6 a gained worker can be used from the next turn on', () => {
    const match = after(
      table(4, { tracks: { kiev: [6] }, workers: 1 }, alone),
      'T1',
      'step:kiev:black',
      'step:kiev:black',
    )
    expect(firstMat(match).workers).toBe(1)
    expect(choices(match)).toContain('T12')
    const onwards = table(4, { tracks: { kiev: [7] } })
    expect(events(after(onwards, 'T1', 'step:kiev:black', 'step:kiev:black'), 'manned')).toBe(0)
  })

  test('RR-4.7 four fields, seven tokens: with three placed there are four to choose from', () => {
    const match = table(4, { tracks: { petersburg: [5] }, slots: [1, 0, 6, 0], tokens: [0, 1, 2] }, (state, mover) => {
      matOf(state, mover).fieldsGained = setOf([6])
    })
    const built = after(match, 'T1', 'step:petersburg:black', 'step:kiev:black')
    expect(choices(built)).toEqual(['token:doublers', 'token:revalue', 'token:medal', 'token:card'])
  })
})

test('RR-4.1 the end station pays once, also when a locomotive is laid later', () => {
  const match = table(4, { tracks: { kiev: [8] } }, alone)
  const end = after(match, 'T1', 'step:kiev:black', 'step:transsib:black')
  const laid = after(end, 'L1', 'build:locomotive', 'lay:kiev')
  expect(pointsOf(laid.state, first(match))).toBe(10)
})
