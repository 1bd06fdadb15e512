import { expect, test } from 'vitest'
import { after, opening } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import { E1 } from '../state/space-numbers.ts'
import { arrange, display, first, putWorkers, seatAt, stacks, type TestMatch, table } from '../testing/positions.ts'
import { say, who } from '../words.ts'

const refusalsIn = (match: TestMatch): Readonly<Record<string, string>> =>
  Object.fromEntries(
    game
      .refusals(match.state, match.state.current.mover)
      .map(({ target, rule, message }) => [target, `${rule} ${message.id}`]),
  )

test('RR-2.2 RR-2.3 RR-2.5 RR-10.1 RR-R8 the refusals at the first turn of three players, each with its rule', () => {
  const match = table(3, {}, (state) => {
    display(state, 5, 4, 12)
    putWorkers(state, seatAt(state, 1), 18, { workers: 1 })
  })
  expect(refusalsIn(match)).toEqual({
    'space:T3': 'RR-R8 refusal.steps',
    'space:T4': 'RR-R8 refusal.steps',
    'space:T5': 'RR-R8 refusal.steps',
    'space:T6': 'RR-R8 refusal.steps',
    'space:T7': 'RR-R8 refusal.steps',
    'space:T8': 'RR-R8 refusal.steps',
    'space:T9': 'RR-R8 refusal.steps',
    'space:T10': 'RR-R8 refusal.steps',
    'space:T11': 'RR-2.5 refusal.coin',
    'space:O1': 'RR-2.3 refusal.taken',
    'space:E1': 'RR-2.5 refusal.coin',
    'space:E3': 'RR-8.4 refusal.repeat.none',
    'space:P1': 'RR-10.1 refusal.claim',
    'space:X1': 'RR-10.6 refusal.lastOnly',
  })
})

test('RR-2.8 with two players seven spaces are closed', () => {
  const closed = Object.entries(refusalsIn(table(2))).filter(([, why]) => why === 'RR-2.8 refusal.closed')
  expect(closed.map(([target]) => target)).toEqual([
    'space:T1',
    'space:T3',
    'space:L2',
    'space:I3',
    'space:O3',
    'space:E3',
    'space:P2',
  ])
})

test('RR-8.5 RR-2.3 a field whose engineer was hired is taken, not empty', () => {
  const match = after(
    table(3, { coins: 1 }, (state) => display(state, 15, 4)),
    'E1',
  )
  expect(refusalsIn(match)['space:E1']).toBe('RR-2.3 refusal.taken')
  expect(refusalsIn(match)['space:E3']).toBe('RR-8.5 refusal.noEngineer')
})

test('RR-2.10 RR-3.3 RR-3.6 RR-6.8 the refusals while an open list is worked off', () => {
  const match = after(table(4, { tracks: { transsib: [3], kiev: [2] }, slots: [1, 0, 0, 0], coins: 1 }), 'T11')
  expect(refusalsIn(match)).toEqual({
    'step:transsib:brown': 'RR-3.6 refusal.notTaken',
    'step:transsib:natural': 'RR-3.6 refusal.notTaken',
    'step:transsib:white': 'RR-3.6 refusal.notTaken',
    'step:petersburg:grey': 'RR-3.3 refusal.first',
    'step:petersburg:brown': 'RR-3.6 refusal.notTaken',
    'step:petersburg:natural': 'RR-3.6 refusal.notTaken',
    'step:kiev:brown': 'RR-3.6 refusal.notTaken',
    'advance:1': 'RR-2.10 refusal.notOpen.industry',
    'advance:2': 'RR-6.8 refusal.noSecond',
    'build:locomotive': 'RR-2.10 refusal.notOpen.build',
    'build:factory': 'RR-2.10 refusal.notOpen.build',
    done: 'RR-2.9 refusal.printed',
  })
})

test('RR-1.7 a start-bonus card that was picked is refused', () => {
  const match = after(opening(game, 4), 'bonus:coin')
  expect(refusalsIn(match)).toEqual({ 'bonus:coin': 'RR-1.7 refusal.bonus' })
})

test('RR-10.2 only spaces with a worker of the own colour can be swapped with', () => {
  const match = table(3, { workers: 0, coins: 1, temporary: 0 }, (state, mover) => {
    putWorkers(state, mover, 0, { workers: 1 })
    putWorkers(state, mover, 1, { workers: 1 })
    putWorkers(state, mover, 18, { coins: 1 })
  })
  expect(refusalsIn(after(match, 'P2'))).toEqual({
    'space:O1': 'RR-10.2 refusal.swap',
    'space:P2': 'RR-10.2 refusal.swap',
  })
})

test('RR-2.1 a seat that is not to act gets neither a prompt nor refusals', () => {
  const match = table(3)
  const other = seatAt(match.state, 1)
  expect(first(match)).not.toBe(other)
  expect(game.refusals(match.state, other)).toEqual([])
  expect(game.legal(match.state, other)).toEqual([])
})

const sayingOf = (match: TestMatch, target: string): unknown =>
  game.refusals(match.state, match.state.current.mover).find((refusal) => refusal.target === target)?.message

test('RR-2.3 RR-8.1 RR-8.5 a refusal names the player who stands there or has hired the engineer', () => {
  for (const seat of [0, 1, 2, 3]) {
    const match = table(4, { coins: 3 }, (state) => {
      display(state, 0, 4)
      putWorkers(state, seat, E1, { coins: 1 })
      putWorkers(state, seat, 0, { workers: 1 })
      arrange(state, seat, { engineers: [15] })
    })
    const taken = { id: 'refusal.taken', params: { seat: who(seat) } }
    expect(sayingOf(match, 'space:E1')).toEqual(taken)
    expect(sayingOf(match, 'space:T1')).toEqual(taken)
    const isOwn = seat === first(match)
    expect(sayingOf(match, 'engineer:15')).toEqual(
      isOwn ? undefined : { id: 'refusal.theirs', params: { seat: who(seat) } },
    )
  }
})

test('RR-2.2 RR-2.5 RR-2.9 RR-5.3 RR-6.4 a refusal says how much is missing', () => {
  const poor = table(4, { workers: 1, temporary: 0 })
  expect(sayingOf(poor, 'space:T2')).toEqual(say('refusal.pay', { need: 2, have: 1 }))
  expect(sayingOf(poor, 'space:L3')).toEqual(say('refusal.pay', { need: 3, have: 1 }))
  const mixed = table(4, { workers: 0, temporary: 1, coins: 1 })
  expect(sayingOf(mixed, 'space:L3')).toEqual(say('refusal.pay', { need: 3, have: 2 }))
  const far = table(4, { tracks: { transsib: [15], petersburg: [9], kiev: [7] } })
  expect(sayingOf(far, 'space:T2')).toEqual(
    say('refusal.steps', { count: 3, tracks: say('tracks.black'), possible: 2 }),
  )
  const stopped = table(4, { markers: [4, -1] })
  expect(sayingOf(stopped, 'space:I1')).toEqual(say('refusal.industry', { count: 1 }))
  expect(sayingOf(stopped, 'space:I2')).toEqual(say('refusal.industry', { count: 2 }))
  const full = after(
    table(4, { slots: [3, 1, 1, 2] }, (state) => stacks(state, 0, 1, 4)),
    'L1',
    'build:locomotive',
  )
  expect(sayingOf(full, 'lay:transsib1')).toEqual(say('refusal.slot', { number: 2, there: 3 }))
  expect(sayingOf(full, 'lay:kiev')).toEqual(say('refusal.slot', { number: 2, there: 2 }))
})
