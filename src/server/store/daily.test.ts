/** What the store promises about daily deals, on every database it runs on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/postgres/test-database.ts'
import { makeStore, type OpenedStore } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { DailyAttempt, Store } from './store.ts'

const sqlite = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-daily-store-'))
  return { opened: await openSqlite(folder), stop: async () => rmSync(folder, { recursive: true }) }
}

const postgres = async () => {
  const { url, drop } = await testDatabase()
  return { opened: openPostgres(url), stop: drop }
}

const PLACES: readonly [string, () => Promise<{ opened: OpenedStore; stop(): Promise<void> }>][] = [
  ['SQLite', sqlite],
  ['PostgreSQL', postgres],
]

const DAY = '2026-11-18'
const GAME = 'template'

const attempt = (person: string, more: Partial<DailyAttempt> = {}): DailyAttempt => ({
  day: DAY,
  game: GAME,
  person,
  id: `attempt-of-${person}`,
  started: 1_780_000_000_000,
  release: '0.3.0',
  state: 'open',
  points: null,
  place: null,
  ...more,
})

const ranked = (points: number, finished = 1) =>
  ({ state: 'ranked', finished, points, place: 1, record: '{}' }) as const

describe.each(PLACES)('%s', (_name, open) => {
  let store: Store
  let stop: () => Promise<void>
  beforeAll(async () => {
    const place = await open()
    stop = place.stop
    await migrate(place.opened.db)
    store = makeStore(place.opened)
    for (const id of ['a', 'b', 'c', 'd']) await store.addPerson({ id, name: id.toUpperCase(), created: 0 })
  })
  afterAll(async () => {
    await store.close()
    await stop()
  })

  test('the first secret that is offered stays', async () => {
    const offered = ['one', 'two', 'three']
    const kept = await Promise.all(offered.map((secret) => store.dailySecret(secret)))
    expect(new Set(kept).size).toBe(1)
    expect(offered).toContain(kept[0])
    expect(await store.dailySecret('later')).toBe(kept[0])
  })

  test('an attempt begins once and ends once, also if two try at the same time', async () => {
    expect(await store.beginDaily(attempt('a'))).toEqual(attempt('a'))
    expect(await store.beginDaily(attempt('a', { id: 'another', started: 7 }))).toEqual(attempt('a'))
    const ends = await Promise.all([store.endDaily(attempt('a'), ranked(5)), store.endDaily(attempt('a'), ranked(6))])
    expect([...ends].sort()).toEqual([false, true])
    const points = ends[0] ? 5 : 6
    expect(await store.dailyAttempt(attempt('a'))).toEqual(attempt('a', { state: 'ranked', points, place: 1 }))
    expect(await store.endDaily(attempt('a'), { state: 'refused', finished: 2 })).toBe(false)
    expect(await store.endDaily(attempt('nobody'), ranked(1))).toBe(false)
  })

  test('results are in order, with the names of today; open and refused attempts are not among them', async () => {
    await store.beginDaily(attempt('b'))
    await store.endDaily(attempt('b'), ranked(-3, 9))
    await store.beginDaily(attempt('c'))
    await store.endDaily(attempt('c'), ranked(-3, 8))
    await store.beginDaily(attempt('d'))
    await store.renamePerson('b', 'Bea')
    const names = async () => (await store.dailyResults(DAY, GAME, 9)).map(({ name }) => name)
    expect(await names()).toEqual(['A', 'C', 'Bea'])
    expect(await store.dailyResults(DAY, GAME, 1)).toHaveLength(1)
    expect(await store.countDaily(DAY, GAME, -3)).toEqual({ all: 3, better: 1 })
    expect(await store.countDaily(DAY, 'other', 0)).toEqual({ all: 0, better: 0 })
    await store.endDaily(attempt('d'), { state: 'refused', finished: 3 })
    expect(await names()).toEqual(['A', 'C', 'Bea'])
    expect(await store.dailyRecord('attempt-of-b')).toMatchObject({ person: 'b', name: 'Bea', record: '{}' })
    expect(await store.dailyRecord('attempt-of-d')).toBeUndefined()
    expect((await store.dailyAttemptsOf('d', DAY)).map(({ state }) => state)).toEqual(['refused'])
  })

  test('old days are removed', async () => {
    await store.beginDaily(attempt('a', { day: '2026-08-01', id: 'old' }))
    await store.forgetDaily(DAY)
    expect(await store.dailyAttempt(attempt('a', { day: '2026-08-01' }))).toBeUndefined()
    expect(await store.dailyAttempt(attempt('a'))).toBeDefined()
  })
})
