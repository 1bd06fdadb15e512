/**
 * The deal: a seed that nobody could choose. The server commits to a secret before anyone sits
 * down, every person's page commits to a salt, and the seed is the hash of all of them together
 * with the sheet that records the commitments. Revealed after the match, it lets anybody deal the game again.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { OptionValues } from './game.ts'

/** What everybody keeps before the first card: who committed to what, for which match. */
export interface DealSheet {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly options: OptionValues
  /** The hash of the server's secret. */
  readonly commitment: string
  /** By seat: the hash of that person's salt; null for a bot. */
  readonly saltHashes: readonly (string | null)[]
}

/** A revealed deal. A salt is null for a bot, and for a person whose salt did not arrive in time. */
export interface Deal {
  readonly sheet: DealSheet
  readonly secret: string
  readonly salts: readonly (string | null)[]
}

export const commitTo = (secret: string): string => hash('secret', secret)

export const saltHash = (salt: string): string => hash('salt', salt)

export const seedOf = (deal: Deal): string =>
  hash('seed', canonical(deal.sheet), deal.secret, ...deal.salts.map((salt) => salt ?? ''))

/** JSON with sorted keys and without spaces, so that equal values give equal texts. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** SHA-256 in hex of the parts, one on each line: none of them holds a line break. */
const hash = (...parts: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(['roundhouse', ...parts].join('\n'))))
