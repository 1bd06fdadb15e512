/** RC-3 and RC-7: the turn, taking cards, the hand limit, discarding for a card or a cube. */
import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { undoable } from '../../kit/match.ts'
import { cardId } from './cards/cards.ts'
import { game } from './game.ts'
import { eventsOf, hand, passes, table } from './testing/matches.ts'

/** Seat 0 holds P1 P2 J C2a; the display is J, W1, C5e. */
const begun = table(2, { cards: 'P1 P2 | G1 G2 | J W1 C5e | W2 O1 O2 B1 B2' })
const pile = (match: typeof begun): readonly string[] => match.state.pile.map(cardId)
const display = (match: typeof begun): readonly string[] =>
  match.state.display.map((card) => (card < 0 ? '-' : cardId(card)))

describe('the turn', () => {
  test('RC-3.1 a turn is an action, then cards, then the next player acts', () => {
    const acted = after(begun, 'pass')
    expect(game.prompt(acted.state, 0).kind).toBe('take')
    const done = after(acted, 'deck', 'deck')
    expect([done.state.mover, game.prompt(done.state, 1).kind]).toEqual([1, 'act'])
    expect([begun.state.turn, done.state.turn]).toEqual([0, 1])
  })

  test('RC-3.2 all five actions are offered, as far as each is possible', () => {
    expect(choices(begun)).toEqual(['+C2a', 'lay', '-P1', '-P2', '-J', '-C2a', 'pass'])
    const built = after(begun, '+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop', 'lay', 'deck', 'stop')
    expect(choices(built)).toEqual(['lay', '-P1', '-W2', '-J', 'pass'])
  })

  test('RC-3.3 one or two cards from deck, display or discard pile; the first is mandatory', () => {
    const acted = after(begun, '-P1', 'deck')
    expect(choices(acted)).toEqual(['deck', 'J', 'W1', 'C5e', 'pile'])
    expect(refusedBy(acted, 'stop')).toBe('RC-3.3')
    const one = after(acted, 'W1')
    expect(choices(one)).toContain('stop')
    expect(after(one, 'stop').state.mover).toBe(1)
    expect(after(one, 'pile').state.mover).toBe(1)
    expect(refusedBy(after(begun, 'pass'), 'pile')).toBe('RC-3.3')
  })

  test('RC-3.4 a card from the display is replaced at once, in its place', () => {
    const match = after(begun, 'pass', 'W1')
    expect(display(match)).toEqual(['J', 'W2', 'C5e'])
    expect(eventsOf(match, 'turned').at(-1)).toMatchObject({ rule: 'RC-3.4' })
  })

  test('RC-3.5 a locomotive taken face up ends the taking, one from the deck does not', () => {
    expect(after(begun, 'pass', 'J').state.mover).toBe(1)
    const blind = table(2, { cards: 'P1 P2 G1 G2 W1 W1 W1 | J W2' })
    const drawn = after(blind, 'pass', 'deck')
    expect(hand(drawn, 0)).toContain('J J')
    expect(drawn.state.mover).toBe(0)
    const thrown = after(begun, '-J', 'deck', 'pile')
    expect([thrown.state.mover, hand(thrown, 0)]).toEqual([1, 'P1 P2 W2 J C2a'])
  })

  test('RC-R1 RC-E9 an open locomotive is never the second card; a rail that replaced the first card may be', () => {
    const match = after(begun, 'pass', 'W1')
    expect(choices(match)).toEqual(['deck', 'W2', 'C5e', 'stop'])
    expect(refusedBy(match, 'display:J')).toBe('RC-R1')
    expect(hand(after(match, 'W2'), 0)).toBe('P1 P2 W1 W2 J C2a')
    const onPile = after(begun, '-J', 'deck', 'W1')
    expect(refusedBy(onPile, 'pile')).toBe('RC-R1')
  })

  test('RC-10.2 with the option it may be, and still ends the taking', () => {
    const match = table(2, { cards: 'P1 P2 | G1 G2 | J W1 C5e | W2' }, { secondLocomotive: true })
    const one = after(match, 'pass', 'W1')
    expect(choices(one)).toEqual(['deck', 'J', 'W2', 'C5e', 'stop'])
    expect(after(one, 'J').state.mover).toBe(1)
    expect(after(match, 'pass', 'J').state.mover).toBe(1)
  })

  test('RC-3.8 the second card may be one that the first uncovered, or the card just discarded', () => {
    const match = after(begun, '-P1', 'W1')
    expect(choices(match)).toEqual(['deck', 'J', 'W2', 'C5e', 'pile'])
    expect(hand(after(match, 'pile', 'W2'), 0)).toBe('P1 P2 W1 W2 J C2a')
  })

  test('RC-R4 without deck, display and pile no card is taken', () => {
    const bare = { ...begun.state, deck: begun.state.deck.map(() => 0), deckLeft: 0, display: [-1, -1, -1], pile: [] }
    const state = game.clone?.(bare) ?? bare
    game.apply(state, 0, { kind: 'pass' }, { draw: () => 0, emit() {} })
    expect([state.mover, state.step]).toEqual([1, 'act'])
    expect(game.legal(bare, 0).map(game.notate)).toEqual(['+C2a', 'lay', 'pass'])
  })
})

