/** RC-9: final scoring. */
import { describe, expect, test } from 'vitest'
import { payment } from './cards/payment.ts'
import { CITIES } from './data/cities.ts'
import { game } from './game.ts'
import { bestSets } from './network/goods.ts'
import { growTree } from './network/network.ts'
import { holds, pointsNow, total, valueAt } from './score.ts'
import type { State } from './state.ts'
import { table } from './testing/matches.ts'

const city = (id: string): number => (id === 'tile' ? CITIES.length : CITIES.findIndex((card) => card.id === id))

/** A finished table with these links: `city place seat value`. */
const finished = (links: readonly string[], change: Partial<State> = {}, younger = false): State => {
  const state = structuredClone(table(2, {}, { younger }).state)
  for (const link of links) {
    const [id = '', place = '', seat = '', value = ''] = link.split(' ')
    state.built.push(city(id))
    state.owner[city(id)] = Number(seat)
    state.paid[city(id)] = payment(Number(value) % 2, Math.floor(Number(value) / 2), 0)
    growTree(state, city(id), city(place))
  }
  return { ...state, step: 'over', end: 'deck', ...change }
}

const lines = (state: State, seat: number): Readonly<Record<string, number>> =>
  Object.fromEntries(game.score(state, seat).map(({ message, points }) => [message.id, points]))

describe('cities', () => {
  /** The example: James is 0, Steve 1. Detroit (3) is left, Cincinnati (4) in the middle. */
  const example = finished(['C3d tile 1 4', 'C4d C3d 0 3', 'C2a C4d 0 2', 'C3e C2a 0 3'])

  test('RC-E4 James 9 and Steve 3', () => {
    // In the picture Steve's 4 joins Detroit to Cincinnati; here the same links grow from the middle.
    const picture = finished(['C4d tile 0 2', 'C3d C4d 1 4', 'C3e C3d 0 3', 'C2a C4d 0 3'])
    expect(holds(picture, city('C3d'), 1)).toBe(true)
    expect(holds(picture, city('C4d'), 0)).toBe(true)
    expect(lines(picture, 0)['score.cities']).toBe(4 + 3 + 2)
    expect(lines(picture, 1)['score.cities']).toBe(3)
  })

  test('RC-9.1 the highest total of own links there counts, not the highest link', () => {
    expect(valueAt(example, city('C4d'), 0)).toBe(5)
    expect(holds(example, city('C4d'), 0)).toBe(true)
    expect(holds(example, city('C3d'), 1)).toBe(true)
    expect(holds(example, city('C3d'), 0)).toBe(false)
  })

  test('RC-9.1 all tied players score it', () => {
    const tied = finished(['C4d tile 0 3', 'C2a C4d 1 3'])
    expect([lines(tied, 0)['score.cities'], lines(tied, 1)['score.cities']]).toEqual([4, 4 + 2])
  })

  test('RC-9.5 a link counts in full at both its cities, one at the tile at its one city', () => {
    const state = finished(['C4d tile 0 4', 'C2a C4d 1 6'])
    expect([valueAt(state, city('C4d'), 1), valueAt(state, city('C2a'), 1)]).toEqual([6, 6])
    expect(valueAt(state, city('C4d'), 0)).toBe(4)
  })

  test('RC-R6 the tile scores for nobody', () => {
    const state = finished(['C4d tile 0 4', 'C2a tile 0 2'])
    expect(lines(state, 0)['score.cities']).toBe(6)
  })
})

describe('locomotives and goods', () => {
  test('RC-9.2 a point for each locomotive in front of the player', () => {
    expect(lines(finished([], { power: [3, 0] }), 0)['score.locomotives']).toBe(3)
  })

  test.each([
    [[1, 1, 1, 1], 5],
    [[3, 0, 0, 0], 2],
    [[0, 4, 0, 0], 3],
    [[7, 0, 0, 0], 5],
    [[4, 1, 1, 1], 7],
    [[3, 3, 3, 1], 6],
    [[2, 0, 0, 0], 0],
    [[2, 2, 2, 2], 10],
    [[4, 4, 4, 1], 11],
    [[15, 15, 15, 15], 75],
    [[8, 0, 0, 0], 6],
    [[5, 5, 0, 0], 6],
  ])('RC-9.3 RC-9.6 RC-E5 goods %j are worth %i', (goods, points) => {
    expect(bestSets(goods)).toBe(points)
    expect(lines(finished([], { delivered: [0, 0, 0, 0, ...goods] }), 1)['score.sets']).toBe(points)
  })
})

describe('who wins', () => {
  const ranks = (change: Partial<State>, links: readonly string[] = []): readonly number[] | undefined =>
    game.outcome(finished(links, change))?.ranks

  test('RC-9.4 most points, then most links, then most goods, then the victory is shared', () => {
    expect(ranks({ earned: [3, 2] })).toEqual([1, 2])
    expect(ranks({ earned: [3, 3] })).toEqual([1, 1])
    const links = ['C2a tile 0 2', 'C2b tile 0 2', 'C4d tile 1 4']
    expect(game.outcome(finished(links))?.totals).toEqual([8, 8])
    expect(ranks({}, links)).toEqual([1, 2])
    expect(ranks({ delivered: [0, 0, 0, 0, 1, 1, 0, 0], earned: [2, 2] })).toEqual([2, 1])
    expect(ranks({ delivered: [1, 0, 0, 0, 0, 1, 0, 0] })).toEqual([1, 1])
  })

  test('RC-4.5 RC-6.6 points scored during the game count, before the end and after it', () => {
    const state = finished(['C2a tile 0 2'], { earned: [5, 0], tolls: [1, 4] })
    expect(game.score({ ...state, step: 'act' }, 0).map(({ points }) => points)).toEqual([2, 5, 1])
    expect([total(state, 0), total(state, 1)]).toEqual([10, 4])
    expect([pointsNow(state, 0), pointsNow(state, 1)]).toEqual([10, 4])
  })

  test('RC-R2 RC-10.1 in the variant for younger players only links and cities score, and a tie in links is shared', () => {
    const state = finished(
      ['C2a tile 0 2', 'C2b tile 1 2'],
      { power: [3, 0], delivered: [4, 0, 0, 0, 0, 0, 0, 0] },
      true,
    )
    expect(Object.keys(lines(state, 0))).toEqual(['score.links', 'score.cities'])
    expect(game.outcome({ ...state, delivered: Array(8).fill(0) })?.ranks).toEqual([1, 1])
  })
})
