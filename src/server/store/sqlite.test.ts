/** The store on SQLite: its folder, its thread, and a full disk. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { entry, writing } from '../../../test/server/store-cases.ts'
import { makeStore } from './kysely-store.ts'
import { SQLITE } from './leases.ts'
import { migrate } from './migrations.ts'
import { openStore } from './open-store.ts'
import type { Schema } from './schema.ts'
import { FolderInUse, openSqlite } from './sqlite.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { startThread } from './sqlite-thread.ts'
import type { Writing } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

const root = mkdtempSync(join(tmpdir(), 'roundhouse-sqlite-'))
let count = 0
const newFolder = (): string => join(root, 'deep', `${count++}`)

afterAll(() => rmSync(root, { recursive: true }))

describe('the folder', () => {
  test.skipIf(process.platform === 'win32')('is for its owner alone, with all that is in it', async () => {
    const folder = newFolder()
    await (await openStore({ folder })).close()
    chmodSync(join(folder, 'roundhouse.db'), 0o644)
    const store = await openStore({ folder })
    await store.append(writing('a', 1))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    for (const name of ['roundhouse.db', 'roundhouse.db-wal', 'roundhouse.db-shm', 'lock']) {
      expect(statSync(join(folder, name)).mode & 0o777, name).toBe(0o600)
    }
    await store.close()
  })

  test('serves one process at a time, and the next one finds everything', async () => {
    const folder = newFolder()
    const store = await openStore({ folder })
    await store.append(writing('a', 1))
    const problem = new FolderInUse(`The data folder ${folder} is in use by another server.`)
    await expect(openStore({ folder })).rejects.toThrow(problem)
    expect(await store.append(writing('a', 2))).toBe(true)
    await store.close()
    expect(existsSync(join(folder, 'roundhouse.db-wal'))).toBe(false)
    const next = await openStore({ folder })
    expect((await next.entries('a', 0)).length).toBe(2)
    await next.close()
  })

  test('is not created if a file has its name', async () => {
    const folder = newFolder()
    await (await openStore({ folder })).close()
    await expect(openStore({ folder: join(folder, 'lock') })).rejects.toThrow('EEXIST')
  })
})

test('a file that is not a database is reported as such', async () => {
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'roundhouse.db'), 'no database at all '.repeat(100))
  await expect(openStore({ folder })).rejects.toThrow('not a database')
})

test('every move is synced to the disk before it is acknowledged', async () => {
  const { db } = await openSqlite(newFolder())
  const setting = async (name: string): Promise<unknown> =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0]
  expect(await setting('journal_mode')).toBe('wal')
  expect(await setting('synchronous')).toBe(2)
  expect(await setting('foreign_keys')).toBe(1)
  await db.destroy()
})

test('a full disk refuses writes; once there is room, writing goes on', async () => {
  const opened = await openSqlite(newFolder())
  await migrate(opened.db)
  const store = makeStore(opened)
  const refusals: string[] = []
  store.watchRefusals(({ message }) => refusals.push(message))
  const room = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(opened.db)
  expect(await store.append(writing('a', 1))).toBe(true)
  await room(1)
  const large = 'x'.repeat(200_000)
  const tooLarge = (id: string, seq: number): Writing => ({ ...writing(id, seq), entries: [entry(seq, null, large)] })
  const answers = await Promise.allSettled([store.append(tooLarge('a', 2)), store.append(tooLarge('b', 1))])
  expect(answers.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
    'database or disk is full',
    'database or disk is full',
  ])
  expect(answers.every((one) => one.status === 'rejected' && one.reason instanceof StoreUnavailable)).toBe(true)
  expect(refusals).toEqual(['database or disk is full', 'database or disk is full'])
  expect((await store.entries('a', 0)).length).toBe(1)
  await room(1_000_000)
  expect(await Promise.all([store.append(writing('a', 2)), store.append(writing('b', 1))])).toEqual([true, true])
  expect((await store.head('a'))?.seq).toBe(2)
  await store.close()
})

test('a failed migration leaves nothing behind and can be repeated', async () => {
  const { db } = await openSqlite(newFolder())
  await db.schema.createTable('marks').addColumn('in_the_way', 'text').execute()
  await expect(migrate(db)).rejects.toThrow('marks')
  const names = async () => (await db.introspection.getTables()).map(({ name }) => name)
  expect(await names()).toEqual(['marks'])
  await db.schema.dropTable('marks').execute()
  await migrate(db)
  expect(await names()).toContain('entries')
  await db.destroy()
})

test('a statement returns the number of changed rows', async () => {
  const { db } = await openSqlite(newFolder())
  await migrate(db)
  await db
    .insertInto('marks')
    .values([1, 2, 3].map((value) => ({ name: `${value}`, value })))
    .execute()
  expect((await db.deleteFrom('marks').where('value', '>', 1).executeTakeFirst()).numDeletedRows).toBe(2n)
  await db.destroy()
})

test('a failed thread rejects pending and later requests', async () => {
  const broken = `
    import { parentPort } from 'node:worker_threads'
    let count = 0
    parentPort.on('message', ({ id }) => {
      if (++count === 3) throw new Error('out of memory')
      parentPort.postMessage({ id, answer: { rows: [] } })
    })`
  const thread = startThread(new URL(`data:text/javascript,${encodeURIComponent(broken)}`), undefined)
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) })
  const store = makeStore({ db, dialect: SQLITE, lanes: 1, append: thread.append })
  await store.ready()
  const waiting = await Promise.allSettled([store.head('a'), store.append(writing('a', 1)), store.ready()])
  expect(waiting.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(store.ready()).rejects.toThrow('The thread of the database has failed: out of memory')
  await store.close()
})