describe('the hand limit', () => {
  /** Seat 0 reaches 14 cards in its fifth turn. */
  const full = after(passes(begun, 8), 'pass', 'deck', 'deck')

  test('RC-3.6 a player above 13 cards discards cards of their choice one at a time; this is not an action', () => {
    expect(full.state.sizes[0]).toBe(14)
    expect([full.state.mover, game.prompt(full.state, 0).kind]).toEqual([0, 'trim'])
    const done = after(full, '--C2a')
    expect([done.state.mover, done.state.sizes[0], pile(done)]).toEqual([1, 13, ['C2a']])
    expect(after(passes(begun, 8), 'pass', 'deck', 'stop').state.mover).toBe(1)
  })

  test('RC-3.7 discards are open, in the order in which they were discarded', () => {
    const next = after(after(full, '--C2a'), 'pass', 'pile', 'deck', '--J', 'pass', 'deck', 'deck', '--P1', '--P2')
    expect(pile(next)).toEqual(['J', 'P1', 'P2'])
    expect(game.view(next.state, 'watcher').pile).toEqual(next.state.pile)
  })
})

describe('discarding', () => {
  test('RC-7.1 a card is discarded face up; the others see it when the action is complete', () => {
    const begunOnly = after(begun, '-P1')
    expect([pile(begunOnly), hand(begunOnly, 0)]).toEqual([[], 'P1 P2 J C2a'])
    expect(game.view(begunOnly.state, 1)).toEqual(game.view(begun.state, 1))
    const done = after(begunOnly, 'deck')
    expect([pile(done), hand(done, 0)]).toEqual([['P1'], 'P2 W2 J C2a'])
    expect(undoable(begunOnly, 0)).toBe(0)
  })

  test('RC-7.2 RC-7.6 the player draws from the deck or the display, never a locomotive of the display, never from the pile', () => {
    const match = after(begun, '-P1')
    expect(choices(match)).toEqual(['deck', 'W1', 'C5e'])
    expect(refusedBy(match, 'display:J')).toBe('RC-7.2')
    expect(refusedBy(match, 'pile')).toBe('RC-7.6')
    const open = after(match, 'W1')
    expect([display(open), hand(open, 0)]).toEqual([['J', 'W2', 'C5e'], 'P2 W1 J C2a'])
  })

  test('RC-7.4 RC-7.6 the player takes cards afterwards, whichever card was drawn', () => {
    const match = table(2, { cards: 'P1 P2 | G1 G2 | J W1 C5e | J W2 W2' })
    const drawn = after(match, '-P1', 'deck')
    expect(choices(drawn)).toEqual(['deck', 'J', 'W1', 'C5e', 'pile'])
    expect(after(drawn, 'deck', 'deck').state.sizes[0]).toBe(6)
  })

  test('RC-7.3 a cube is drawn, seen, and then put on a city without goods', () => {
    const match = table(2, { twos: 'C2a C2b', cards: 'P2 P2 | P2 G2 | W1 W1 W1', cubes: 'byk' })
    const one = after(match, '+C2a', 'tile.P', 'P=0.1.0', 'deck', 'stop')
    expect(refusedBy(after(one, '-G2'), 'cube')).toBe('RC-7.5')
    const two = after(one, '+C2b', 'C2a.G', 'G=0.1.0', 'deck', 'stop', 'lay', 'deck', 'stop')
    // Ore of Albany runs over the link of seat 1 to Richmond, which demands it.
    const sent = after(two, 'lay', 'C2a.blue', '>C2b', 'deck', 'stop', '-P2', 'cube')
    expect([sent.state.cube, game.prompt(sent.state, 0).kind, choices(sent)]).toEqual([3, 'restock', ['@C2a']])
    expect(eventsOf(sent, 'lifted')).toEqual([{ kind: 'lifted', rule: 'RC-7.3', seat: 0, good: 3 }])
    const done = after(sent, '@C2a')
    expect([done.state.goods.slice(80, 84), done.state.cube, pile(done)]).toEqual([[0, 0, 0, 1], -1, ['P2']])
    expect(game.prompt(done.state, 0).kind).toBe('take')
  })

  test('RC-7.3 only cities without goods take the cube, and never the tile', () => {
    const state = { ...begun.state, built: [20, 21], goods: begun.state.goods.map((_, at) => (at === 80 ? 1 : 0)) }
    const asked = { ...state, step: 'restock' as const, cube: 2 }
    expect(game.legal(asked, 0).map(game.notate)).toEqual(['@C2b'])
    expect(game.refusals(asked, 0).map(({ target, rule }) => [target, rule])).toEqual([
      ['restock:tile', 'RC-1.5'],
      ['restock:C2a', 'RC-7.3'],
    ])
  })

  test.each([0, 1, 2, 3])('RC-7.3 a city with one cube has goods, for every good: %i', (good) => {
    const goods = begun.state.goods.map((_, at) => (at === 80 + good ? 1 : 0))
    const asked = { ...begun.state, built: [20, 21], goods, step: 'restock' as const, cube: 2 }
    expect(game.legal(asked, 0).map(game.notate)).toEqual(['@C2b'])
  })

  test('RC-7.5 a player cannot discard when there is nothing to draw', () => {
    const bare = { ...begun.state, deckLeft: 0, display: [-1, 10, -1] }
    expect(game.legal(bare, 0).map(game.notate)).toEqual(['+C2a', 'lay', 'pass'])
    expect(game.refusals(bare, 0).find(({ target }) => target === 'discard:P1')?.rule).toBe('RC-7.5')
    const cubeOnly = { ...bare, built: [20] }
    expect(game.legal(cubeOnly, 0).map(game.notate)).toContain('-P1')
    expect(game.legal({ ...cubeOnly, bagLeft: 0 }, 0).map(game.notate)).not.toContain('-P1')
    expect(game.legal({ ...cubeOnly, discarding: 0 }, 0).map(game.notate)).toEqual(['cube'])
  })
})
