/**
 * Chance, keyed by what is drawn: a draw depends only on the seed, the deck, the number of the draw and how many things
 * are left. The order of a deck is stored nowhere, and the same seed gives every table the same deck.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from './game.ts'

/** An index below `left` for the `k`-th draw from `deck`. */
export type Dealer = (deck: string, k: number, left: number) => number

/** A draw in a record. */
export type Draw = readonly [deck: string, k: number, left: number, index: number]

const RANGE = 2 ** 48

/**
 * The dealer of matches. HMAC-SHA-256 under the seed's bytes of `deck/k/left/attempt`; its first
 * 48 bits are the number, taken modulo `left`. Numbers of the incomplete last stretch are
 * rejected and the next attempt is made, so every index is equally likely.
 */
export const keyedDealer = (seed: string): Dealer => {
  const key = utf8ToBytes(seed)
  return (deck, k, left) => {
    if (!(left > 0)) throw new RangeError(`nothing is left to draw from ${deck}`)
    const limit = RANGE - (RANGE % left)
    for (let attempt = 0; ; attempt++) {
      const number = first48(hmac(sha256, key, utf8ToBytes(`${deck}/${k}/${left}/${attempt}`)))
      if (number < limit) return number % left
    }
  }
}

/** A dealer that takes the next number of a stream: for bots, determinizing, bench and fuzz. */
export const quickDealer =
  (rng: Rng): Dealer =>
  (_deck, _k, left) =>
    rng(left)

/** A dealer whose draws depend on the deck, on `k` and on its latest start number: for bots that compare moves. */
export interface CommonDealer {
  readonly draw: Dealer
  begin(number: number): void
}

export const commonDealer = (): CommonDealer => {
  let from = 0
  return {
    begin(number) {
      from = Math.imul(number + 1, 0x9e3779b1)
    },
    draw(deck, k, left) {
      let bits = from ^ Math.imul(k + 1, 0x85ebca6b)
      for (let index = 0; index < deck.length; index++) bits = Math.imul(bits ^ deck.charCodeAt(index), 0x01000193)
      bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad)
      bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
      return (((bits ^ (bits >>> 15)) >>> 0) * 2 ** -32 * left) | 0
    },
  }
}

/** A fast stream of numbers (splitmix32) below at most 2 ** 31, the same for the same seed. Not for matches. */
export const quickRng = (seed: number): Rng => {
  let state = Math.imul(seed | 0, 0x85ebca6b) ^ ((seed / 2 ** 32) | 0)
  return (n) => {
    state = (state + 0x9e3779b9) | 0
    let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97)
    return (((bits ^ (bits >>> 15)) >>> 0) * 2 ** -32 * n) | 0
  }
}

const first48 = (bytes: Uint8Array): number => {
  let number = 0
  for (let i = 0; i < 6; i++) number = number * 256 + (bytes[i] ?? 0)
  return number
}
