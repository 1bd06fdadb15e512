/** The store that the settings ask for, ready to be used. */
import type { Kysely } from 'kysely'
import { makeStore } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import { openForMigration, openPostgres } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface StoreLocation {
  /** Where SQLite keeps its files; made where it is missing. */
  readonly folder: string
  /** Of a PostgreSQL database, which then holds everything. */
  readonly url?: string | undefined
}

/** Rejects with `FolderInUse` where another process has the folder, else with what the database says. */
export const openStore = async ({ folder, url }: StoreLocation): Promise<Store> => {
  if (url !== undefined) {
    await migrateAlone(openForMigration(url))
    return makeStore(openPostgres(url))
  }
  const opened = await openSqlite(folder)
  try {
    await migrate(opened.db)
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
