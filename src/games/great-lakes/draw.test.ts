import { describe, expect, test } from 'vitest'
import { after, choices, refusedBy } from '../../../test/kit/scene.ts'
import { backOf, CARD_KINDS, LOCOMOTIVE, SHIP, TRAIN } from './cards/cards.ts'
import { game } from './game.ts'
import { handOf } from './holdings.ts'
import {
  card,
  cards,
  eventsOf,
  type GreatLakesMatch,
  legalNotations,
  started,
  withDeck,
  withHand,
  withRow,
  withState,
} from './testing/position.ts'

const PLAIN_ROW = 'red-plain green-plain black-plain red-single green-double white-double'

/** A table without locomotives in the row or the decks. */
const calm = (seats = 4): GreatLakesMatch =>
  withDeck(withDeck(withRow(started(seats), PLAIN_ROW), TRAIN, 'yellow-plain*30'), SHIP, 'purple-double*30')

/** Empties both decks and the discards. */
const bare = (match: GreatLakesMatch): GreatLakesMatch =>
  withState(withDeck(withDeck(match, TRAIN, ''), SHIP, ''), (state) => {
    state.discards.fill(0)
  })

const size = (match: GreatLakesMatch, seat: number): number =>
  handOf(match.state, seat).reduce((sum, count) => sum + count, 0)

test('GL-3.1 a turn is exactly one of five actions, and passing is not one of them', () => {
  const match = withHand(calm(), 'red-plain*5 locomotive*4')
  const kinds = [...new Set(choices(match).map((move) => move.split(':')[0]))]
  expect(kinds).toEqual(['take', 'blind', 'claim', 'seek', 'swap'])
  const seat = match.state.mover
  expect(after(match, 'swap:ship1').state.mover).not.toBe(seat)
})

test('GL-4.1 two cards, open or blind from either deck', () => {
  const match = calm()
  const seat = match.state.mover
  const one = after(match, 'blind:ship')
  expect([one.state.mover, game.prompt(one.state, seat).kind]).toEqual([seat, 'second'])
  const two = after(one, 'take:1', 'refill:train')
  expect(two.state.mover).toBe((seat + 1) % 4)
  expect(size(two, seat)).toBe(size(match, seat) + 2)
  expect(two.state.hands[seat * CARD_KINDS + card('red-plain')]).toBe(
    (match.state.hands[seat * CARD_KINDS + card('red-plain')] ?? 0) + 1,
  )
  expect(eventsOf(two, 'drew').at(-1)).toMatchObject({ audience: [seat], event: { cards: [card('purple-double')] } })
})

test('GL-4.2 an open card is replaced from the deck that the player names', () => {
  const train = after(calm(), 'take:5', 'refill:train').state
  expect(train.row.map(backOf)).toEqual([0, 0, 0, 1, 0, 1])
  const ship = after(calm(), 'take:1', 'refill:ship').state
  expect(ship.row).toEqual([card('purple-double'), ...calm().state.row.slice(1)])
})

test('GL-4.2 until the deck is named, the player can undo taking a card and nobody sees it', () => {
  const match = calm()
  const { mover } = match.state
  const taken = after(match, 'take:3')
  expect(taken.moves.at(-1)?.final).toBe(false)
  expect(game.view(taken.state, 'watcher')).toEqual(game.view(match.state, 'watcher'))
  expect(game.view(taken.state, mover).taking).toBe(2)
  expect(choices(taken)).toEqual(['refill:train', 'refill:ship'])
})

test('GL-4.3 an open locomotive is the only card of the turn', () => {
  const match = withRow(calm(), 'locomotive')
  const seat = match.state.mover
  const next = after(match, 'take:1', 'refill:train')
  expect(next.state.mover).toBe((seat + 1) % 4)
  expect(size(next, seat)).toBe(size(match, seat) + 1)
  expect(eventsOf(next, 'took').at(-1)?.event.rule).toBe('GL-4.3')
})

test('GL-4.4 no open locomotive as the second card, whether it was there before or has just been turned up', () => {
  const old = after(withRow(calm(), 'locomotive'), 'blind:train')
  expect(choices(old)).toEqual(['take:2', 'take:3', 'take:4', 'take:5', 'take:6', 'blind:train', 'blind:ship'])
  expect(refusedBy(old, 'open:1')).toBe('GL-4.4')
  const fresh = after(withDeck(calm(), TRAIN, 'locomotive*9'), 'take:6', 'refill:train')
  expect(fresh.state.row[5]).toBe(LOCOMOTIVE)
  expect(refusedBy(fresh, 'open:6')).toBe('GL-4.4')
})

