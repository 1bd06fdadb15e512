/**
 * What this browser keeps of each online table: the keys of its links, the salt that it added to
 * the deal, and the deal sheet. What is found may be broken, old or made up.
 */
import type { DealSheet } from '../../../kit/deal.ts'
import type { OptionValues } from '../../../kit/game.ts'
import type { SaltState } from '../../../kit/kept-deal.ts'

export interface StoredTableData {
  /** By which link this page came, or the invitation that it was given as the owner. */
  readonly key: string | null
  /** The links that this page may hand on. */
  readonly join: string | null
  readonly watch: string | null
  readonly salt: string | null
  /** The table as it was shown before this page sat down. */
  readonly seen: PromisedDeal | null
  readonly sheet: DealSheet | null
  /** How far the salt came. Written before it is sent: a server that drops it must not be able to say it never left. */
  readonly saltState: SaltState
}

/** What must stand on the sheet. */
export interface PromisedDeal {
  readonly game: string
  readonly options: OptionValues
  readonly seats: number
  readonly commitment: string
}

export interface BrowserTableData {
  of(table: string): StoredTableData
  keep(table: string, news: Partial<StoredTableData>): void
}

/** The part of the browser's storage that is needed; null where the browser refuses it. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

const NOTHING: StoredTableData = {
  key: null,
  join: null,
  watch: null,
  salt: null,
  seen: null,
  sheet: null,
  saltState: 'unsent',
}
const PREFIX = 'roundhouse:online:'

export const createBrowserData = (storage: Storage | null): BrowserTableData => {
  // What cannot be stored holds for this visit.
  const held = new Map<string, StoredTableData>()
  const stored = (table: string): StoredTableData => {
    try {
      return parseTableData(storage?.getItem(PREFIX + table) ?? null)
    } catch {
      return NOTHING
    }
  }
  const of = (table: string): StoredTableData => held.get(table) ?? stored(table)
  return {
    of,
    keep(table, news) {
      const kept = { ...of(table), ...news }
      try {
        if (storage === null) throw new Error('no storage')
        storage.setItem(PREFIX + table, JSON.stringify(kept))
        held.delete(table)
      } catch {
        held.set(table, kept)
      }
    },
  }
}

/** Each part by itself: one that cannot be used does not take the others with it. */
export const parseTableData = (text: string | null): StoredTableData => {
  const kept = fieldsIn(text)
  return {
    key: hexIn(kept['key']),
    join: hexIn(kept['join']),
    watch: hexIn(kept['watch']),
    salt: hexIn(kept['salt']),
    seen: groupIn<PromisedDeal>(kept['seen']),
    sheet: groupIn<DealSheet>(kept['sheet']),
    saltState: saltStateIn(kept),
  }
}

const hexIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null

const SALT_STATES: readonly SaltState[] = ['unsent', 'sent', 'acknowledged']

/** Earlier pages wrote only `sent: true`, once the server had confirmed it. */
const saltStateIn = ({ saltState, sent }: Readonly<Record<string, unknown>>): SaltState =>
  SALT_STATES.find((state) => state === saltState) ?? (sent === true ? 'acknowledged' : 'unsent')

/** Only held against another of its kind: a broken one differs, and that is said. */
const groupIn = <T extends object>(value: unknown): T | null =>
  typeof value === 'object' && value !== null && 'commitment' in value ? (value as T) : null

const fieldsIn = (text: string | null): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
