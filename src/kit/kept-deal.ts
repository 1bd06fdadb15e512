/**
 * A record against what a player kept from before the first card. Without it a record proves only that it agrees
 * with itself: a server could make a whole new deal and open that.
 */
import { canonical, type DealSheet } from './deal.ts'
import type { Seat } from './game.ts'
import { complain } from './problem.ts'
import type { MatchRecord } from './record.ts'

/** How far the own salt came: still here, handed to the connection, or confirmed by the server. */
export type SaltState = 'unsent' | 'sent' | 'acknowledged'

export interface KeptDeal {
  readonly sheet: DealSheet
  /** The own salt, where the keeper had a seat. */
  readonly own: { readonly seat: Seat; readonly salt: string; readonly state: SaltState } | null
}

/** Throws a problem that names the first thing that is not as it was kept. */
export const compareKeptDeal = (record: MatchRecord, { sheet: kept, own }: KeptDeal): void => {
  const { sheet, salts } = 'deal' in record ? record.deal : complain('verify.kept.seed')
  if (sheet.commitment !== kept.commitment) complain('verify.kept.commitment')
  kept.saltHashes.forEach((hash, seat) => {
    const told = sheet.saltHashes[seat] ?? null
    if (told !== hash) complain(hash === null ? 'verify.kept.added' : 'verify.kept.salts', { seat })
  })
  if (canonical(sheet) !== canonical(kept)) complain('verify.kept.terms')
  if (own === null) return
  const told = salts[own.seat] ?? null
  if (told === null && own.state === 'acknowledged') complain('verify.kept.dropped', { seat: own.seat })
  if (told !== null && told !== own.salt) complain('verify.kept.swapped', { seat: own.seat })
}

/**
 * Was the own salt used? If it is missing: `lost` where it was sent, by the connection or by the server, which nobody
 * can tell apart; `unsent` where it never left the page.
 */
export const ownSaltIn = (record: MatchRecord, { own }: KeptDeal): 'used' | 'lost' | 'unsent' | null => {
  if (own === null || !('deal' in record)) return null
  if ((record.deal.salts[own.seat] ?? null) !== null) return 'used'
  return own.state === 'unsent' ? 'unsent' : 'lost'
}

/** How many salts went into the seed. Of none, whoever made the secret has made the seed alone: no fault, but to be said. */
export const saltsIn = (record: MatchRecord): number =>
  'deal' in record ? record.deal.salts.filter(Boolean).length : 0

/** The seats whose salt was promised and did not come in time: no fault, but to be said. */
export const withheldIn = (record: MatchRecord): readonly Seat[] =>
  'deal' in record
    ? record.deal.sheet.saltHashes.flatMap((hash, seat) =>
        hash !== null && (record.deal.salts[seat] ?? null) === null ? [seat] : [],
      )
    : []
