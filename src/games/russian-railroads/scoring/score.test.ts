import { describe, expect, test } from 'vitest'
import { after, choices } from '../../../../test/kit/scene.ts'
import { END_CARDS, type EndCard } from '../data/cards.ts'
import { game } from '../game.ts'
import { addPoints, pointsOf } from '../scoring/points.ts'
import { matOf } from '../state/state.ts'
import {
  alone,
  arrange,
  display,
  first,
  type MatSketch,
  putWorkers,
  type TestMatch,
  table,
} from '../testing/positions.ts'
import { endCardPoints } from './end-cards.ts'
import { income } from './income.ts'
import { majority } from './majority.ts'

const incomeOf = (mine: MatSketch): readonly number[] => {
  const match = table(4, mine)
  return income(match.state, first(match))
}
const ended = (seats: number, change: (state: TestMatch['state'], mover: number) => void): TestMatch =>
  after(
    table(seats, {}, (state, mover) => {
      state.board.round = seats === 4 ? 7 : 6
      alone(state, mover)
      change(state, mover)
    }),
    'pass',
  )

describe('RR-11 scoring', () => {
  test('RR-11.1 RR-11.2 RR-11.3 RR-E1 Transsib 12, Petersburg 0, Kiev 3, industry 5', () => {
    const scored = incomeOf({
      tracks: { transsib: [9, 7, 3], kiev: [2] },
      slots: [6, 2, 0, 2],
      doublers: 1,
      gaps: [6],
      markers: [5, -1],
    })
    expect(scored).toEqual([12, 0, 3, 5])
  })

  test('RR-11.1 only fields in reach score', () => {
    expect(incomeOf({ tracks: { petersburg: [9, 8] }, slots: [1, 0, 3, 0] })[1]).toBe(3)
    expect(incomeOf({ tracks: { petersburg: [9, 8] }, slots: [1, 0, 0, 0] })[1]).toBe(0)
  })

  test.each([
    ['as printed', [], 7 + 4 + 2 + 1],
    ['revalued', [4], 10 + 6 + 3 + 1],
  ])('RR-11.2 the values %s', (_how, tokens, points) => {
    const tracks = { transsib: [15, 4, 3, 2, 1] }
    expect(incomeOf({ tracks, slots: [9, 6, 0, 0], tokens })[0]).toBe(points)
  })

  test('RR-11.2 RR-7.1 a doubler doubles the track on its field', () => {
    const tracks = { transsib: [15, 6, 4, 2] }
    expect(incomeOf({ tracks, slots: [9, 6, 0, 0], doublers: 3 })[0]).toBe(2 * (4 + 4 + 2) + 2 + 1 + 1)
  })

  test('RR-4.4 Petersburg 7 with grey and locomotive doubles the route', () => {
    const tracks = { petersburg: [9, 7, 3] }
    expect(incomeOf({ tracks, slots: [1, 0, 7, 0] })[1]).toBe(2 * (6 + 4))
    expect(incomeOf({ tracks, slots: [1, 0, 6, 0] })[1]).toBe(6 + 3)
    expect(incomeOf({ tracks: { petersburg: [9, 6, 3] }, slots: [1, 0, 9, 0] })[1]).toBe(6 + 3)
  })

  test('RR-4.4 RR-E2 the stars of Kiev add up, and the medal counts where it lies', () => {
    expect(incomeOf({ tracks: { kiev: [3] }, slots: [1, 0, 0, 3] })[2]).toBe(6)
    expect(incomeOf({ tracks: { kiev: [8] }, slots: [1, 0, 0, 8] })[2]).toBe(20)
    expect(incomeOf({ tracks: { kiev: [8, 5] }, slots: [1, 0, 0, 5] })[2]).toBe(10 + 5)
    expect(incomeOf({ tracks: { kiev: [8, 5] }, slots: [1, 0, 0, 5], tokens: [5] })[2]).toBe(10 + 5 + 20)
    expect(incomeOf({ tracks: { kiev: [8, 4] }, slots: [1, 0, 0, 5], tokens: [5] })[2]).toBe(10 + 4)
  })

  test('RR-11.3 RR-6.8 both markers score their space, or the nearest lower one with a value', () => {
    const gaps = [6, 6, 6, 6, 6]
    const values = [0, 4, 5, 7, 10, 11, 13, 15].map((space) => incomeOf({ gaps, markers: [space, -1] })[3])
    expect(values).toEqual([0, 5, 5, 10, 15, 15, 20, 30])
    expect(incomeOf({ gaps, markers: [15, 4] })[3]).toBe(35)
  })

  test('RR-11.4 workers, coins and temporary workers go back; engineers move one field to the right', () => {
    const match = table(3, {}, (state, mover) => {
      putWorkers(state, mover, 0, { workers: 1, temporary: 1, coins: 1 })
      arrange(state, mover, { workers: 5 })
      display(state, 4, 5, 6, 7)
      alone(state, mover)
    })
    const next = after(match, 'pass')
    expect(matOf(next.state, first(match)).workers).toBe(6)
    expect(matOf(next.state, first(match)).coins).toBe(0)
    expect(choices(next)).toContain('T1')
    expect([0, 1, 2].map((field) => next.state.board.engineerRow[field])).toEqual([5, 6, 7])
    expect(next.log.find(({ event }) => event.kind === 'left')?.event).toMatchObject({ engineer: 4 })
  })
})

