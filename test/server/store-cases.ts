/** The databases that a store runs on, and entries to write into it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenedStore } from '../../src/server/store/kysely-store.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Head, StoredEntry, Writing } from '../../src/server/store/store.ts'
import { testDatabase } from '../postgres/test-database.ts'

/** A database that outlives the stores that are opened on it. */
export interface StoreCase {
  open(): Promise<OpenedStore>
  stop(): Promise<void>
}

const sqlite = async (): Promise<StoreCase> => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-store-'))
  return { open: () => openSqlite(folder), stop: async () => rmSync(folder, { recursive: true }) }
}

const postgres = async (): Promise<StoreCase> => {
  const { url, drop } = await testDatabase()
  return { open: async () => openPostgres(url), stop: drop }
}

export const STORE_CASES: readonly [string, () => Promise<StoreCase>][] = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
]

export const TIME = 1_800_000_000_000
export const ANNA = { id: 'p1', name: 'Anna', created: TIME }

export const head = (id: string, seq: number, some: Partial<Head> = {}): Head => ({
  id,
  game: 'template',
  phase: 'running',
  isPublic: true,
  seq,
  created: TIME,
  changed: TIME,
  due: null,
  people: [],
  about: '{}',
  ...some,
})

export const entry = (
  seq: number,
  command: string | null = `command ${seq}`,
  body = '{"kind":"moved"}',
): StoredEntry => ({
  seq,
  at: TIME + seq,
  command,
  body,
})

export const writing = (id: string, from: number, count = 1, by?: string): Writing => ({
  head: head(id, from + count - 1),
  entries: Array.from({ length: count }, (_, i) => entry(from + i, `command ${from + i}${by ?? ''}`, by)),
})
