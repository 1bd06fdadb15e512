import { describe, expect, test } from 'vitest'
import { after, opening } from '../../../test/kit/scene.ts'
import { visibleEvents } from '../../kit/match.ts'
import { cardsIn, size } from './cards/decks.ts'
import { game } from './game.ts'
import { eventsOf, hand, passes, table } from './testing/matches.ts'

const OPTIONS = { younger: false, secondLocomotive: false, anyPlaces: false }

describe('a new table', () => {
  test('RC-2.1 each player gets a locomotive and a different city of value 2', () => {
    const match = table(3, { twos: 'C2c C2a C2e', cards: 'P1 P1 | G1 G1 | B1 B1' })
    expect(hand(match, 0)).toBe('P1 P1 J C2c')
    expect(hand(match, 1)).toBe('G1 G1 J C2a')
    expect(hand(match, 2)).toBe('B1 B1 J C2e')
  })

  test('RC-2.2 two more cards make four, visible to their own seat only', () => {
    const match = table(2, { cards: 'P1 O2 | W1 W2' })
    expect(match.state.sizes).toEqual([4, 4])
    const own = visibleEvents(match.log, 1).filter(({ event }) => event.kind === 'received')
    expect(own.map(({ event }) => ('cards' in event ? event.cards.length : 0))).toEqual([4])
    expect(visibleEvents(match.log, 'watcher').some(({ event }) => event.kind === 'received')).toBe(false)
  })

  test('RC-2.3 three cards are turned up, and the cities of value 2 that no player got are in the deck', () => {
    const match = table(2, { twos: 'C2a C2b', cards: 'P1 P1 G1 G1 J W2 C5a' })
    expect(match.state.display.map((card) => game.notate({ kind: 'take', from: 'display', card }))).toEqual([
      'J',
      'W2',
      'C5a',
    ])
    expect(cardsIn(match.state.deck, 0).filter((card) => card >= 31)).toHaveLength(3)
  })

  test.each([
    [2, 100, 79],
    [3, 96, 75],
    [4, 92, 71],
  ])('RC-2.3 with %i players %i cards are left in the deck, %i for younger ones', (seats, left, younger) => {
    const full = opening(game, seats, '1', OPTIONS).state
    expect([full.deckLeft, size(full.deck, 0)]).toEqual([left, left])
    expect(opening(game, seats, '1', { ...OPTIONS, younger: true }).state.deckLeft).toBe(younger)
  })

  test('RC-2.4 RC-R9 the start player is drawn, and play goes clockwise', () => {
    const starts = ['1', '2', '3', '4', '5', '6', '7', '8'].map((seed) => opening(game, 3, seed, OPTIONS).state.start)
    expect(new Set(starts).size).toBe(3)
    const match = table(3, { start: 1 })
    expect(eventsOf(match, 'started')).toEqual([{ kind: 'started', rule: 'RC-2.4', seat: 1 }])
    expect([0, 1, 2, 3].map((turns) => passes(match, turns).state.mover)).toEqual([1, 2, 0, 1])
  })

  test('RC-2.4 cards are dealt from the start player on; a match of rules version 1 is dealt by seat number', () => {
    const order = { start: 2, twos: 'C2c C2a C2e', cards: 'P1 P1 | G1 G1 | B1 B1' }
    const hands = (rules?: number) => [0, 1, 2].map((seat) => hand(table(3, order, {}, rules), seat))
    expect(hands()).toEqual(['G1 G1 J C2a', 'B1 B1 J C2e', 'P1 P1 J C2c'])
    expect(hands(2)).toEqual(hands())
    expect(hands(1)).toEqual(['P1 P1 J C2c', 'G1 G1 J C2a', 'B1 B1 J C2e'])
  })

  test('RC-1.3 RC-1.2 ten trains each, sixty cubes in the bag, nothing on the table', () => {
    const { state } = table(4)
    expect(state.trains).toEqual([10, 10, 10, 10])
    expect([state.bag, state.bagLeft]).toEqual([[15, 15, 15, 15], 60])
    expect([state.built, state.pile, state.power]).toEqual([[], [], [0, 0, 0, 0]])
  })

  test('RC-1.5 links of every colour can join the starting tile, any number of times', () => {
    const match = table(2, { twos: 'C2a C2b', cards: 'P2 G2 P2 B2 W1 W1 W1 W1 W1' })
    const one = after(match, '+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop')
    const two = after(one, '+C2b')
    expect(game.legal(two.state, 1).map(game.notate)).toEqual(['tile.P', 'tile.B', 'C2a.B'])
  })
})
