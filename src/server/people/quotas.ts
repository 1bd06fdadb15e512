/** How much one person and one address may have open, so that nobody uses up the server. */
import { createHmac } from 'node:crypto'
import { complain } from '../../wire/problem.ts'
import { networkOf } from '../http/address.ts'
import { rateLimiter } from '../http/limits.ts'
import type { Store } from '../store/store.ts'
import type { Random } from './keys.ts'

export interface Quotas {
  /** Tables that are neither over nor closed. */
  readonly tablesPerPerson: number
  readonly tablesPerAddress: number
  /** New tables, by address. */
  readonly tablesPerMinute: number
  /** Connected pages of people without a seat there. */
  readonly pagesPerTable: number
  readonly pagesPerAddress: number
  /** Daily games that are begun, and results that are checked, by address. */
  readonly dailyPerHour: number
}

/** An address may stand for a family, a club or a school. */
export const QUOTAS: Quotas = {
  tablesPerPerson: 20,
  tablesPerAddress: 60,
  tablesPerMinute: 30,
  pagesPerTable: 2_000,
  pagesPerAddress: 200,
  dailyPerHour: 120,
}

const MANY = 1_000_000

/** For proofs and tests that are not about quotas. */
export const UNLIMITED: Quotas = {
  tablesPerPerson: MANY,
  tablesPerAddress: MANY,
  tablesPerMinute: MANY,
  pagesPerTable: MANY,
  pagesPerAddress: MANY,
  dailyPerHour: MANY,
}

/** A table that did not change for this long does not count: its owner may be unable to end it alone. */
const FORGOTTEN = 30 * 86_400_000

export interface Opener {
  readonly person: string
  readonly address: string
}

export interface TableQuota {
  /** Writes a new table, or complains if the person or the address has too many. */
  open(opener: Opener, table: string, write: () => Promise<void>): Promise<void>
}

export interface TableQuotaDeps {
  readonly store: Pick<Store, 'openTablesOf' | 'addOpening'>
  readonly random: Random
  readonly quotas: Quotas
  now(): number
  /** Limits use the monotonic clock, which nobody can set. */
  monotonic(): number
}

export const tableQuota = ({ store, random, quotas, now, monotonic }: TableQuotaDeps): TableQuota => {
  const { tablesPerPerson, tablesPerAddress, tablesPerMinute } = quotas
  const mayOpen = rateLimiter<string>({ burst: tablesPerMinute, perSecond: tablesPerMinute / 60 }, monotonic)
  // Addresses are stored only as hashes, and the key is gone when the server stops.
  const key = random.hex(32)
  const hashOf = (address: string): string => createHmac('sha256', key).update(networkOf(address)).digest('hex')
  const inTurn = turns()

  return {
    async open({ person, address }, table, write) {
      const from = hashOf(address)
      if (!mayOpen(from)) complain('request.rate')
      const openOne = async (): Promise<void> => {
        const stored = await store.openTablesOf(person, from, now() - FORGOTTEN)
        if (stored.person >= tablesPerPerson) complain('table.quota', { most: tablesPerPerson })
        if (stored.address >= tablesPerAddress) complain('table.quota-address', { most: tablesPerAddress })
        await store.addOpening({ table, person, address: from })
        await write()
      }
      // One at a time, so that each request counts exactly the tables that were opened before it.
      await inTurn(person, () => inTurn(from, openOne))
    },
  }
}

/** Runs the tasks of one key one after another, whether or not the one before succeeded. */
const turns = () => {
  const last = new Map<string, Promise<void>>()
  return async (key: string, task: () => Promise<void>): Promise<void> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(task, task)
    last.set(key, mine)
    try {
      await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}

/** The pages that each address has open. */
export class PageQuota {
  readonly #most: number
  readonly #pages = new Counts()

  constructor({ pagesPerAddress }: Pick<Quotas, 'pagesPerAddress'>) {
    this.#most = pagesPerAddress
  }

  /** One more page, or complains. */
  enter(address: string): void {
    const from = networkOf(address)
    if (this.#pages.of(from) >= this.#most) complain('request.pages', { most: this.#most })
    this.#pages.add(from)
  }

  leave(address: string): void {
    this.#pages.remove(networkOf(address))
  }
}

/** How many there are of each; entries at zero are removed. */
class Counts {
  readonly #counts = new Map<string, number>()

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  add(name: string): void {
    this.#counts.set(name, this.of(name) + 1)
  }

  remove(name: string): void {
    if (this.of(name) > 1) this.#counts.set(name, this.of(name) - 1)
    else this.#counts.delete(name)
  }
}
