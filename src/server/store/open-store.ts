/** The store that the settings ask for, ready to be used. */
import type { Kysely } from 'kysely'
import type { DatabaseLimits } from './database-limits.ts'
import { makeStore } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import { openForMigration, openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface StoreLocation {
  /** The folder of SQLite's files; created if it is missing. */
  readonly folder: string
  /** The URL of a PostgreSQL database, which then holds everything. */
  readonly url?: string | undefined
  readonly limits?: DatabaseLimits | undefined
}

/** Rejects with `FolderInUse` if another process has the folder, else with the error of the database. */
export const openStore = async ({ folder, url, limits }: StoreLocation): Promise<Store> => {
  if (url !== undefined) {
    await migrateAlone(openForMigration(url))
    return makeStore(openPostgres(url, limits))
  }
  const opened = await openSqlite(folder)
  try {
    await migrate(opened.db)
    // The folder has one server: leases are those of a server that has ended.
    await opened.db.updateTable('tables').set({ leased_until: null }).where('leased_until', 'is not', null).execute()
  } catch (error) {
    await opened.db.destroy()
    throw error
  }
  return makeStore(opened)
}

const migrateAlone = async (db: Kysely<Schema>): Promise<void> => {
  try {
    await migrate(db)
  } finally {
    await db.destroy()
  }
}