describe('RR-12.1 end cards', () => {
  const worth = (
    card: EndCard,
    mine: MatSketch,
    change?: (state: TestMatch['state'], mover: number) => void,
  ): number => {
    const match = table(4, mine, change)
    return endCardPoints(match.state, first(match), card)
  }

  test.each<[EndCard, MatSketch, number]>([
    ['flat', {}, 15],
    ['doublers', { doublers: 3 }, 0],
    ['doublers', { doublers: 4 }, 20],
    ['doublers', { doublers: 6 }, 20],
    ['doublers', { doublers: 7 }, 30],
    ['routes', { tracks: { transsib: [15], kiev: [9] } }, 20],
    ['blackTracks', { tracks: { transsib: [12], petersburg: [5], kiev: [9] } }, 26],
    ['extraEngineer', { engineers: [1, 2] }, 0],
    ['locomotives', { slots: [4, 3, 9, 0] }, 16],
    ['tokens', { tokens: [0, 3, 6] }, 21],
    ['engineers', { engineers: [1, 4, 15] }, 18],
    ['factories', { gaps: [2, 3, 4] }, 12],
    ['factories', { gaps: [2, 3, 4, 5, 6] }, 20],
  ])('RR-12.1 %s with %j: %i', (card, mine, points) => {
    expect(worth(card, mine)).toBe(points)
  })

  test('RR-12.1 the card for workers counts two own ones and the black one', () => {
    const gained = (state: TestMatch['state'], mover: number): void => {
      matOf(state, mover).allWorkers = 7
    }
    expect(worth('workers', {})).toBe(0)
    expect(worth('workers', { black: 1 }, gained)).toBe(30)
  })
})

describe('RR-12.1 RR-12.4 RR-R15 the engineers', () => {
  test('RR-12.1 RR-E3 Red 40, Yellow 20 by the higher number, Blue and Green nothing', () => {
    expect(majority([3, 2, 2, 0], [9, 8, 12, 0])).toEqual([40, 0, 20, 0])
  })

  test('RR-12.4 RR-R15 the engineers also score with two players, and when the first two tie', () => {
    expect(majority([2, 2], [5, 9])).toEqual([20, 40])
    expect(majority([1, 0], [5, 0])).toEqual([40, 0])
  })

  test('RR-12.4 the card “one engineer more” counts as one without number', () => {
    const extra = END_CARDS.indexOf('extraEngineer')
    const match = ended(2, (state, mover) => {
      state.endCardsTaken = [extra]
      state.board.endCardTakers = [mover]
      arrange(state, 1 - mover, { engineers: [2] })
    })
    const led = match.log.flatMap(({ event }) => (event.kind === 'led' ? [[event.seat, event.points]] : []))
    expect(led).toContainEqual([1 - first(match), 40])
    expect(led).toContainEqual([first(match), 20])
  })
})

test('RR-12.2 most points win, a tie is shared', () => {
  const match = ended(2, () => {})
  expect(game.outcome(match.state)).toEqual({ rule: 'RR-12.2', ranks: [1, 1], totals: [0, 0] })
  const won = ended(2, (state, mover) => {
    addPoints(state, mover, 'pass', 5)
  })
  expect(game.outcome(won.state)?.ranks[first(won)]).toBe(1)
  expect(game.outcome(won.state)?.ranks[1 - first(won)]).toBe(2)
  expect(game.outcome(table(2).state)).toBeUndefined()
})

describe('RR-12.3 RR-R14 taking an end card', () => {
  const owed = (change?: (state: TestMatch['state'], mover: number) => void): TestMatch =>
    after(table(2, { gaps: [9], markers: [4, -1] }, change), 'I1')

  test('RR-12.3 the player secretly keeps one card of the pile, or scores 10 points', () => {
    const match = owed()
    const cards = choices(match).filter((move) => move.startsWith('keep:'))
    expect(cards).toHaveLength(8)
    const kept = after(match, cards[0] ?? '')
    const [me, other] = [first(match), 1 - first(match)]
    expect(game.view(kept.state, me).endCardsTaken).toEqual(kept.state.endCardsTaken)
    expect(game.view(kept.state, other).endCardsTaken).toEqual([-1])
    expect(game.view(kept.state, me).looks).toHaveLength(1)
    expect(game.view(kept.state, other).looks).toEqual([])
    expect(pointsOf(after(match, 'points').state, me)).toBe(10)
  })

  test('RR-12.3 opening the pile is irreversible, choosing a card is not', () => {
    const match = table(2, { gaps: [9], markers: [4, -1] })
    const move = game.parse('I1')
    expect(move && game.irreversible(match.state, first(match), move)).toEqual({ id: 'irreversible.endCards' })
    const choosing = owed()
    const points = game.parse('points')
    expect(points && game.irreversible(choosing.state, first(choosing), points)).toBeNull()
  })

  test('RR-R14 an empty pile gives 10 points', () => {
    const match = owed((state, mover) => {
      state.endCardsTaken = END_CARDS.map((_, card) => card).filter((card) => (state.endCardPile >> card) & 1)
      state.board.endCardTakers = Array<number>(8).fill(1 - mover)
    })
    expect(pointsOf(match.state, first(match))).toBe(10)
    expect(match.state.turn).toBe(1)
    expect(match.state.looks).toEqual([])
  })
})

test('RR-12.3 two end cards gained in one turn are taken one after the other', () => {
  const owed = after(table(2, { gaps: [9, 9], markers: [6, 4] }), 'I2', 'advance:1', 'advance:2')
  expect([owed.state.current.decision, owed.state.current.endCardsOwed]).toEqual(['end', 2])
  const one = after(owed, 'points')
  expect(one.state.current.decision).toBe('end')
  expect(after(one, choices(one)[0] ?? '').state.turn).toBe(1)
})
