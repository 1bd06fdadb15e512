/** Who sees what. */
import { describe, expect, test } from 'vitest'
import { after } from '../../../test/kit/scene.ts'
import { quickRng } from '../../kit/chance.ts'
import { undo, visibleEvents } from '../../kit/match.ts'
import { cardId } from './cards/cards.ts'
import { cardsIn, citiesIn } from './cards/decks.ts'
import { game } from './game.ts'
import { TWOS } from './network/cities.ts'
import { passes, type RailwaysMatch, table } from './testing/matches.ts'

/** The cards that a seat holds in many determinizations of a viewer: in all of them, and in any of them. */
const determinizedHands = (match: RailwaysMatch, viewer: number | 'watcher', seat: number) => {
  const rng = quickRng(1)
  const hands = Array.from({ length: 60 }, () =>
    cardsIn(game.determinize(game.view(match.state, viewer), rng).hands, seat).map(cardId),
  )
  const always = (hands[0] ?? []).filter(
    (card, at, all) => all.indexOf(card) === at && hands.every((hand) => hand.includes(card)),
  )
  return { always, ever: new Set(hands.flat()), hands }
}

const match = table(2, { twos: 'C2a C2b', cards: 'P1 P2 | G1 G2 | J W1 C2c | W2 O1 O2 B1 B2' })

describe('RC-12.1 hands', () => {
  test('only their own seat sees them; everyone sees their sizes', () => {
    expect(game.view(match.state, 0).hand).toEqual(match.state.hands.slice(0, 12))
    expect(game.view(match.state, 'watcher').hand).toBeNull()
    expect(game.view(match.state, 1).sizes).toEqual([4, 4])
    expect(JSON.stringify(game.view(match.state, 1))).not.toContain('deck":')
  })

  test('every player is known to hold a locomotive and a city of value 2', () => {
    const { always, hands } = determinizedHands(match, 1, 0)
    expect(always).toEqual(['J'])
    const state = game.determinize(game.view(match.state, 1), quickRng(3))
    expect(citiesIn(state.hands, 0) & TWOS).not.toBe(0)
    expect(new Set(hands.map((hand) => hand.find((card) => card.startsWith('C2'))))).toEqual(
      new Set(['C2a', 'C2d', 'C2e']),
    )
  })

  test('a card taken face up is known until it may have left the hand', () => {
    const took = after(match, 'pass', 'W1', 'deck')
    expect(determinizedHands(took, 1, 0).always.sort()).toEqual(['J', 'W1'])
    const later = passes(took, 1)
    const thrown = after(later, '-W1', 'deck', 'deck', 'stop')
    expect(determinizedHands(thrown, 1, 0).always).toEqual(['J'])
  })

  test('a first city that may have been shown is no longer certain; one taken face up does not count', () => {
    const shown = after(match, '-C2a', 'deck', 'deck', 'stop')
    expect(shown.state.unshown).toEqual([0, 1])
    const other = after(match, 'pass', 'C2c', 'stop', 'pass', 'deck', 'stop', '-C2c', 'deck', 'deck', 'stop')
    expect(other.state.unshown).toEqual([1, 1])
  })

  test('only its seat sees a card drawn from the deck', () => {
    const drew = after(match, 'pass', 'deck')
    const saw = (viewer: number | 'watcher') =>
      visibleEvents(drew.log, viewer).filter(({ event }) => event.kind === 'saw').length
    expect([saw(0), saw(1), saw('watcher')]).toEqual([1, 0, 0])
  })
})

describe('an action in progress', () => {
  test.each([
    ['a city', ['+C2a']],
    ['a joint', ['+C2a', 'tile.P']],
    ['a discard', ['-P1']],
  ])('only its own seat sees it: %s', (_name, moves) => {
    const begun = after(match, ...moves)
    expect(game.view(begun.state, 1)).toEqual(game.view(match.state, 1))
    expect(game.view(begun.state, 'watcher')).toEqual(game.view(match.state, 'watcher'))
    expect(game.view(begun.state, 0)).not.toEqual(game.view(match.state, 0))
  })
})

describe('reversible moves', () => {
  const others = [1, 'watcher'] as const

  /** Only seat 0 sees these moves and their events; the next move reveals all of them, in this order. */
  const isPrivate = (from: RailwaysMatch, moves: readonly string[], next: string, kinds: readonly string[]): void => {
    const done = after(from, ...moves)
    for (const viewer of others) expect(game.view(done.state, viewer)).toEqual(game.view(from.state, viewer))
    expect(game.view(done.state, 0)).not.toEqual(game.view(from.state, 0))
    expect(done.log).toEqual(from.log)
    expect(done.moves.slice(-moves.length).some(({ final }) => final)).toBe(false)
    const revealed = after(done, next)
    expect(visibleEvents(revealed.log.slice(done.log.length), 'watcher').map(({ event }) => event.kind)).toEqual(kinds)
    for (const viewer of others) expect(game.view(revealed.state, viewer).pile).toEqual(revealed.state.pile)
    for (const viewer of others) expect(game.view(revealed.state, viewer).power).toEqual(revealed.state.power)
    for (const viewer of others) expect(game.view(revealed.state, viewer).built).toEqual(revealed.state.built)
    expect([revealed.state.before, revealed.state.untold]).toEqual([null, []])
  }

  test('RC-5.1 a locomotive becomes visible to everyone when a card is drawn', () => {
    isPrivate(match, ['lay'], 'deck', ['laid', 'drew'])
  })

  test('RC-3.2 a pass becomes visible with the card that is drawn', () => {
    isPrivate(match, ['pass'], 'W1', ['passed', 'took', 'turned'])
  })

  test('RC-3.6 RC-3.7 cards above the limit become visible together, in order, when the turn is complete', () => {
    const full = after(passes(match, 8), 'pass', 'deck', 'deck', '--C2a', 'pass', 'pile', 'deck', '--J')
    const trimming = after(full, 'pass', 'deck', 'deck')
    expect(trimming.state.sizes[0]).toBe(15)
    isPrivate(trimming, ['--P1'], '--P2', ['discarded', 'discarded'])
  })

  test('RC-4.5 a link without new goods becomes visible when a card is drawn', () => {
    const bare = { ...match, state: { ...match.state, bag: [0, 0, 0, 0], bagLeft: 0, end: 'bag' as const } }
    isPrivate(bare, ['+C2a', 'tile.P', 'P=0.1.0'], 'deck', ['built', 'drew'])
  })

  test('RC-3.3 cards taken from the pile become visible when the turn is complete', () => {
    const thrown = after(match, '-P1', 'deck', 'deck', 'stop', '-G1', 'deck', 'deck', 'stop', '-P2', 'deck')
    isPrivate(thrown, ['pile'], 'pile', ['took', 'took'])
  })

  test('undo leaves no visible trace', () => {
    const laid = after(match, 'lay')
    const undone = undo(laid, 0)
    expect([undone.state, undone.log]).toEqual([match.state, match.log])
  })
})

test('RC-12.1 the size of the deck and the number of cubes of each colour in the bag are public', () => {
  const view = game.view(match.state, 'watcher')
  expect([view.deckLeft, view.bag, view.bagLeft]).toEqual([100, [15, 15, 15, 15], 60])
})
