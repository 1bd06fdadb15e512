/** Which moves are irreversible. A reversible move must not reveal anything to its mover. */
import { expect, test } from 'vitest'
import { playText } from '../../kit/match.ts'
import { SHIP, TRAIN } from './cards/cards.ts'
import { IDLE_ROUNDS } from './data/counts.ts'
import { game } from './game.ts'
import type { State } from './state.ts'
import { type GreatLakesMatch, started, withDeck, withHand, withRow, withState } from './testing/position.ts'

const reason = ({ state }: GreatLakesMatch, text: string): string | undefined => {
  const move = game.parse(text)
  if (move === undefined) throw new Error(`no move ${text}`)
  return game.irreversible(state, state.mover, move)?.id
}
const isFinal = (match: GreatLakesMatch, text: string): boolean => reason(match, text) !== undefined

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

test('GL-4.1 GL-4.3 GL-9.1 the last card of the very last turn is known to end the game', () => {
  const second = having(lastTurn, { cards: 1 })
  const [plain, locomotive] = ['red-plain', 'locomotive'].map((card) => having(withRow(lastTurn, card), { taking: 0 }))
  if (plain === undefined || locomotive === undefined) throw new Error('no row')
  const ending: readonly (readonly [GreatLakesMatch, string])[] = [
    [second, 'blind:train'],
    [locomotive, 'refill:train'],
  ]
  for (const [match, move] of ending) {
    expect(reason(match, move)).toBe('irreversible.ends')
    expect(playText(match, match.state.mover, move).state.end).toBe('played')
  }
  const going: readonly (readonly [GreatLakesMatch, string])[] = [
    [lastTurn, 'blind:train'],
    [plain, 'refill:train'],
    [having(table, { last: 2, cards: 1 }), 'blind:train'],
  ]
  for (const [match, move] of going) {
    expect(reason(match, move)).toMatch(/draws|card/)
    expect(playText(match, match.state.mover, move).state.end).toBe('none')
  }
})

test('GL-3.2 when no card can be drawn, the end of a turn may reveal that the next player can do nothing', () => {
  expect(['keep:1', 'swap:ship1'].map((move) => isFinal(emptied, move))).toEqual([true, true])
})

test('GL-9.5 the exchange that ends three idle rounds is irreversible', () => {
  const turns = IDLE_ROUNDS * 3
  expect(isFinal(having(table, { idle: turns - 1 }), 'swap:ship1')).toBe(true)
  expect(isFinal(having(table, { idle: turns - 2 }), 'swap:ship1')).toBe(false)
})
