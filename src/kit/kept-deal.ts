/**
 * Compares a record with what a player kept before the first card. Without that, a record proves only that it agrees
 * with itself: a server could make a new deal and reveal that one.
 */
import { canonical, type DealSheet } from './deal.ts'
import type { Seat } from './game.ts'
import { complain } from './problem.ts'
import type { MatchRecord } from './record.ts'

/** How far the player's own salt got: still here, handed to the connection, or confirmed by the server. */
export type SaltState = 'unsent' | 'sent' | 'acknowledged'

export interface KeptDeal {
  readonly sheet: DealSheet
  /** The player's own salt, if the player had a seat. */
  readonly own: { readonly seat: Seat; readonly salt: string; readonly state: SaltState } | null
}

/** Throws a problem that names the first difference. */
export const compareKeptDeal = (record: MatchRecord, { sheet: kept, own }: KeptDeal): void => {
  const { sheet, salts } = 'deal' in record ? record.deal : complain('verify.kept.seed')
  if (sheet.commitment !== kept.commitment) complain('verify.kept.commitment')
  kept.saltHashes.forEach((hash, seat) => {
    const recorded = sheet.saltHashes[seat] ?? null
    if (recorded !== hash) complain(hash === null ? 'verify.kept.added' : 'verify.kept.salts', { seat })
  })
  if (canonical(sheet) !== canonical(kept)) complain('verify.kept.terms')
  if (own === null) return
  const recorded = salts[own.seat] ?? null
  if (recorded === null && own.state === 'acknowledged') complain('verify.kept.dropped', { seat: own.seat })
  if (recorded !== null && recorded !== own.salt) complain('verify.kept.swapped', { seat: own.seat })
}

/**
 * Was the player's own salt used? If it is missing: `lost` when it was sent (by the connection or by the server, which
 * nobody can tell apart), `unsent` when it never left the page.
 */
export const ownSaltIn = (record: MatchRecord, { own }: KeptDeal): 'used' | 'lost' | 'unsent' | null => {
  if (own === null || !('deal' in record)) return null
  if ((record.deal.salts[own.seat] ?? null) !== null) return 'used'
  return own.state === 'unsent' ? 'unsent' : 'lost'
}

/** How many salts went into the seed. With none, the server alone made the seed: allowed, but players should know. */
export const saltsIn = (record: MatchRecord): number =>
  'deal' in record ? record.deal.salts.filter(Boolean).length : 0

/** The seats whose salt was promised and did not arrive in time: allowed, but players should know. */
export const withheldIn = (record: MatchRecord): readonly Seat[] =>
  'deal' in record
    ? record.deal.sheet.saltHashes.flatMap((hash, seat) =>
        hash !== null && (record.deal.salts[seat] ?? null) === null ? [seat] : [],
      )
    : []
