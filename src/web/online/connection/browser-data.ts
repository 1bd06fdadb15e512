/**
 * What this browser stores about each online table: the keys of its links, the salt of this page,
 * and the deal sheet. Stored values may be damaged, outdated or made up.
 */

import type { DealSheet } from '../../../kit/deal.ts'
import type { OptionValues } from '../../../kit/game.ts'
import type { SaltState } from '../../../kit/kept-deal.ts'
import { fieldsIn } from '../../app/browser-storage.ts'

export interface StoredTableData {
  /** The key of the link that opened this page, or the owner's invitation. */
  readonly key: string | null
  /** The keys of the links that this page may pass on. */
  readonly join: string | null
  readonly watch: string | null
  readonly salt: string | null
  /** The promises of the table before this page took a seat. */
  readonly seen: PromisedDeal | null
  readonly sheet: DealSheet | null
  /** How far the salt got. Stored before it is sent, so that a server that drops it cannot claim it was never sent. */
  readonly saltState: SaltState
}

/** What the deal sheet must say. */
export interface PromisedDeal {
  readonly game: string
  readonly options: OptionValues
  readonly seats: number
  readonly commitment: string
}

export interface BrowserTableData {
  read(table: string): StoredTableData
  save(table: string, changes: Partial<StoredTableData>): void
}

/** The part of the browser's storage that is used here. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem'>

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

export const createBrowserData = (storage: BrowserStorage | null): BrowserTableData => {
  // What cannot be stored lasts for this visit.
  const unstored = new Map<string, StoredTableData>()
  const readStored = (table: string): StoredTableData => {
    try {
      return parseTableData(storage?.getItem(PREFIX + table) ?? null)
    } catch {
      return NOTHING
    }
  }
  const read = (table: string): StoredTableData => unstored.get(table) ?? readStored(table)
  return {
    read,
    save(table, changes) {
      const data = { ...read(table), ...changes }
      try {
        if (storage === null) throw new Error('no storage')
        storage.setItem(PREFIX + table, JSON.stringify(data))
        unstored.delete(table)
      } catch {
        unstored.set(table, data)
      }
    },
  }
}

/** Reads each field on its own: an unusable one does not affect the others. */
export const parseTableData = (text: string | null): StoredTableData => {
  const stored = fieldsIn(text)
  return {
    key: hexIn(stored['key']),
    join: hexIn(stored['join']),
    watch: hexIn(stored['watch']),
    salt: hexIn(stored['salt']),
    seen: groupIn<PromisedDeal>(stored['seen']),
    sheet: groupIn<DealSheet>(stored['sheet']),
    saltState: saltStateIn(stored),
  }
}

const hexIn = (value: unknown): string | null =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value) ? value : null

const SALT_STATES: readonly SaltState[] = ['unsent', 'sent', 'acknowledged']

/** Earlier pages wrote only `sent: true`, once the server had confirmed it. */
const saltStateIn = ({ saltState, sent }: Readonly<Record<string, unknown>>): SaltState =>
  SALT_STATES.find((state) => state === saltState) ?? (sent === true ? 'acknowledged' : 'unsent')

/** Not validated further: it is only compared with another one, and a damaged one differs. */
const groupIn = <T extends object>(value: unknown): T | null =>
  typeof value === 'object' && value !== null && 'commitment' in value ? (value as T) : null
