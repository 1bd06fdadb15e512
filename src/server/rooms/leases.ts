/**
 * The leases of this server. What a table does by itself (a bot's move, a flag, an end of waiting) is done only under a
 * lease, so that of several servers with the table in memory one does it, and another takes over when that one dies.
 */
import { inGroups } from '../store/kysely-store.ts'
import type { Store } from '../store/store.ts'

export interface Leases {
  /** May this server do what is due at this table now? The lease is renewed until it is released. */
  hold(table: string): Promise<boolean>
  /** Nothing is due there any more: the lease ends by itself, and until then nobody has to ask for it again. */
  release(table: string): void
  /** Tables where something was due by then and that no server has. This server has them now. */
  holdDue(by: number, limit: number): Promise<readonly string[]>
  /** Gives all leases back. */
  close(): Promise<void>
}

export interface LeasesDeps {
  readonly store: Pick<Store, 'lease' | 'leaseDue' | 'endLeases'>
  /** The name of this server among all servers of the database. */
  readonly server: string
  /** No other server can use this database. */
  readonly isAlone: boolean
  monotonic(): number
}

/** A server that dies has its tables for this long. Others look for such tables every second: within 5 s one takes over. */
const SHARED = { lease: 3_000, renew: 1_000, margin: 500 }
/** Nobody else could take over, so a table's row is seldom written because of its lease. */
const ALONE = { lease: 600_000, renew: 60_000, margin: 120_000 }

/** A table that another server has is not asked for again before this time: rooms look once a second. */
const REFUSED = 900
/** Rooms that ask in the same moment share a statement. */
const MOST_AT_ONCE = 200

interface Lease {
  /** By the monotonic clock of this server; counted from before the question, so it ends here before it ends in the database. */
  readonly until: number
  readonly isUsed: boolean
}

export const leasesOf = ({ store, server, isAlone, monotonic }: LeasesDeps): Leases => {
  const { lease, renew, margin } = isAlone ? ALONE : SHARED
  const held = new Map<string, Lease>()
  /** Until when other servers have tables, as far as this one knows. */
  const refused = new Map<string, number>()

  const noted = async (ask: () => Promise<readonly string[]>, isUsed = true): Promise<readonly string[]> => {
    const until = monotonic() + lease
    const tables = await ask()
    for (const table of tables) held.set(table, { until, isUsed })
    return tables
  }

  const asking = inGroups<string, boolean>({
    most: MOST_AT_ONCE,
    owner: (table) => table,
    async write(tables) {
      const leased = new Set(await noted(() => store.lease(server, tables, lease)))
      for (const table of tables) {
        if (leased.has(table)) refused.delete(table)
        else refused.set(table, monotonic() + REFUSED)
      }
      return tables.map((table) => leased.has(table))
    },
  })

  /** One statement for all tables whose work goes on. If a lease has run out, its room asks for it again. */
  const renewAll = async (): Promise<void> => {
    const now = monotonic()
    for (const [table, { until }] of held) if (until <= now) held.delete(table)
    for (const [table, until] of refused) if (until <= now) refused.delete(table)
    const ending = [...held].flatMap(([table, { until, isUsed }]) =>
      isUsed && until - now < lease - renew / 2 ? table : [],
    )
    if (ending.length > 0) await noted(() => store.lease(server, ending, lease))
  }
  const timer = setInterval(() => renewAll().catch(() => {}), renew)

  return {
    async hold(table) {
      const known = held.get(table)
      if (known === undefined || known.until - margin <= monotonic()) {
        return (refused.get(table) ?? 0) > monotonic() ? false : asking.add(table)
      }
      if (!known.isUsed) held.set(table, { ...known, isUsed: true })
      return true
    },
    release(table) {
      const known = held.get(table)
      if (known !== undefined) held.set(table, { ...known, isUsed: false })
    },
    // A room that can be loaded asks for its lease itself; one that cannot must not keep it.
    holdDue: (by, limit) => noted(() => store.leaseDue(server, by, limit, lease), false),
    async close() {
      clearInterval(timer)
      const tables = [...held.keys()]
      held.clear()
      // If this fails, they end by themselves.
      if (tables.length > 0) await store.endLeases(server, tables).catch(() => {})
    },
  }
}
