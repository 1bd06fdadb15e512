/** SQLite in a folder of this machine, for one server. */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Kysely } from 'kysely'
import type { OpenedStore } from './kysely-store.ts'
import { SQLITE } from './leases.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { startThread } from './sqlite-thread.ts'

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/** The database file is damaged: the message says how. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'
}

export const openSqlite = async (folder: string): Promise<OpenedStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = { database: privateFile(folder, 'roundhouse.db'), lock: privateFile(folder, 'lock') }
  const thread = startThread(WORKER, files)
  try {
    await thread.ask({ kind: 'open' })
  } catch (error) {
    await thread.end()
    if (error instanceof Error && error.name === 'Locked') {
      throw new FolderInUse(`The data folder ${resolve(folder)} is in use by another server.`)
    }
    if (error instanceof Error && error.name === 'Damaged') throw new DatabaseDamaged(error.message)
    throw error
  }
  // SQLite has one writer at a time.
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) })
  return { db, dialect: SQLITE, lanes: 1, append: thread.append }
}

/** Plain JavaScript next to this file, here and in what is built: Node 20 starts no thread from TypeScript. */
const WORKER = new URL('./sqlite-worker.js', import.meta.url)

/**
 * SQLite gives the files it adds the rights of its database. A file that is there is not opened
 * here: closing it again would drop the locks that this process holds on it.
 */
const privateFile = (folder: string, name: string): string => {
  const file = join(folder, name)
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    chmodSync(file, 0o600)
  }
  return file
}