test('GL-4.5 a locomotive drawn blind is an ordinary card', () => {
  const match = withDeck(calm(), TRAIN, 'locomotive*9')
  const seat = match.state.mover
  const one = after(match, 'blind:train')
  expect(game.prompt(one.state, seat).kind).toBe('second')
  expect(size(after(one, 'blind:train'), seat)).toBe(size(match, seat) + 2)
})

describe('GL-4.6 three open locomotives', () => {
  const two = (): GreatLakesMatch => withRow(calm(), 'locomotive locomotive red-plain red-single red-single red-single')

  test('GL-E8 GL-4.6 GL-4.12 the row is cleared in mid-turn and laid again, and the turn goes on', () => {
    const ready = withState(withDeck(two(), TRAIN, 'locomotive*1'), (state) => {
      state.discards = cards('yellow-plain*9 black-plain*9')
    })
    const seat = ready.state.mover
    const match = after(ready, 'take:3', 'refill:train')
    expect(eventsOf(match, 'cleared')).toHaveLength(1)
    expect([match.state.mover, game.prompt(match.state, seat).kind]).toEqual([seat, 'second'])
    expect(match.state.row.map(backOf)).toEqual([0, 0, 0, 1, 1, 1])
    expect(match.state.cleared).toEqual([12, 12, 12, ...ready.state.row.slice(3)])
    for (const place of [0, 1, 2, 3, 4, 5]) {
      const isOpen = choices(match).includes(`take:${place + 1}`)
      expect(isOpen).toBe(match.state.row[place] !== LOCOMOTIVE)
    }
    expect(after(match, 'take:4', 'refill:ship').state.cleared).toEqual([])
  })

  test('GL-4.6 a fourth locomotive beside three that stayed also clears the row', () => {
    const three = withRow(calm(), 'locomotive locomotive locomotive red-single red-single red-single')
    const match = after(withDeck(three, TRAIN, 'locomotive*9'), 'take:4', 'refill:train')
    expect(eventsOf(match, 'cleared')[0]).toMatchObject({
      event: { row: [12, 12, 12, 12, ...three.state.row.slice(4)] },
    })
  })

  test('GL-R4 at most three clearings in succession, then the row stays until the next card is turned up', () => {
    const match = after(withDeck(two(), TRAIN, 'locomotive*40'), 'take:3', 'refill:train')
    expect(eventsOf(match, 'cleared')).toHaveLength(3)
    expect(match.state.row.slice(0, 3)).toEqual([12, 12, 12])
    const blind = after(match, 'blind:ship')
    expect(eventsOf(blind, 'cleared')).toHaveLength(3)
    const again = after(blind, 'take:4', 'refill:ship')
    expect(eventsOf(again, 'cleared').length).toBeGreaterThan(3)
  })

  test('GL-R4 trains fill the places of missing ships', () => {
    const row = 'locomotive locomotive red-plain red-plain red-plain red-single'
    const short = withState(
      withDeck(withDeck(withRow(calm(), row), TRAIN, 'locomotive*1 black-plain*30'), SHIP, ''),
      (state) => {
        state.discards.fill(0)
        state.deck[card('black-plain')] = 0
        state.left[TRAIN] = 1
        state.discards[card('black-plain')] = 30
      },
    )
    const match = after(short, 'take:3')
    expect(match.state.row.map(backOf)).toEqual([0, 0, 0, 1, 0, 0])
  })
})

test('GL-4.7 an empty deck is rebuilt at once from its own discards', () => {
  const match = withState(withDeck(calm(), SHIP, 'purple-double*1'), (state) => {
    state.discards = cards('white-single*2 black-plain*3')
  })
  const next = after(match, 'blind:ship')
  expect(next.state.left).toEqual([30, 2])
  expect(next.state.discards).toEqual(cards('black-plain*3'))
  expect(next.state.builds).toEqual([1, 2])
  expect(eventsOf(next, 'rebuilt')).toHaveLength(1)
})

test('GL-4.7 locomotives go to the train discards; the whole payment is discarded before a deck is rebuilt', () => {
  const match = withHand(bare(calm()), 'white-single*1 locomotive*1')
  const paid = after(match, 'claim:LSJ-MRT.s', 'pay:white.s1.l1').state
  expect(paid.left).toEqual([1, 1])
  expect(paid.deck).toEqual(cards('white-single*1 locomotive*1'))
  expect(paid.discards.every((count) => count === 0)).toBe(true)
})

test('GL-4.7 the deck is rebuilt at once after an open card too', () => {
  const match = withState(withDeck(calm(), SHIP, 'purple-double*1'), (state) => {
    state.discards = cards('white-single*2')
  })
  const next = after(match, 'take:1', 'refill:ship')
  expect(next.state.left).toEqual([30, 2])
  expect(eventsOf(next, 'rebuilt')).toMatchObject([{ event: { back: SHIP, count: 2 } }])
})

