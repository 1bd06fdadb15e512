/** Every rule by its number, in positions reached by playing moves. */
import { expect, test } from 'vitest'
import { after, choices, opening, refusedBy } from '../../../test/kit/scene.ts'
import { left } from '../../kit/deck.ts'
import type { Match } from '../../kit/match.ts'
import { game } from './game.ts'
import { cardsIn } from './state.ts'

const toTheEnd = (match: Match<typeof game>): Match<typeof game> => {
  const [move] = choices(match)
  return move === undefined ? match : toTheEnd(after(match, move))
}

test('SL-1.1 there are six cards of each number', () => {
  const { state } = opening(game, 2)
  const all = state.deck.counts.map(
    (count, card) => count + state.hands.reduce((sum, hand) => sum + (hand[card] ?? 0), 0),
  )
  expect(all).toEqual([6, 6, 6, 6, 6, 6])
})

test('SL-1.2 each player has three cards, and only its own seat sees them', () => {
  const { state } = opening(game, 3)
  expect(state.hands.map((hand) => cardsIn(hand).length)).toEqual([3, 3, 3])
  expect(game.view(state, 1).hand).toEqual(state.hands[1])
  expect(game.view(state, 'watcher').hand).toBeNull()
})

test('SL-2.1 a player plays a card it holds, and no other', () => {
  const match = opening(game, 2)
  const [move = ''] = choices(match)
  expect(after(match, move).state.lines[0]).toHaveLength(1)
  expect(choices(match).map((text) => refusedBy(match, text.replace('play', 'card')))).not.toContain('SL-2.1')
  const missing = (match.state.hands[0] ?? []).indexOf(0) + 1
  expect(refusedBy(match, `card:${missing}`)).toBe('SL-2.1')
})

test('SL-2.2 a player draws after playing', () => {
  const match = opening(game, 2)
  const played = after(match, choices(match)[0] ?? '')
  expect(left(played.state.deck)).toBe(left(match.state.deck) - 1)
  expect(cardsIn(played.state.hands[0] ?? [])).toHaveLength(3)
})

test.each([2, 3, 4])('SL-3.1 the game ends after five turns of each of %i players', (seats) => {
  const end = toTheEnd(opening(game, seats))
  expect(end.moves).toHaveLength(5 * seats)
  expect(game.outcome(end.state)?.rule).toBe('SL-3.1')
})

test('SL-3.2 cards on the line are worth their number, and tied players share the victory', () => {
  const end = toTheEnd(opening(game, 2)).state
  const lines = [
    [5, 5],
    [5, 5],
  ]
  expect(game.outcome({ ...end, lines })).toMatchObject({ totals: [12, 12], ranks: [1, 1] })
  expect(game.outcome({ ...end, lines: [[0], [1, 2]] })).toMatchObject({ totals: [1, 5], ranks: [2, 1] })
})
