/** Backups of a data folder with SQLite: one file, made while the server runs and checked before it counts. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { DatabaseDamaged, openSqlite } from '../store/sqlite.ts'
import { DatabaseSync } from '../store/sqlite-engine.js'
import { UnusableData } from './places.ts'

/**
 * Copies one moment of the database into a file that is not there yet, and checks the copy. A running server goes on
 * writing meanwhile. Returns the size in bytes.
 */
export const backUp = async (folder: string, file: string): Promise<number> => {
  const database = join(folder, 'roundhouse.db')
  if (!existsSync(database)) throw new UnusableData('missing', folder)
  const half = `${file}.half`
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  rmSync(half, { force: true })
  // Private from the first byte on: SQLite fills an empty file that is there.
  writeFileSync(half, '', { flag: 'wx', mode: 0o600 })
  try {
    const source = new DatabaseSync(database, { readOnly: true })
    try {
      source.exec('pragma busy_timeout = 5000')
      source.prepare('vacuum into ?').run(half)
    } finally {
      source.close()
    }
    checkFile(half)
    sync(half)
  } catch (error) {
    rmSync(half, { force: true })
    throw error
  }
  renameSync(half, file)
  sync(dirname(file))
  return (await stat(file)).size
}

/** Puts a backup into a folder. A database that is there is kept beside it; returns its new name, or null if there was none. */
export const restore = async (file: string, folder: string, stamp: string): Promise<string | null> => {
  if (!existsSync(file)) throw new UnusableData('missing', file)
  checkFile(file)
  const database = join(folder, 'roundhouse.db')
  const isThere = existsSync(database)
  const kept = isThere ? join(folder, `roundhouse.db.before-${stamp}`) : null
  // A server that uses the folder is noticed here. Opening also brings what is only in the write-ahead log into the file.
  // A damaged database is why backups are restored: it is kept as it is.
  if (isThere) await openOnce(folder).catch(unlessDamaged)
  else await mkdir(folder, { recursive: true, mode: 0o700 })
  const half = join(folder, 'roundhouse.db.half')
  await copyFile(file, half)
  sync(half)
  if (kept !== null) renameSync(database, kept)
  for (const companion of ['-wal', '-shm']) {
    const file = `${database}${companion}`
    if (kept !== null && existsSync(file)) renameSync(file, `${kept}${companion}`)
    else rmSync(file, { force: true })
  }
  renameSync(half, database)
  sync(folder)
  // As a server opens it: the whole file is checked, and is private from now on.
  await openOnce(folder)
  return kept
}

const openOnce = async (folder: string): Promise<void> => {
  const { db } = await openSqlite(folder)
  // Kysely closes only what was used.
  await sql`select 1`.execute(db)
  await db.destroy()
}

const unlessDamaged = (error: unknown): void => {
  if (!(error instanceof DatabaseDamaged)) throw error
}

/** Throws `DatabaseDamaged` if this is no database of Roundhouse, or a damaged one. */
const checkFile = (file: string): void => {
  let says = ''
  try {
    const database = new DatabaseSync(file, { readOnly: true })
    try {
      const [found] = database.prepare('pragma integrity_check(1)').all()
      says = String(Object.values(Object(found))[0])
      database.prepare('select count(*) from entries').all()
    } finally {
      database.close()
    }
  } catch (error) {
    throw new DatabaseDamaged(error instanceof Error ? error.message : String(error))
  }
  if (says !== 'ok') throw new DatabaseDamaged(says.replace(/\s+/g, ' '))
}

const sync = (path: string): void => {
  // Windows cannot sync a folder.
  if (process.platform === 'win32') return
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
