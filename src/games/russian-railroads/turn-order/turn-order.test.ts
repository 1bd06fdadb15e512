import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import { ENTRY } from '../open-list/entries.ts'
import { pileOf } from '../state/pile.ts'
import { P1, P2, T12, X1 } from '../state/space-numbers.ts'
import { matOf } from '../state/state.ts'
import { alone, arrange, display, first, putWorkers, seatAt, type TestMatch, table } from '../testing/positions.ts'
import { pileOn } from '../workers/spaces.ts'
import { newOrder } from './claims.ts'

const order = ({ state }: TestMatch): readonly number[] => state.board.order
const passAll = (match: TestMatch): TestMatch => {
  let so = match
  while (so.state.current.decision === 'turn' && so.state.board.round === match.state.board.round)
    so = after(so, 'pass')
  return so
}
/** Workers stand under places 1 and 2 already, by place in the order; -1 is nobody. */
const claimed = (
  seats: number,
  one: number,
  two: number,
  change: (state: TestMatch['state']) => void = () => {},
): TestMatch =>
  table(seats, {}, (state) => {
    if (one >= 0) putWorkers(state, seatAt(state, one), P1, { workers: 1 })
    if (two >= 0) putWorkers(state, seatAt(state, two), P2, { workers: 1 })
    change(state)
  })

describe('RR-10.1 claiming a place', () => {
  test('RR-10.1 a player cannot claim their own place, and can claim one place at most', () => {
    const match = table(4)
    expect(refusedBy(match, 'space:P1')).toBe('RR-10.1')
    expect(choices(match)).toContain('P2')
    const stood = claimed(4, -1, 0)
    expect(refusedBy(stood, 'space:P1')).toBe('RR-10.1')
  })

  test('RR-10.1 with two players there is place 1 only, and the first may claim it', () => {
    const match = table(2)
    expect(choices(match)).toContain('P1')
    expect(refusedBy(match, 'space:P2')).toBe('RR-2.8')
  })
})

describe('RR-10.2 RR-R7 a coin or temporary worker under a place', () => {
  const T1 = 0
  test('RR-10.2 changes places with a worker of the own colour, and that space stays taken', () => {
    const match = table(3, { workers: 0, coins: 1, temporary: 1 }, (state, mover) => {
      putWorkers(state, mover, T1, { workers: 1 })
      putWorkers(state, mover, T12, { workers: 1 })
    })
    const paid = after(match, 'P2', 'pay:c')
    expect(choices(paid)).toEqual(['swap:T1', 'swap:T12'])
    const swapped = after(paid, 'swap:T1')
    expect(pileOf(pileOn(swapped.state, first(match), T1))).toMatchObject({ workers: 0, coins: 1 })
    expect(pileOf(pileOn(swapped.state, first(match), P2))).toMatchObject({ workers: 1, coins: 0 })
    expect(refusedBy(swapped, 'space:T1')).toBe('RR-2.3')
    const lent = after(match, 'P2', 'pay:t', 'swap:T12')
    expect(pileOf(pileOn(lent.state, first(match), T12))).toMatchObject({ workers: 0, temporary: 1 })
  })

  test('RR-10.2 RR-R7 without one it cannot be used; the black worker may stand there', () => {
    const coins = table(3, { workers: 0, coins: 2 })
    expect(refusedBy(coins, 'space:P2')).toBe('RR-R7')
    const black = after(table(3, { workers: 0, black: 1, coins: 2 }), 'P2')
    expect(pileOf(pileOn(black.state, first(black), P2))).toMatchObject({ black: 1, coins: 0 })
  })
})

describe('RR-10.3 RR-10.4 the new order', () => {
  test('RR-10.3 RR-E4 Green under 1 and Red under 2: Green, Red, Yellow, Blue', () => {
    const [yellow, blue, green, red] = [0, 1, 2, 3]
    expect(newOrder([yellow, blue, green, red], green, red)).toEqual([green, red, yellow, blue])
    const match = claimed(4, 2, 3)
    const [a, b, c, d] = order(match)
    expect(order(passAll(match))).toEqual([c, d, a, b])
  })

  test('RR-10.3 a single claimant takes the place, the others fill the rest in their old order', () => {
    const match = claimed(4, -1, 3)
    const [a, b, c, d] = order(match)
    expect(order(passAll(match))).toEqual([a, d, b, c])
    expect(newOrder([0, 1, 2], 2, -1)).toEqual([2, 0, 1])
  })

  test('RR-10.4 RR-E7 only the first player under 2: the order stays, and the worker still moves', () => {
    const match = claimed(4, -1, 0)
    const passed = passAll(match)
    expect(order(passed)).toEqual(order(match))
    expect(passed.state.current.decision).toBe('relocate')
    const both = claimed(4, 1, 0)
    const [a, b] = order(both)
    expect(order(passAll(both)).slice(0, 2)).toEqual([b, a])
  })
})

