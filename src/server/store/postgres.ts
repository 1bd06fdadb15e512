/** PostgreSQL, for several servers on one database. */
import { Kysely, PostgresDialect } from 'kysely'
import { type PoolConfig, types } from 'pg'
import { appendSurely } from './append.ts'
import { DATABASE_LIMITS, type DatabaseLimits, timeoutsOf } from './database-limits.ts'
import { type Hosts, hostsOf } from './hosts.ts'
import type { OpenedStore } from './kysely-store.ts'
import { POSTGRES } from './leases.ts'
import { type GuardedPool, guardedPool } from './pool.ts'
import { confirmerOf, roleOf } from './probe.ts'
import type { Schema } from './schema.ts'
import type { OnWritten } from './store.ts'

export const openPostgres = (url: string, limits: DatabaseLimits = DATABASE_LIMITS): OpenedStore => {
  const { pool, availability } = poolOf(url, { ...timeoutsOf(limits), max: limits.connections }, limits)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const lanes = Math.max(1, Math.min(MOST_LANES, limits.connections >> 1))
  const listeners: OnWritten[] = []
  const onWritten: OnWritten = (head, servers) => {
    for (const listener of listeners) listener(head, servers)
  }
  return {
    db,
    dialect: POSTGRES,
    lanes,
    append: (writings) => appendSurely(db, writings, onWritten),
    availability,
    watchWrites: (listener) => void listeners.push(listener),
  }
}

/** Migrations may take long: an index over millions of entries. One connection, and no limit on a statement. */
export const openForMigration = (url: string): Kysely<Schema> => {
  const { connectTimeout } = DATABASE_LIMITS
  const { pool } = poolOf(url, { connectionTimeoutMillis: connectTimeout, max: 1 }, DATABASE_LIMITS)
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** The host of this database that accepts writes, for connections outside of the pool. */
export const hostsFor = (url: string): Hosts => hostsOf(url, (address) => roleOf(configOf(address)))

/** Some connections write moves, the others are left for reading. More writers than this gain nothing. */
const MOST_LANES = 4

const poolOf = (url: string, settings: PoolConfig, limits: DatabaseLimits): GuardedPool => {
  const hosts = hostsFor(url)
  const confirm = confirmerOf(configOf, hosts)
  const probe = async (): Promise<void> => {
    await hosts.find()
    await confirm()
  }
  return guardedPool({ config: { ...configOf(hosts.current()), ...settings }, hosts, limits, probe })
}

/** 64-bit integers come as text unless they are read here; ours are times and counts, which fit a number. */
export const configOf = (url: string): PoolConfig => ({
  connectionString: url,
  application_name: 'roundhouse',
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
  },
})
