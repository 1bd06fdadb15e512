import { describe, expect, test } from 'vitest'
import { choices, opening, refusedBy } from '../../../test/kit/scene.ts'
import { keyedDealer } from '../../kit/chance.ts'
import { begin, playText, undo, undoable } from '../../kit/match.ts'
import { backOf, countBacks, LOCOMOTIVE, SHIP, TRAIN } from './cards/cards.ts'
import { game } from './game.ts'
import { handOf, offerOf, piecesOf, ticketsOf } from './holdings.ts'
import { eventsOf, type GreatLakesMatch, started } from './testing/position.ts'

const open = (seats: number, seed = '1'): GreatLakesMatch => opening(game, seats, seed)

/** Plays these moves of named seats in order. */
const chosen = (match: GreatLakesMatch, ...moves: readonly (readonly [number, string])[]): GreatLakesMatch =>
  moves.reduce((so, [seat, move]) => playText(so, seat, move), match)

test('GL-2.1 each player gets two train and two ship cards; three cards of each deck lie open, trains first', () => {
  const { state } = open(5)
  for (const seat of [0, 1, 2, 3, 4]) {
    expect([TRAIN, SHIP].map((back) => countBacks(handOf(state, seat), back as 0 | 1))).toEqual([2, 2])
  }
  expect(state.row.map(backOf)).toEqual([0, 0, 0, 1, 1, 1])
  expect(state.left).toEqual([80 - 10 - 3, 60 - 10 - 3])
})

test('GL-2.2 five tickets are dealt and the player keeps at least three', () => {
  const match = open(3)
  expect(match.state.offers.filter((ticket) => ticket >= 0)).toHaveLength(15)
  expect(choices(match)).toHaveLength(16)
  expect(choices(match).every((move) => move.length >= 'keep:123'.length)).toBe(true)
  expect(choices(match)).not.toContain('keep:12')
})

test('GL-2.2 GL-2.7 GL-R9 tickets not kept go under the deck, starting with the start player, in the order dealt', () => {
  const match = open(3)
  const offers = [0, 1, 2].map((seat) => offerOf(match.state, seat))
  const order = (...seats: readonly number[]): GreatLakesMatch =>
    seats.reduce((so, seat) => chosen(so, [seat, `keep:${['135', '234', '2345'][seat]}`], [seat, 'pieces:30']), match)
  const [one, two] = [order(0, 1, 2).state, order(2, 0, 1).state]
  const returned = [[1, 3], [0, 4], [0]]
  const under = [0, 1, 2].flatMap((step) => {
    const seat = (match.state.start + step) % 3
    return (returned[seat] ?? []).map((place) => offers[seat]?.[place])
  })
  expect(one.under).toEqual(under)
  expect(two).toEqual(one)
  expect(ticketsOf(one, 0)).toEqual(
    [offers[0]?.[0], offers[0]?.[2], offers[0]?.[4]].sort((a, b) => Number(a) - Number(b)),
  )
})

describe('GL-2.3 fifty pieces in secret', () => {
  test('GL-2.3 18 to 33 trains, the others ships; the remaining pieces are the box', () => {
    const match = chosen(open(2), [0, 'keep:123'])
    expect(choices(match)).toEqual(Array.from({ length: 16 }, (_, at) => `pieces:${18 + at}`))
    const { state } = chosen(match, [0, 'pieces:20'], [1, 'keep:345'], [1, 'pieces:33'])
    expect([state.trains, state.ships, state.box]).toEqual([
      [20, 33],
      [30, 17],
      [13, 0],
    ])
  })

  test('GL-2.3 the mixes are revealed when all have chosen, not before', () => {
    const one = chosen(open(2), [0, 'keep:123'], [0, 'pieces:20'])
    expect(eventsOf(one, 'mustered')).toEqual([])
    const both = chosen(one, [1, 'keep:123'], [1, 'pieces:21'])
    expect(eventsOf(both, 'mustered')).toHaveLength(2)
  })
})

