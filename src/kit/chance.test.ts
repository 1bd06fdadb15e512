import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonDealer, keyedDealer, quickDealer, quickRng } from './chance.ts'
import { deckOf, drawKind, left } from './deck.ts'

test('a draw depends on seed, deck, count and what is left, and on nothing else', () => {
  const deal = keyedDealer('seed')
  const later = keyedDealer('seed')
  for (let k = 0; k < 20; k++) deal('other', k, 10)
  expect(deal('bag', 3, 100)).toBe(later('bag', 3, 100))
  const draws = (seed: string, deck: string, from: number): readonly number[] =>
    Array.from({ length: 12 }, (_, k) => keyedDealer(seed)(deck, from + k, 1000))
  expect(draws('seed', 'bag', 0)).not.toEqual(draws('seed 2', 'bag', 0))
  expect(draws('seed', 'bag', 0)).not.toEqual(draws('seed', 'bag#2', 0))
  expect(draws('seed', 'bag', 0)).not.toEqual(draws('seed', 'bag', 1))
})

test('the keyed dealer follows its description to the bit', () => {
  expect(Array.from({ length: 6 }, (_, k) => keyedDealer('roundhouse')('bag', k, 186 - k))).toEqual(KNOWN)
})

/** First 48 bits of HMAC-SHA-256('roundhouse', 'bag/k/left/0') modulo left, worked out with another program. */
const KNOWN = [22, 151, 148, 52, 119, 0]

test('drawing from an empty deck is an error', () => {
  expect(() => keyedDealer('seed')('bag', 3, 0)).toThrow('nothing is left to draw from bag')
})

test('every index is below what is left, and all are about equally likely', () => {
  const deal = keyedDealer('fair')
  for (const size of [1, 2, 3, 7, 10]) {
    const counts = Array.from({ length: size }, () => 0)
    for (let k = 0; k < 600 * size; k++) {
      const index = deal('deck', k, size)
      counts[index] = (counts[index] ?? 0) + 1
    }
    expect(counts).toHaveLength(size)
    for (const count of counts) expect(Math.abs(count - 600)).toBeLessThan(120)
  }
})

test('the quick stream is the same for the same seed, in range, and about even', () => {
  const [one, two] = [quickRng(7), quickRng(7)]
  const counts = Array.from({ length: 6 }, () => 0)
  for (let i = 0; i < 6000; i++) {
    const number = one(6)
    expect(number).toBe(two(6))
    counts[number] = (counts[number] ?? 0) + 1
  }
  expect(counts).toHaveLength(6)
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  expect(Array.from({ length: 9 }, () => quickRng(1)(1e9))).not.toEqual(
    Array.from({ length: 9 }, () => quickRng(2)(1e9)),
  )
})

test('a deck deals exactly the things it holds', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5), { minLength: 1, maxLength: 6 }), fc.nat(), (counts, seed) => {
      const deck = deckOf('deck', counts)
      const table = { draw: quickDealer(quickRng(seed)) }
      const drawn = counts.map(() => 0)
      while (left(deck) > 0) {
        const kind = drawKind(deck, table)
        drawn[kind] = (drawn[kind] ?? 0) + 1
      }
      expect(drawn).toEqual(counts)
      expect(deck.drawn).toBe(counts.reduce((sum, count) => sum + count, 0))
      expect(() => drawKind(deck, table)).toThrow(RangeError)
    }),
  )
})

test('a common dealer deals the same after the same number, independent of draws in between', () => {
  const dealer = commonDealer()
  const draws = (number: number, deck: string): readonly number[] => {
    dealer.begin(number)
    return Array.from({ length: 12 }, (_, k) => dealer.draw(deck, k, 1000))
  }
  const first = draws(4, 'train/1')
  expect(draws(5, 'train/1')).not.toEqual(first)
  expect(draws(4, 'train/2')).not.toEqual(first)
  expect(draws(4, 'train/1')).toEqual(first)
  dealer.begin(4)
  dealer.draw('tickets', 0, 55)
  expect(dealer.draw('train/1', 11, 1000)).toBe(first[11])
})

test('all indices of a common dealer are about equally likely', () => {
  const dealer = commonDealer()
  const draws = Array.from({ length: 10_000 }, (_, at) => {
    dealer.begin(Math.floor(at / 5))
    return dealer.draw('train/1', at % 5, 5)
  })
  for (const index of [0, 1, 2, 3, 4]) {
    expect(Math.abs(draws.filter((draw) => draw === index).length - 2000)).toBeLessThan(200)
  }
})
