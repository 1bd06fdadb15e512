/** Leases on tables, on every database the store runs on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { openStore } from './open-store.ts'
import { openPostgres } from './postgres.ts'
import type { Store, Writing } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-leases-'))
const DUE = 1_800_000_000_000
/** Long enough for a test on a busy machine, and already over. */
const [LONG, OVER] = [600_000, -1]

const DATABASES = [
  ['SQLite', async () => ({ url: undefined, drop: async () => rmSync(folder, { recursive: true }) })],
  ['PostgreSQL', testDatabase],
] as const

describe.each(DATABASES)('%s', (_name, start) => {
  let store: Store
  let stop: () => Promise<void>
  beforeAll(async () => {
    const { url, drop } = await start()
    store = await openStore({ folder, url })
    stop = drop
  })
  afterAll(async () => {
    await store.close()
    await stop()
  })

  const open = async (id: string, due: number | null): Promise<void> => {
    const head = { id, game: 'template', phase: 'running', isPublic: false, created: DUE, changed: DUE } as const
    const entries = [{ seq: 1, at: DUE, command: null, body: '{}' }]
    await store.append({ head: { ...head, seq: 1, due, people: [], about: '{}' }, entries })
  }

  test('a table belongs to one server until its lease ends or is returned', async () => {
    await open('one', null)
    expect(await store.lease('a', ['one'], LONG)).toEqual(['one'])
    expect(await store.lease('b', ['one'], LONG)).toEqual([])
    expect(await store.lease('a', ['one'], LONG)).toEqual(['one'])
    await store.endLeases('b', ['one'])
    expect(await store.lease('b', ['one'], LONG)).toEqual([])
    await store.endLeases('a', ['one'])
    expect(await store.lease('b', ['one'], OVER)).toEqual(['one'])
    expect(await store.lease('a', ['one'], LONG)).toEqual(['one'])
    expect(await store.lease('a', ['unknown'], LONG)).toEqual([])
  })

  test('several leases are renewed at once; a table that another server has leased stays with it', async () => {
    await Promise.all(['two', 'three', 'four'].map((id) => open(id, null)))
    await store.lease('b', ['three'], LONG)
    expect([...(await store.lease('a', ['two', 'three', 'four'], LONG))].sort()).toEqual(['four', 'two'])
  })

  test('each table where something is due is leased once, the longest overdue first', async () => {
    await Promise.all(['w', 'x', 'y', 'z'].map((id, index) => open(id, DUE + index)))
    await store.lease('c', ['x'], LONG)
    expect(await store.leaseDue('a', DUE + 2, 1, LONG)).toEqual(['w'])
    const both = await Promise.all([store.leaseDue('a', DUE + 2, 9, LONG), store.leaseDue('b', DUE + 2, 9, LONG)])
    expect(both.flat()).toEqual(['y'])
    expect(await store.leaseDue('b', DUE + 9, 9, OVER)).toEqual(['z'])
    expect(await store.leaseDue('a', DUE + 9, 9, LONG)).toEqual(['z'])
  })

  test('a written move leaves the lease as it is', async () => {
    await open('five', null)
    await store.lease('a', ['five'], LONG)
    const head = await store.head('five')
    if (head === undefined) throw new Error('no head')
    await store.append({ head: { ...head, seq: 2 }, entries: [{ seq: 2, at: DUE, command: null, body: '{}' }] })
    expect(await store.lease('b', ['five'], LONG)).toEqual([])
    expect(Object.keys((await store.head('five')) ?? {})).not.toContain('leased_by')
  })

  test('the database gives its time', async () => {
    // It is the same machine here.
    expect(Math.abs((await store.time()) - Date.now())).toBeLessThan(60_000)
  })
})

test('PostgreSQL: a table whose row is locked is passed over without a wait', async () => {
  const { url, drop } = await testDatabase()
  const store = await openStore({ folder: '', url })
  for (const id of ['locked', 'free']) await store.append(overdue(id))
  const { db } = openPostgres(url)
  await db.transaction().execute(async (inside) => {
    await sql`select id from tables where id = 'locked' for update`.execute(inside)
    // An append of another server holds the row like this. Waiting for it would end in an error of the database.
    expect(await store.lease('a', ['locked', 'free'], OVER)).toEqual(['free'])
    expect(await store.leaseDue('a', DUE, 9, LONG)).toEqual(['free'])
  })
  expect(await store.leaseDue('b', DUE, 9, LONG)).toEqual(['locked'])
  await db.destroy()
  await store.close()
  await drop()
})

const overdue = (id: string): Writing => ({
  head: {
    ...{ id, game: 'template', phase: 'running', isPublic: false, seq: 1, created: 1, changed: 1 },
    ...{ due: 1, people: [], about: '{}' },
  },
  entries: [{ seq: 1, at: 1, command: null, body: '{}' }],
})

test('SQLite: a restarted server does not wait for the leases of the one before', async () => {
  const own = mkdtempSync(join(tmpdir(), 'roundhouse-leases-'))
  const first = await openStore({ folder: own })
  await first.append(overdue('one'))
  await first.lease('a', ['one'], LONG)
  await first.close()
  const second = await openStore({ folder: own })
  expect(await second.lease('b', ['one'], LONG)).toEqual(['one'])
  await second.close()
  rmSync(own, { recursive: true })
})
