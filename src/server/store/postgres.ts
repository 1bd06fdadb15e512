/** PostgreSQL, for several servers on one database. */
import { Kysely, PostgresDialect } from 'kysely'
import { type PoolConfig, types } from 'pg'
import { appendSurely } from './append.ts'
import type { OpenedStore } from './kysely-store.ts'
import { POSTGRES } from './leases.ts'
import { guardedPool } from './pool.ts'
import type { Schema } from './schema.ts'

export const openPostgres = (url: string): OpenedStore => {
  const { pool, availability } = guardedPool({ ...configOf(url), ...LIMITS, max: CONNECTIONS })
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return { db, dialect: POSTGRES, lanes: LANES, append: (writings) => appendSurely(db, writings), availability }
}

/** Migrations may take long: an index over millions of entries. One connection, and no limit on a statement. */
export const openForMigration = (url: string): Kysely<Schema> => {
  const { pool } = guardedPool({ ...configOf(url), connectionTimeoutMillis: LIMITS.connectionTimeoutMillis, max: 1 })
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

/** Some connections write moves, the others are left for reading. */
const CONNECTIONS = 10
const LANES = 4

/** Short limits for a database that cannot be reached or does not answer: pages send their orders again. */
export const LIMITS = {
  connectionTimeoutMillis: 3_000,
  /** The database gives up before this side does. */
  statement_timeout: 4_500,
  query_timeout: 5_000,
} as const

/** 64-bit integers come as text unless they are read here; ours are times and counts, which fit a number. */
export const configOf = (url: string): PoolConfig => ({
  connectionString: url,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: {
    getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
  },
})
