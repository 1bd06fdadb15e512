/** The fast paths against slow, literal implementations, over random matches. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindFirst } from '../../bots/random.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import { CARDS } from './cards/cards.ts'
import { cardAt, cardsIn, countOf } from './cards/decks.ts'
import { game } from './game.ts'
import { decision } from './legal.ts'
import { DEMANDS, TILE, VALUE } from './network/cities.ts'
import { bestSets } from './network/goods.ts'
import { pathBetween } from './network/paths.ts'
import { pointsNow, score } from './score.ts'
import type { State } from './state.ts'

/** Positions of random matches, sampled every few moves. */
const positions = (seeds: readonly number[], look: (state: State, seat: number) => void): void => {
  for (const seed of seeds) {
    const rng = quickRng(seed)
    const options = { younger: seed % 5 === 0, secondLocomotive: seed % 2 === 0, anyPlaces: seed % 3 === 0 }
    const table = { draw: keyedDealer(`twin ${seed}`), emit() {} }
    const state = game.setup({ seats: 2 + (seed % 3), options, rules: game.meta.rulesVersion }, table)
    for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
      look(state, seat)
      game.apply(state, seat, kindFirst(game.legal(state, seat), rng), table)
    }
  }
}

/** The places one link away, over links of any owner. */
const neighbours = (state: State, place: number): readonly { readonly place: number; readonly owner: number }[] => [
  ...(place === TILE ? [] : [{ place: state.parent[place] ?? TILE, owner: state.owner[place] ?? -1 }]),
  ...state.built
    .filter((city) => state.parent[city] === place)
    .map((city) => ({ place: city, owner: state.owner[city] ?? -1 })),
]

/** RC-6.1 to RC-6.5, literally: every walk, link by link. */
const goals = (state: State, seat: number, source: number, good: number): readonly number[] => {
  const found = new Set<number>()
  const walk = (place: number, been: readonly number[]): void => {
    for (const next of neighbours(state, place)) {
      if (been.includes(next.place)) continue
      if (been.length === 1 && next.owner !== seat) continue
      if (been.length > (state.power[seat] ?? 0)) continue
      if (((DEMANDS[next.place] ?? 0) >> good) & 1) found.add(next.place)
      else walk(next.place, [...been, next.place])
    }
  }
  walk(source, [source])
  return [...found].sort((a, b) => a - b)
}

describe('deliveries', () => {
  test('the goods and destinations offered are those that every walk through the network finds', () => {
    let compared = 0
    positions([1, 2, 3, 4, 6, 7], (state, seat) => {
      const kind = decision(state)
      if (kind === 'destination') {
        const moves = game.legal(state, seat).flatMap((move) => (move.kind === 'to' ? [move.city] : []))
        expect([...moves].sort((a, b) => a - b)).toEqual(goals(state, seat, state.source, state.good))
        compared += 1
      }
      if (kind !== 'act' && kind !== 'deliver') return
      const listed = game
        .legal(state, seat)
        .flatMap((move) => (move.kind === 'ship' ? [move.city * 4 + move.good] : []))
      const walked = state.built.flatMap((city) =>
        [0, 1, 2, 3].flatMap((good) =>
          (state.goods[city * 4 + good] ?? 0) > 0 && goals(state, seat, city, good).length > 0 ? [city * 4 + good] : [],
        ),
      )
      expect(listed).toEqual(walked)
    })
    expect(compared).toBeGreaterThan(20)
  })

  test('there is only one path between two cities', () => {
    const search = (state: State, from: number, to: number, been: readonly number[]): readonly number[] | undefined => {
      if (from === to) return []
      for (const next of neighbours(state, from)) {
        if (been.includes(next.place)) continue
        const rest = search(state, next.place, to, [...been, next.place])
        if (rest !== undefined) return [state.parent[next.place] === from ? next.place : from, ...rest]
      }
      return undefined
    }
    positions([8], (state) => {
      const [first, last] = [state.built[0], state.built.at(-1)]
      if (first === undefined || last === undefined || first === last) return
      expect(pathBetween(state.parent, first, last)).toEqual(search(state, first, last, [first]))
    })
  })
})

describe('building', () => {
  test('RC-4.4 payments are all those that pay, each once, the cheapest first', () => {
    let compared = 0
    positions([1, 2, 3], (state, seat) => {
      if (decision(state) !== 'pay') return
      compared += 1
      const colour = state.joint % 5
      const paid = game.legal(state, seat).flatMap((move) => (move.kind === 'pay' ? [move] : []))
      const all: string[] = []
      for (let ones = 0; ones <= countOf(state.hands, seat, 2 * colour); ones++) {
        for (let twos = 0; twos <= countOf(state.hands, seat, 2 * colour + 1); twos++) {
          for (let jokers = 0; jokers <= countOf(state.hands, seat, 10); jokers++) {
            const isEnough = ones + 2 * twos + jokers >= (VALUE[state.building] ?? 0)
            if (isEnough && ones + twos > 0) all.push(`${ones}.${twos}.${jokers}`)
          }
        }
      }
      expect(paid.map(({ ones, twos, jokers }) => `${ones}.${twos}.${jokers}`).sort()).toEqual(all.sort())
      expect(paid.every((move) => move.colour === colour)).toBe(true)
      const totals = paid.map(({ ones, twos, jokers }) => ones + 2 * twos + jokers)
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
    })
    expect(compared).toBeGreaterThan(10)
  })

  test('no decision has more than a few hundred options', () => {
    let most = 0
    positions([1, 2, 3, 5], (state, seat) => {
      most = Math.max(most, game.legal(state, seat).length)
    })
    expect(most).toBeLessThan(130)
  })
})

describe('counting', () => {
  test('the cards of a bunch are in the order of their numbers', () => {
    positions([9], (state) => {
      const cards = cardsIn(state.deck, 0)
      expect(cards).toHaveLength(state.deckLeft)
      for (let place = 0; place < cards.length; place += 7) expect(cardAt(state.deck, 0, place)).toBe(cards[place])
      expect(cards.every((card) => CARDS.includes(card))).toBe(true)
    })
  })

  test('the fast score for bots equals the score', () => {
    positions([1, 2, 3, 5], (state) => {
      for (let seat = 0; seat < state.seats; seat++) {
        const points = score({ ...state, step: 'over' }, seat).reduce((sum, line) => sum + line.points, 0)
        expect(pointsNow(state, seat)).toBe(points)
      }
    })
  })

  test('RC-9.6 the best sets are the best of all possible sets', () => {
    const best = (goods: readonly number[]): number => {
      const take = (counts: readonly number[], points: number): number =>
        counts.some((count) => count < 0) ? -Infinity : points + tries(counts)
      const tries = (counts: readonly number[]): number =>
        Math.max(
          0,
          take(
            counts.map((count) => count - 1),
            5,
          ),
          ...counts.flatMap((_, good) => [
            take(
              counts.map((count, at) => (at === good ? count - 3 : count)),
              2,
            ),
            take(
              counts.map((count, at) => (at === good ? count - 4 : count)),
              3,
            ),
          ]),
        )
      return tries(goods)
    }
    fc.assert(
      fc.property(fc.array(fc.nat(7), { minLength: 4, maxLength: 4 }), (goods) => {
        expect(bestSets(goods)).toBe(best(goods))
      }),
      { numRuns: 40, seed: 1 },
    )
  })
})
