import { describe, expect, test } from 'vitest'
import { after, choices, opening } from '../../../test/kit/scene.ts'
import { setupFor } from './data/counts.ts'
import { ENGINEERS } from './data/engineers.ts'
import { game } from './game.ts'
import * as C from './state/cells.ts'

const row = (seats: number): readonly number[] => {
  const { state } = opening(game, seats)
  return Array.from({ length: 7 }, (_, field) => C.cell(state, C.ROW + field))
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
  const stack = Array.from({ length: 9 }, (_, at) => C.cell(state, C.STACK + at + 1))
  expect(stack).toEqual([0, each, each, each, each, each, each, each, each])
  expect(C.lowest(state)).toBe(2)
})

test('RR-1.2 three of A, then B: four of them with four players; two players have one field for all', () => {
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
  const piles = ['1', '2', '3', '4'].map((seed) => opening(game, 3, seed).state.pile)
  expect(new Set(piles).size).toBeGreaterThan(1)
  for (const pile of piles) expect(pile.toString(2).replaceAll('0', '')).toHaveLength(8)
})

describe('RR-1.4 RR-1.5 RR-1.6 what everybody begins with', () => {
  test.each([
    [2, 6, 2],
    [3, 6, 1],
    [4, 5, 1],
  ])('RR-1.4 RR-1.5 with %i players %i workers and %i coins', (seats, workers, coins) => {
    const { state } = opening(game, seats)
    for (let seat = 0; seat < seats; seat++) {
      expect([C.onMat(state, seat, C.WORKERS), C.onMat(state, seat, C.COINS)]).toEqual([workers, coins])
      expect([0, 1, 2].map((route) => C.track(state, seat, route, 0))).toEqual([1, 1, 1])
      expect([0, 1, 2, 3].map((slot) => C.onMat(state, seat, C.SLOT + slot))).toEqual([1, 0, 0, 0])
      expect(C.onMat(state, seat, C.MARKER)).toBe(0)
      expect(C.points(state, seat)).toBe(0)
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
    const order = Array.from({ length: seats }, (_, place) => C.cell(match.state, C.ORDER + place))
    const picked: number[] = []
    for (const card of ['coin', 'doubler', 'industry'].slice(0, seats - 1)) {
      expect(choices(match)).toHaveLength(4 - picked.length)
      picked.push(C.cell(match.state, C.MOVER))
      match = after(match, `bonus:${card}`)
    }
    expect(picked).toEqual(order.slice(1).reverse())
    expect(C.pending(match.state)).toBe('turn')
    expect(C.cell(match.state, C.MOVER)).toBe(order[0])
  })

  test('RR-1.7 a black step to Transsib 2 takes grey as usual, and must be made', () => {
    const picking = after(opening(game, 4), 'bonus:black')
    expect(choices(picking)).toEqual(['step:transsib:black', 'step:petersburg:black', 'step:kiev:black'])
    const built = after(picking, 'step:transsib:black')
    expect(built.log.map(({ event }) => event.kind)).toContain('took')
  })

  test('RR-1.7 one industry step, one doubler, one coin: each at once', () => {
    const match = opening(game, 4)
    const seat = C.cell(match.state, C.MOVER)
    expect(C.onMat(after(match, 'bonus:industry').state, seat, C.MARKER)).toBe(1)
    expect(C.onMat(after(match, 'bonus:doubler').state, seat, C.DOUBLERS)).toBe(1)
    expect(C.onMat(after(match, 'bonus:coin').state, seat, C.COINS)).toBe(2)
  })
})
