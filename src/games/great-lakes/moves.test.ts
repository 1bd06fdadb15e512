import { expect, test } from 'vitest'
import { LOCOMOTIVE } from './cards/cards.ts'
import { cardsOf, targets } from './describe/targets.ts'
import { game } from './game.ts'
import { ALL_LOCOMOTIVES, CLAIM, KEEP, MIX, notate, parse, payment, SWAP } from './moves.ts'
import { card } from './testing/position.ts'

test('§12 every move has a short notation and is parsed to the same object', () => {
  const written = ['keep:135', 'pieces:18', 'pieces:33', 'take:6', 'blind:ship', 'refill:train', 'claim:DUL-LSJ.s2']
  const more = ['harbour:CHI', 'seek', 'swap:ship15', 'swap:train1', 'pay:red.p7.h2', 'pay:white.s1.d4', 'pay:l9']
  for (const text of [...written, ...more, 'pay:yellow.h2.s1.l1', 'pay:green.d6']) {
    const move = parse(text)
    expect(move, text).toBeDefined()
    if (move !== undefined) expect(notate(move)).toBe(text)
    expect(Object.isFrozen(move)).toBe(true)
  }
})

test.each(['keep:', 'keep:6', 'pieces:17', 'pieces:34', 'take:0', 'take:7', 'swap:ship0', 'swap:ship16'])(
  '%s is not a move',
  (text) => {
    expect(parse(text)).toBeUndefined()
  },
)

test.each(['pay:l0', 'pay:l10', 'pay:red', 'pay:red.p8', 'pay:red.h5', 'pay:red.p1.s1', 'harbour:SUD', 'harbour:LSJ'])(
  '%s is not a move',
  (text) => {
    expect(parse(text)).toBeUndefined()
  },
)

test('each kind has as many moves as there are options', () => {
  expect([KEEP.length - 1, MIX.length, CLAIM.length, ALL_LOCOMOTIVES.length - 1]).toEqual([31, 16, 110, 9])
  expect(SWAP.map((moves) => moves.length)).toEqual([15, 15])
})

test('moves of all kinds except payments have the same fields', () => {
  const texts = ['keep:1', 'pieces:18', 'take:1', 'blind:ship', 'refill:ship', 'claim:DUL-THB.s', 'harbour:CHI']
  const fields = [...texts, 'seek', 'swap:ship1'].map((text) => Object.keys(parse(text) ?? {}).join())
  expect(new Set(fields).size).toBe(1)
  expect(Object.keys(parse('pay:l1') ?? {})).not.toContain('route')
})

test('GL-5.8 a payment lists its cards by kind, and they are its targets', () => {
  const pay = payment(3, 2, 1, 0, 0, 1)
  expect(cardsOf(pay)).toEqual([
    [card('red-plain'), 2],
    [card('red-symbol'), 1],
    [LOCOMOTIVE, 1],
  ])
  expect(targets(pay)).toEqual(['card:red-plain', 'card:red-symbol', 'card:locomotive'])
  expect(notate(payment(3, 2, 1, 0, 0, 1))).toBe('pay:red.p2.h1.l1')
})

test('labels describe the move without the position', () => {
  const label = (text: string) => {
    const move = parse(text)
    return move === undefined ? undefined : game.describeMove(move).id
  }
  expect(['keep:1', 'pieces:20', 'take:1', 'blind:train', 'refill:ship', 'claim:GRB-WAU.t'].map(label)).toEqual([
    'move.keep',
    'move.pieces',
    'move.take',
    'move.blind',
    'move.refill',
    'move.claim',
  ])
  expect(['harbour:CHI', 'seek', 'swap:ship2', 'pay:l3'].map(label)).toEqual([
    'move.harbour',
    'move.seek',
    'move.swap',
    'move.pay',
  ])
})

test('GL-2.2 ticket targets are numbered in the order dealt, from 1', () => {
  const move = parse('keep:135')
  expect(move === undefined ? [] : targets(move)).toEqual(['ticket:1', 'ticket:3', 'ticket:5'])
})