test('GL-2.4 all players choose at the same time, each the tickets first and then the pieces', () => {
  const match = open(4)
  expect(game.toAct(match.state)).toEqual([0, 1, 2, 3])
  const some = chosen(match, [2, 'keep:123'], [2, 'pieces:27'], [0, 'keep:12345'])
  expect(game.toAct(some.state)).toEqual([0, 1, 3])
  expect(game.prompt(some.state, 0).kind).toBe('pieces')
  expect(game.prompt(some.state, 1).kind).toBe('tickets')
  expect(game.legal(some.state, 2)).toEqual([])
  expect(game.turn(some.state)).toBe(0)
  expect(game.turn(started(4).state)).toBe(1)
})

test('GL-2.4 a choice can be undone until the last one is made', () => {
  const match = chosen(open(2), [0, 'keep:123'], [0, 'pieces:27'], [1, 'keep:123'])
  const index = undoable(match, 0)
  expect(index).toBe(1)
  expect(game.toAct(undo(match, index ?? 0).state)).toEqual([0, 1])
  const revealed = chosen(match, [1, 'pieces:27'])
  expect([undoable(revealed, 0), undoable(revealed, 1)]).toEqual([undefined, undefined])
})

test('GL-2.5 GL-R1 any seat may be drawn as start player, before tickets are chosen, and play goes round', () => {
  const starts = Array.from({ length: 24 }, (_, seed) => open(3, String(seed)).state.start)
  expect([...new Set(starts)].sort()).toEqual([0, 1, 2])
  const match = started(3)
  expect(eventsOf(open(3), 'started')).toHaveLength(1)
  expect(match.state.mover).toBe(match.state.start)
  const next = playText(match, match.state.mover, offeredSwap(match))
  expect(next.state.mover).toBe((match.state.start + 1) % 3)
})

const offeredSwap = (match: GreatLakesMatch): string => choices(match).find((move) => move.startsWith('swap')) ?? ''

test('GL-2.6 GL-R2 three locomotives among the first six are cleared before tickets are chosen', () => {
  const found = Array.from({ length: 400 }, (_, seed) => open(2, `row ${seed}`)).filter(
    (match) => eventsOf(match, 'cleared').length > 0,
  )
  expect(found.length).toBeGreaterThan(0)
  for (const match of found) {
    expect(match.state.row.filter((card) => card === LOCOMOTIVE).length).toBeLessThan(3)
    expect(match.log.findIndex(({ event }) => event.kind === 'cleared')).toBeLessThan(
      match.log.findIndex(({ event }) => event.kind === 'sought'),
    )
  }
})

test('GL-2.7 GL-R9 other players see only that a choice is made', () => {
  const start = open(3)
  const views = (match: GreatLakesMatch) => [1, 2, 'watcher' as const].map((viewer) => game.view(match.state, viewer))
  expect(views(chosen(start, [0, 'keep:123']))).toEqual(views(start))
  const done = (keep: string, mix: string): GreatLakesMatch => chosen(start, [0, keep], [0, mix])
  expect(views(done('keep:123', 'pieces:18'))).toEqual(views(done('keep:12345', 'pieces:33')))
  expect(views(done('keep:123', 'pieces:18'))[0]?.ready).toEqual([true, false, false])
  expect(done('keep:123', 'pieces:18').log).toEqual(start.log)
})

test('GL-E9 a mix of 18 trains leaves 15 trains in the box: only ships can be exchanged', () => {
  const match = started(2, 18)
  expect(piecesOf(match.state, 0)).toBe(50)
  expect(match.state.box[match.state.mover]).toBe(15)
  const swaps = choices(match).filter((move) => move.startsWith('swap'))
  expect(swaps).toEqual(Array.from({ length: 15 }, (_, at) => `swap:train${at + 1}`))
  expect(refusedBy(match, 'gain:ship')).toBe('GL-8.1')
})

test('the deal depends on the dealer alone', () => {
  const again = begin(game, { seats: 3, options: {}, rules: 1 }, keyedDealer('1'))
  expect(again.state).toEqual(open(3).state)
})
