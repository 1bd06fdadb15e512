/** The targets of each decision, and the reasons of the refused ones. */
import { describe, expect, test } from 'vitest'
import { after } from '../../../../test/kit/scene.ts'
import { game } from '../game.ts'
import type { State } from '../state.ts'
import { type RailwaysMatch, table } from '../testing/matches.ts'

const asked = ({ state }: RailwaysMatch): readonly string[] => game.prompt(state, state.mover).targets

const reasonFor = (state: State, target: string): string =>
  game.refusals(state, state.mover).find((refusal) => refusal.target === target)?.message.id ?? 'allowed'

const begun = table(2, { twos: 'C2a C2b', cards: 'P1 O2 | G1 G2 | J W1 C5e' })

describe('targets', () => {
  test('in an action: cities to build, the locomotive, cards to discard, the pass', () => {
    const cards = ['discard:P1', 'discard:O2', 'discard:J', 'discard:C2a']
    expect(asked(begun)).toEqual(['build:C2a', 'lay', ...cards, 'pass'])
  })

  test('in a payment: every number of cards held, and rails of other colours', () => {
    const paying = after(begun, '+C2a', 'tile.P')
    expect(asked(paying)).toEqual(['pay:0.0.1', 'pay:1.0.0', 'pay:1.0.1', 'hand:O2'])
  })

  test('after a discard and when cards are taken: deck, display, pile', () => {
    const open = ['deck', 'display:J', 'display:W1', 'display:C5e', 'pile']
    expect(asked(after(begun, '-P1'))).toEqual([...open, 'cube'])
    expect(asked(after(begun, 'pass'))).toEqual([...open, 'stop'])
  })
})

describe('reasons', () => {
  test('for a place to join: the colour, the room, the missing rail, the missing value', () => {
    const built = after(begun, '+C2a', 'tile.O', 'O=0.1.0', 'deck', 'stop', '+C2b')
    expect(reasonFor(built.state, 'join:tile:O')).toBe('refusal.join.colour')
    expect(reasonFor({ ...built.state, building: 24 }, 'join:C2a:O')).toBe('refusal.join.room')
    expect(reasonFor(built.state, 'join:tile:P')).toBe('refusal.join.rail')
    // Richmond in hand with one light green rail of value 1 and no joker: too little for a city of value 3.
    const hands = built.state.hands.map((count, at) => (at === 12 + 3 || at === 12 + 10 ? 0 : count))
    const poor = { ...built.state, building: 10, hands: hands.map((count, at) => (at === 12 + 4 ? 3 : count)) }
    expect(reasonFor(poor, 'join:tile:G')).toBe('refusal.join.means')
  })

  test('for a payment: no rail of the colour, or too little', () => {
    const paying = after(begun, '+C2a', 'tile.P').state
    expect(reasonFor(paying, 'pay:0.0.1')).toBe('refusal.pay.rail')
    expect(reasonFor(paying, 'pay:1.0.0')).toBe('refusal.pay.little')
    expect(reasonFor(paying, 'hand:O2')).toBe('refusal.pay.other')
  })

  test('for a card: an empty deck, an empty pile, a locomotive', () => {
    const taking = after(begun, 'pass').state
    expect(reasonFor({ ...taking, deckLeft: 0 }, 'deck')).toBe('refusal.deck')
    expect(reasonFor(taking, 'pile')).toBe('refusal.take.pile')
    expect(reasonFor({ ...taking, taken: 1 }, 'display:J')).toBe('refusal.take.locomotive')
    expect(reasonFor({ ...taking, taken: 1, pile: [10] }, 'pile')).toBe('refusal.take.locomotive')
  })

  test('for a cube: an empty bag, or no city to put it on', () => {
    const thrown = after(begun, '-P1').state
    expect(reasonFor(thrown, 'cube')).toBe('refusal.cube.city')
    expect(reasonFor({ ...thrown, bagLeft: 0 }, 'cube')).toBe('refusal.cube.bag')
  })

  test('for a good: no locomotive at all, or no link of the player’s own', () => {
    const { state } = after(begun, '+C2a', 'tile.P', 'P=1.0.1')
    const turn = { ...state, step: 'act' as const }
    const good = `good:C2a:${['red', 'blue', 'yellow', 'black'][state.goods.slice(80, 84).indexOf(1)]}`
    expect(reasonFor(turn, good)).toBe('refusal.ship.power')
    expect(reasonFor({ ...turn, power: [1, 0] }, good)).toBe('refusal.ship.demand')
    expect(reasonFor({ ...turn, mover: 1, power: [0, 1] }, good)).toBe('refusal.ship.link')
  })

  test('for a seat that is not to act: none', () => {
    expect(game.refusals(begun.state, 1)).toEqual([])
  })
})
