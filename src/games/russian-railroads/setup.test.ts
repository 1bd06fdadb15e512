import { describe, expect, test } from 'vitest'
import { after, choices, opening } from '../../../test/kit/scene.ts'
import { setupFor } from './data/counts.ts'
import { ENGINEERS } from './data/engineers.ts'
import { game } from './game.ts'
import { lowestLocomotive } from './locomotives/stacks.ts'
import { pointsOf } from './scoring/points.ts'
import { matOf } from './state/state.ts'
import { track } from './track/tracks.ts'

const row = (seats: number): readonly number[] => {
  const { state } = opening(game, seats)
  return state.board.engineerRow
}
const letters = (seats: number): string =>
  row(seats)
    .map((number) => ENGINEERS[number - 1]?.letter ?? '-')
    .join('')

test.each([
  [2, 2],
  [3, 3],
  [4, 4],
])('RR-1.1 with %i players %i of each number, and the stacks begin at 2', (seats, each) => {
  const { state } = opening(game, seats)
  const stack = Array.from({ length: 9 }, (_, at) => state.board.stacks[at + 1])
  expect(stack).toEqual([0, each, each, each, each, each, each, each, each])
  expect(lowestLocomotive(state)).toBe(2)
})

test('RR-1.2 three engineers A, then B: four of them with four players; two players have one public field', () => {
  expect([2, 3, 4].map(letters)).toEqual(['AAABBB-', 'AAABBB-', 'AAABBBB'])
  expect(new Set(row(4)).size).toBe(7)
  const fields = [2, 3, 4].map((seats) => [setupFor(seats).engineerFields, setupFor(seats).publicFields])
  expect(fields).toEqual([
    [6, 1],
    [7, 2],
    [7, 2],
  ])
})

test('RR-1.3 two end cards are removed unseen, eight make the pile', () => {
  const piles = ['1', '2', '3', '4'].map((seed) => opening(game, 3, seed).state.endCardPile)
  expect(new Set(piles).size).toBeGreaterThan(1)
  for (const pile of piles) expect(pile.toString(2).replaceAll('0', '')).toHaveLength(8)
})

describe('RR-1.4 RR-1.5 RR-1.6 the starting pieces of every player', () => {
  test.each([
    [2, 6, 2],
    [3, 6, 1],
    [4, 5, 1],
  ])('RR-1.4 RR-1.5 with %i players %i workers and %i coins', (seats, workers, coins) => {
    const { state } = opening(game, seats)
    for (let seat = 0; seat < seats; seat++) {
      expect([matOf(state, seat).workers, matOf(state, seat).coins]).toEqual([workers, coins])
      expect([0, 1, 2].map((route) => track(state, seat, route, 0))).toEqual([1, 1, 1])
      expect(matOf(state, seat).locomotives).toEqual([1, 0, 0, 0])
      expect(matOf(state, seat).markers[0]).toBe(0)
      expect(pointsOf(state, seat)).toBe(0)
    }
  })

  test('RR-1.6 with two players the space of the temporary workers is closed', () => {
    const two = after(opening(game, 2), 'bonus:coin')
    expect(choices(two)).not.toContain('O3')
    const three = after(opening(game, 3), 'bonus:coin', 'bonus:doubler')
    expect(choices(three)).toContain('O3')
  })
})

describe('RR-1.7 the start bonus', () => {
  test.each([2, 3, 4])('RR-1.7 with %i players all but the first pick, the last one first', (seats) => {
    let match = opening(game, seats)
    const { order } = match.state.board
    const picked: number[] = []
    for (const card of ['coin', 'doubler', 'industry'].slice(0, seats - 1)) {
      expect(choices(match)).toHaveLength(4 - picked.length)
      picked.push(match.state.current.mover)
      match = after(match, `bonus:${card}`)
    }
    expect(picked).toEqual(order.slice(1).reverse())
    expect(match.state.current.decision).toBe('turn')
    expect(match.state.current.mover).toBe(order[0])
  })

  test('RR-1.7 a black step to Transsib 2 takes grey as usual, and must be made', () => {
    const picking = after(opening(game, 4), 'bonus:black')
    expect(choices(picking)).toEqual(['step:transsib:black', 'step:petersburg:black', 'step:kiev:black'])
    const built = after(picking, 'step:transsib:black')
    expect(built.log.map(({ event }) => event.kind)).toContain('took')
  })

  test('RR-1.7 the industry step, the doubler and the coin take effect at once', () => {
    const match = opening(game, 4)
    const seat = match.state.current.mover
    expect(matOf(after(match, 'bonus:industry').state, seat).markers[0]).toBe(1)
    expect(matOf(after(match, 'bonus:doubler').state, seat).doublers).toBe(1)
    expect(matOf(after(match, 'bonus:coin').state, seat).coins).toBe(2)
  })
})
