/** SQLite as Kysely knows it, with its one connection in another thread. */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Thread } from './sqlite-thread.ts'

export const sqliteDialect = (thread: Thread): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => threadDriver(thread),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
})

/** Kysely does not assume it, but SQLite rolls back schema changes, too: a migration is atomic. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

const threadDriver = (thread: Thread): Driver => {
  const { connection, transaction } = oneConnection(thread)
  const { turns } = thread
  return {
    init: async () => {},
    acquireConnection: async () => {
      await turns.take()
      return connection
    },
    releaseConnection: async () => turns.give(),
    beginTransaction: async () => transaction.begin(),
    commitTransaction: () => transaction.end('commit'),
    rollbackTransaction: () => transaction.end('rollback'),
    destroy: () => thread.end(),
  }
}

/** A transaction begins with its first query, which saves a round trip to the thread. */
const oneConnection = (thread: Thread) => {
  let begins = false
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
      const request = { kind: 'run', sql, parameters, begins, counts: query.kind !== 'SelectQueryNode' } as const
      begins = false
      const { rows, changes } = await thread.ask(request)
      return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
    },
    streamQuery() {
      throw new Error('Rows are not read one by one here.')
    },
  }
  const transaction = {
    begin() {
      begins = true
    },
    async end(kind: 'commit' | 'rollback'): Promise<void> {
      const isEmpty = begins
      begins = false
      if (!isEmpty) await thread.ask({ kind })
    },
  }
  return { connection, transaction }
}
