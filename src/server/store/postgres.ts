/** PostgreSQL, for several servers on one database. */
import { Kysely, PostgresDialect } from 'kysely'
import { Pool, type PoolConfig, types } from 'pg'
import type { Opened } from './kysely-store.ts'
import type { Schema } from './schema.ts'

export const openPostgres = (url: string): Opened =>
  overPool(
    new Pool({
      ...POOL,
      connectionString: url,
      max: CONNECTIONS,
      // A database that cannot be reached is told soon, and one that fell silent is given up.
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
      keepAlive: true,
    }),
  )

/** Some connections write moves, the others are left for reading. */
const CONNECTIONS = 10
const LANES = 4

/** Over a pool that was made with `POOL`. */
export const overPool = (pool: Pool): Opened => {
  // A connection that breaks while nobody uses it is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => {})
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), lanes: LANES }
}

/** 64-bit integers come as text unless they are read here; ours are times and counts, which fit a number. */
export const POOL: PoolConfig = {
  types: {
    getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
  },
}
