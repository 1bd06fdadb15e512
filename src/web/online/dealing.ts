/**
 * The page's part of the deal. It promised a salt by its hash; before it tells the salt, it makes
 * sure that the sheet is the one it was promised, because after that the deal is fixed.
 */
import { canonical, type Sheet, saltHash } from '../../kit/deal.ts'
import type { Seat } from '../../kit/game.ts'
import type { MatchRecord } from '../../kit/record.ts'
import type { OnlineTable } from '../../wire/online.ts'
import type { Keepsake, Promised } from './keepsakes.ts'

/** What is wrong with a sheet: the own line, or what it was promised to say. */
export type SheetFault = 'salt' | keyof Promised

export type DealStep =
  | { readonly kind: 'nothing' }
  /** The salt is on another device, or was lost. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'refuse'; readonly fault: SheetFault }
  | { readonly kind: 'send'; readonly salt: string; readonly sheet: Sheet }

/** What this page has to do about the deal now. */
export const dealStep = ({ phase, you, deal }: OnlineTable, { salt, seen }: Keepsake): DealStep => {
  const { sheet } = deal
  if (phase !== 'dealing' || sheet === null || you.seat === null) return { kind: 'nothing' }
  if (!deal.awaited.includes(you.seat)) return { kind: 'nothing' }
  if (salt === null || seen === null) return { kind: 'missing' }
  const fault = sheetFault(sheet, you.seat, salt, seen)
  return fault === null ? { kind: 'send', salt, sheet } : { kind: 'refuse', fault }
}

const sheetFault = (sheet: Sheet, seat: Seat, salt: string, seen: Promised): SheetFault | null => {
  if (sheet.saltHashes[seat] !== saltHash(salt)) return 'salt'
  const parts = ['commitment', 'game', 'seats', 'options'] as const
  return parts.find((part) => canonical(sheet[part]) !== canonical(seen[part])) ?? null
}

/** What a page was shown before it sat down, and holds the sheet against. */
export const promisedBy = ({ game, options, seats, deal }: OnlineTable): Promised => ({
  game,
  options,
  seats: seats.length,
  commitment: deal.commitment,
})

/**
 * Is the deal of a finished match the one that this page took part in? Without what the page kept, a record
 * proves only that it agrees with itself. A salt that came too late was left out.
 */
export const keptFault = (record: MatchRecord, seat: Seat, { sheet, salt }: Keepsake): 'sheet' | 'salt' | null => {
  if (!('deal' in record) || canonical(record.deal.sheet) !== canonical(sheet)) return 'sheet'
  const told = record.deal.salts[seat] ?? null
  return told === null || told === salt ? null : 'salt'
}