test('GL-4.7 cards of one payment go into one new deck', () => {
  const match = withHand(bare(calm()), 'yellow-single*2 yellow-double*1')
  const paid = after(match, 'claim:DUL-THB.s', 'pay:yellow.s2.d1')
  expect(eventsOf(paid, 'rebuilt')).toMatchObject([{ event: { back: SHIP, count: 3 } }])
  expect(paid.state.deck).toEqual(cards('yellow-single*2 yellow-double*1'))
})

test('GL-4.7 the whole cleared row is discarded before a deck is rebuilt', () => {
  const row = 'locomotive locomotive red-plain red-single red-single red-double'
  const ready = withDeck(bare(withRow(calm(), row)), TRAIN, 'locomotive*1 yellow-plain*9')
  const match = after(
    withState(ready, (state) => {
      state.deck[card('yellow-plain')] = 0
      state.left[TRAIN] = 1
      state.discards = cards('yellow-plain*9')
    }),
    'take:3',
  )
  expect(eventsOf(match, 'rebuilt').filter(({ event }) => 'back' in event && event.back === SHIP)).toMatchObject([
    { event: { count: 3 } },
  ])
})

test('GL-4.7 when only one deck is left, it replaces open cards without being named', () => {
  const match = withState(withDeck(calm(), SHIP, ''), (state) => {
    state.discards.fill(0)
  })
  const next = after(match, 'take:6')
  expect(game.prompt(next.state, next.state.mover).kind).toBe('second')
  expect(next.state.row[5]).toBe(card('yellow-plain'))
  expect(next.moves.at(-1)?.final).toBe(true)
  expect(refusedBy(match, 'deck:ship')).toBe('GL-4.10')
})

test('GL-4.7 GL-4.10 GL-R10 without decks and discards no card can be drawn', () => {
  const match = bare(calm())
  expect(legalNotations(match, 'take')).toEqual([])
  expect(legalNotations(match, 'blind')).toEqual([])
  expect(refusedBy(match, 'open:1')).toBe('GL-4.10')
  expect(refusedBy(match, 'deck:train')).toBe('GL-4.10')
})

test('GL-4.8 a hand has no limit', () => {
  const match = withHand(calm(), 'red-plain*7 red-symbol*4 black-plain*7 white-double*6 green-double*6')
  expect(choices(match)).toContain('blind:train')
})

test('GL-4.9 GL-R5 if the first card was the last one available, the turn ends', () => {
  const match = withState(withDeck(bare(calm()), TRAIN, 'red-plain*1'), () => {})
  const seat = match.state.mover
  const next = after(match, 'blind:train')
  expect(next.state.mover).toBe((seat + 1) % 4)
  expect(eventsOf(next, 'stopped')).toHaveLength(1)
  const open = after(match, 'take:1')
  expect(open.state.mover).toBe((seat + 1) % 4)
})

test('GL-4.11 GL-R11 the second card must be taken', () => {
  const one = after(calm(), 'blind:train')
  expect(choices(one).every((move) => move.startsWith('take') || move.startsWith('blind'))).toBe(true)
})

test('GL-4.12 the deck is named before the card is turned up, and after the last card too', () => {
  const match = calm()
  const seat = match.state.mover
  const last = after(match, 'blind:train', 'take:2')
  expect([last.state.mover, game.prompt(last.state, seat).kind]).toEqual([seat, 'refill'])
  expect(after(last, 'refill:ship').state.mover).toBe((seat + 1) % 4)
})

test('GL-3.2 GL-R3 a player who can do nothing is skipped; a possible exchange counts as something', () => {
  const nothingLeft = (trains: number): GreatLakesMatch =>
    withState(bare(calm(2)), (state) => {
      const other = 1 - state.mover
      state.hands.fill(0)
      state.ticketsLeft = 0
      state.under = []
      state.underBy = []
      state.trains[other] = trains
      state.ships[other] = 0
      state.box[other] = 15
    })
  const match = nothingLeft(20)
  const seat = match.state.mover
  const skipped = after(match, 'swap:ship1')
  expect(eventsOf(skipped, 'skipped')).toMatchObject([{ event: { seat: 1 - seat } }])
  expect(skipped.state.mover).toBe(seat)
  expect(skipped.moves.at(-1)?.final).toBe(true)
  const able = withState(nothingLeft(20), (state) => {
    state.box[1 - state.mover] = 14
  })
  expect(after(able, 'swap:ship1').state.mover).toBe(1 - seat)
})