describe('RR-10.5 RR-10.7 RR-R13 moving the worker', () => {
  test('RR-10.5 first the one under 2, then the one under 1; the space is taken then', () => {
    const match = claimed(4, 2, 3)
    const [, , c, d] = order(match)
    const passed = passAll(match)
    expect(passed.state.current.mover).toBe(d)
    expect(game.prompt(passed.state, d ?? 0).message.params).toEqual({ place: 2 })
    const moved = after(passed, 'relocate:O2')
    expect(matOf(moved.state, d ?? 0).coins).toBe(2)
    expect(moved.state.current.mover).toBe(c)
    expect(refusedBy(moved, 'space:O2')).toBe('RR-2.3')
    expect(after(moved, 'stay').state.board.round).toBe(2)
  })

  test('RR-10.7 RR-R13 spaces for one worker and no coin, own engineers too; not O3, T11, hiring or the order', () => {
    const match = claimed(4, -1, 3, (state) => {
      arrange(state, seatAt(state, 3), { engineers: [15] })
    })
    const passed = passAll(match)
    expect(choices(passed)).toEqual(expect.arrayContaining(['relocate:T1', 'relocate:T12', 'relocate:e15', 'stay']))
    for (const space of ['O3', 'T11', 'E1', 'P1', 'T2'])
      expect(refusedBy(passed, `space:${space}`), space).toBe('RR-10.7')
    expect(refusedBy(passed, 'space:T3')).toBe('RR-R8')
  })

  test('RR-10.7 the workers of the round still stand, so “use again” works; nothing is placed or paid', () => {
    const match = claimed(4, -1, 3, (state) => {
      const seat = seatAt(state, 3)
      display(state, 4, 12)
      putWorkers(state, seat, 1, { workers: 1, coins: 1 })
    })
    const moved = after(passAll(match), 'relocate:E2')
    expect(moved.state.current.printed[ENTRY.black]).toBe(3)
  })

  test('RR-R6 RR-10.5 the black worker also gives its step when it is moved', () => {
    const match = table(4, {}, (state) => {
      const seat = seatAt(state, 3)
      putWorkers(state, seat, P2, { black: 1 })
      matOf(state, seat).allBlackWorkers = 1
    })
    const moved = after(passAll(match), 'relocate:T12')
    expect(moved.state.current.gains[ENTRY.black]).toBe(1)
  })
})

test('RR-10.6 in the last round X1 covers the places; no new order, nobody moves', () => {
  const match = table(4, { workers: 2 }, (state) => {
    state.board.round = 7
    putWorkers(state, seatAt(state, 3), P1, { workers: 1 })
  })
  expect(refusedBy(match, 'space:P2')).toBe('RR-10.6')
  expect(refusedBy(table(4), 'space:X1')).toBe('RR-10.6')
  const used = after(match, 'X1')
  expect(matOf(used.state, first(match)).markers[0]).toBe(3)
  expect(pileOf(pileOn(used.state, first(match), X1)).workers).toBe(2)
  const over = passAll(used)
  expect(over.state.current.decision).toBe('over')
  expect(order(over)).toEqual(order(match))
})

test('RR-10.8 a round ends with passing, new order, moving, scoring and clean-up', () => {
  const match = claimed(3, 1, 2)
  const ended = after(passAll(match), 'stay', 'stay')
  const kinds = ended.log.slice(match.log.length).map(({ event }) => event.kind)
  expect(kinds).toEqual([
    'passed',
    'passed',
    'passed',
    'reordered',
    'stayed',
    'stayed',
    'valued',
    'valued',
    'valued',
    'left',
    'began',
  ])
})

test('RR-10.1 a player who has claimed place 2 cannot claim place 1 as well', () => {
  const match = table(4, {}, (state, me) => {
    alone(state, me)
    const third = seatAt(state, 2)
    putWorkers(state, third, P2, { workers: 1 })
    state.current.mover = third
    state.current.place = 2
  })
  expect(refusedBy(match, 'space:P1')).toBe('RR-10.1')
})

test('RR-10.2 a claim is swapped with a worker of the own colour, not with a black or a temporary one', () => {
  const match = table(3, { workers: 0, coins: 1 }, (state, me) => {
    putWorkers(state, me, 0, { workers: 1 })
    putWorkers(state, me, 1, { black: 1, temporary: 1 })
    putWorkers(state, me, T12, { workers: 1 })
  })
  expect(choices(after(match, 'P2'))).toEqual(['swap:T1', 'swap:T12'])
})
