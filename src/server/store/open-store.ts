/** The store that the settings ask for, ready to be used. */
import { makeStore } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

export interface Place {
  /** Where SQLite keeps its files; made where it is missing. */
  readonly folder: string
  /** Of a PostgreSQL database, which then holds everything. */
  readonly url?: string | undefined
}

/** Rejects with `FolderInUse` where another process has the folder, else with what the database says. */
export const openStore = async ({ folder, url }: Place): Promise<Store> => {
  const opened = url === undefined ? await openSqlite(folder) : openPostgres(url)
  try {
    await migrate(opened.db)
  } catch (error) {
    await opened.db.destroy()
    throw error
  }
  return makeStore(opened)
}
