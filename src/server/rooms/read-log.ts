/**
 * Reads the stored log of one table without changing anything, even while a server is running. It is for the operator of
 * the server if a table is damaged. The log holds the secrets of the table.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '../store/postgres.ts'
import { DatabaseSync } from '../store/sqlite-engine.js'
import type { StoredEntry } from '../store/store.ts'

export type { StoredEntry as Entry } from '../store/store.ts'

/** Where tables are kept. Rejects with what the database says. */
export interface LogSource {
  readonly folder: string
  readonly url?: string | undefined
}

/** The entries in order; none if there is no such table, undefined if there is no database. */
export const readLog = async (
  { folder, url }: LogSource,
  table: string,
): Promise<readonly StoredEntry[] | undefined> =>
  url === undefined ? fromSqlite(join(folder, 'roundhouse.db'), table) : fromPostgres(url, table)

const fromSqlite = (file: string, table: string): readonly StoredEntry[] | undefined => {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database
      .prepare('select seq, at, command, body from entries where table_id = ? order by seq')
      .all(table) as unknown as readonly StoredEntry[]
    return rows.map(({ seq, at, command, body }) => ({ seq, at, command, body }))
  } finally {
    database.close()
  }
}

const fromPostgres = async (url: string, table: string): Promise<readonly StoredEntry[]> => {
  const { db } = openPostgres(url)
  try {
    return await db
      .selectFrom('entries')
      .select(['seq', 'at', 'command', 'body'])
      .where('table_id', '=', table)
      .orderBy('seq')
      .execute()
  } finally {
    await db.destroy()
  }
}
