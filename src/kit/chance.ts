/**
 * Chance, keyed by what is drawn: the k-th draw from a deck of which so many are left depends on
 * the seed and on these three alone. Nothing about the order of a deck is stored anywhere, and
 * the same seed gives the same deck to every table.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from './game.ts'

/** An index below `left` for the `k`-th draw from `deck`. */
export type Dealer = (deck: string, k: number, left: number) => number

/** A draw as it stands in a record. */
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
    const limit = RANGE - (RANGE % left)
    for (let attempt = 0; ; attempt++) {
      const number = first48(hmac(sha256, key, utf8ToBytes(`${deck}/${k}/${left}/${attempt}`)))
      if (number < limit) return number % left
    }
  }
}

/** A dealer that takes whatever comes next from a stream: for bots, guesses, bench and fuzz. */
export const quickDealer =
  (rng: Rng): Dealer =>
  (_deck, _k, left) =>
    rng(left)

/** A fast stream of numbers (sfc32), the same for the same seed. Not for matches. */
export const quickRng = (seed: number): Rng => {
  let a = 0x9e3779b9 | 0
  let b = seed | 0
  let c = (seed / 2 ** 32) | 0
  let d = 1
  const next = (): number => {
    const t = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) next()
  return (n) => Math.floor((next() / 2 ** 32) * n)
}

const first48 = (bytes: Uint8Array): number => {
  let number = 0
  for (let i = 0; i < 6; i++) number = number * 256 + (bytes[i] ?? 0)
  return number
}
