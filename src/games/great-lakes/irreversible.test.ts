/** Which moves are irreversible. A reversible move must not reveal anything to its mover. */
import { expect, test } from 'vitest'
import { SHIP, TRAIN } from './cards/cards.ts'
import { IDLE_ROUNDS } from './data/counts.ts'
import { game } from './game.ts'
import type { State } from './state.ts'
import { type GreatLakesMatch, started, withDeck, withHand, withState } from './testing/position.ts'

const isFinal = ({ state }: GreatLakesMatch, text: string): boolean => {
  const move = game.parse(text)
  if (move === undefined) throw new Error(`no move ${text}`)
  return game.irreversible(state, state.mover, move) !== null
}

const having = (match: GreatLakesMatch, change: Partial<State>): GreatLakesMatch =>
  withState(match, (state) => Object.assign(state, change))
const table = withHand(started(3), 'red-plain*2')
const lastTurn = having(table, { last: 1 })
const emptied = withDeck(withDeck(table, TRAIN, ''), SHIP, '')

test('GL-4.1 GL-6.1 drawing is irreversible; choosing a route or harbour to pay for is not', () => {
  expect(['blind:train', 'blind:ship', 'refill:train', 'seek'].map((move) => isFinal(table, move))).toEqual(
    Array(4).fill(true),
  )
  expect(['claim:DUL-THB.t', 'harbour:CHI'].map((move) => isFinal(lastTurn, move))).toEqual([false, false])
})

test('GL-4.12 taking an open card is irreversible only if there is no deck to name', () => {
  expect(isFinal(table, 'take:1')).toBe(false)
  expect(isFinal(withDeck(table, TRAIN, ''), 'take:1')).toBe(true)
  expect(isFinal(withDeck(table, SHIP, ''), 'take:1')).toBe(true)
})

test.each(['pay:red.p2', 'keep:1', 'swap:ship1'])(
  'GL-6.3 GL-9.1 %s is irreversible in the very last turn, which reveals all tickets',
  (move) => {
    expect(isFinal(table, move)).toBe(false)
    expect(isFinal(having(table, { last: 2 }), move)).toBe(false)
    expect(isFinal(lastTurn, move)).toBe(true)
  },
)

test('GL-3.2 when no card can be drawn, the end of a turn may reveal that the next player can do nothing', () => {
  expect(['keep:1', 'swap:ship1'].map((move) => isFinal(emptied, move))).toEqual([true, true])
})

test('GL-9.5 the exchange that ends three idle rounds is irreversible', () => {
  const turns = IDLE_ROUNDS * 3
  expect(isFinal(having(table, { idle: turns - 1 }), 'swap:ship1')).toBe(true)
  expect(isFinal(having(table, { idle: turns - 2 }), 'swap:ship1')).toBe(false)
})
