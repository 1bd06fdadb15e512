/**
 * A record against what a player kept from before the first card. Without it a record proves only that it agrees
 * with itself: a server could make a whole new deal and open that.
 */
import { canonical, type Sheet } from './deal.ts'
import type { Seat } from './game.ts'
import { complain } from './problem.ts'
import type { MatchRecord } from './record.ts'

export interface Kept {
  readonly sheet: Sheet
  /** The own salt, where the keeper had a seat; `sent` once the server has confirmed that it came in time. */
  readonly own: { readonly seat: Seat; readonly salt: string; readonly sent: boolean } | null
}

/** Throws a problem that names the first thing that is not as it was kept. */
export const compareKept = (record: MatchRecord, { sheet: kept, own }: Kept): void => {
  const { sheet, salts } = 'deal' in record ? record.deal : complain('verify.kept.seed')
  if (sheet.commitment !== kept.commitment) complain('verify.kept.commitment')
  kept.saltHashes.forEach((hash, seat) => {
    const told = sheet.saltHashes[seat] ?? null
    if (told !== hash) complain(hash === null ? 'verify.kept.added' : 'verify.kept.salts', { seat })
  })
  if (canonical(sheet) !== canonical(kept)) complain('verify.kept.terms')
  if (own === null) return
  const told = salts[own.seat] ?? null
  if (told === null && own.sent) complain('verify.kept.dropped', { seat: own.seat })
  if (told !== null && told !== own.salt) complain('verify.kept.swapped', { seat: own.seat })
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
