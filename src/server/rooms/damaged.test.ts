/** A table whose log cannot be read is shown as damaged, and keeps no other table waiting. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { COAL } from '../../../test/server/test-tables.ts'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { saltHash } from '../../kit/deal.ts'
import { Problem } from '../../kit/problem.ts'
import type { Lists } from '../../wire/api.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { openStore } from '../store/open-store.ts'
import type { Head, Store } from '../store/store.ts'
import { StoreUnavailable } from '../store/unavailable.ts'
import { projection } from '../table/projection.ts'
import { type Rooms, roomsOf } from './rooms.ts'

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const HERE = '127.0.0.1'
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-damaged-'))
let store: Store
beforeAll(async () => {
  store = await openStore({ folder })
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true })
})

const headOf = (id: string, more: Partial<Head>): Head => ({
  ...{ id, game: 'paris-connection', phase: 'running', isPublic: true, seq: 1, created: 1, changed: 1 },
  ...{ due: 1, people: [], about: '{}', ...more },
})

const put = (to: Store, id: string, body: string, more: Partial<Head> = {}): Promise<boolean> =>
  to.append({ head: headOf(id, more), entries: [{ seq: 1, at: 1, command: null, body }] })

const BODIES = ['no JSON at all', '{"kind":"moved"}', '{"kind":"nonsense"}', '{"kind":"opened","game":"chess"}', '[]']

const idOf = (number: number): string => `damaged${String(number).padStart(3, '0')}`

const problemOf = async (loading: Promise<unknown>): Promise<string> => {
  const error = await loading.then(
    () => new Error('it was loaded'),
    (why: unknown) => why,
  )
  if (!(error instanceof Problem)) throw error
  return error.say.id
}

const start = (clock: ReturnType<typeof fakeClock>, failed: (table: string) => void, over: Store = store): Rooms =>
  roomsOf({
    ...{
      store: over,
      projection,
      games,
      dealer: dealerOf,
      random: systemRandom,
      build: 'this one',
      failed,
      quotas: QUOTAS,
    },
    ...{
      chooseMove: async () => null,
      botDelay: 0,
      isAlone: true,
      metrics: { entries: { inc() {} } },
      lastBeat: undefined,
      server: 'one',
      kinds: { writable: { has: () => true } },
      ...clock,
    },
  })

test('hundreds of damaged overdue tables do not keep others from being loaded or closed, and each is logged once', async () => {
  const clock = fakeClock()
  const COUNT = 450
  for (let number = 0; number < COUNT; number++) {
    const phase = number % 3 === 0 ? 'open' : 'running'
    await put(store, idOf(number), BODIES[number % BODIES.length] ?? '', { phase, due: phase === 'open' ? null : 1 })
  }
  const opening = { ...{ game: 'paris-connection', options: {}, visibility: 'link' as const }, saltWait: 600 }
  const request = {
    ...opening,
    pace: { kind: 'untimed' as const },
    teaching: false,
    saltHash: saltHash('0'.repeat(32)),
  }
  const ann = { id: 'ann', name: 'Ann' }
  const before = start(clock, () => {})
  const bots = await before.open({ ...request, seats: [null, 'random', 'random'], seed: 'damaged' }, ann, HERE)
  const order = (asked: { kind: 'start'; fill: null } | { kind: 'standIn'; bot: string }) => async (rooms: Rooms) =>
    (await rooms.room(bots.table)).order(
      { person: ann, link: null, address: HERE },
      `command-${asked.kind}`,
      asked,
      NO_KEY,
    )
  await order({ kind: 'start', fill: null })(before)
  await order({ kind: 'standIn', bot: 'random' })(before)
  const unused = await before.open({ ...request, seats: [null, null, null], seed: null }, ann, HERE)
  await before.close({ id: 'server.stopping' })

  const failures: string[] = []
  clock.pass(25 * 3_600_000)
  const { length } = await store.entries(bots.table, 0)
  const rooms = start(clock, (table) => failures.push(table))
  // A sweep finds up to two hundred due tables, plus as many as it knows to be damaged.
  for (let looks = 0; looks < 5; looks++) {
    await vi.advanceTimersByTimeAsync(10_000)
    // All queries of a sweep come before this one in the store's queue.
    for (let times = 0; times < 1_500; times++) await store.head('nobody')
  }
  expect((await store.entries(bots.table, 0)).length).toBeGreaterThan(length + 3)
  expect((await store.head(unused.table))?.phase).toBe('closed')
  await expect.poll(() => failures.length).toBe(COUNT)
  expect(new Set(failures).size).toBe(COUNT)
  expect(await problemOf(rooms.room(idOf(0)))).toBe('table.damaged')
  await rooms.close({ id: 'server.stopping' })
})
const NO_KEY = { key: '', hash: '' }

test('a damaged table is tried again less and less often; after an outage of the store a table is tried again at once', async () => {
  const clock = fakeClock()
  let readings = 0
  let isAway = false
  const counted: Store = {
    ...store,
    due: async () => [],
    forgotten: async () => [],
    entries(table, after) {
      readings += 1
      return isAway ? Promise.reject(new StoreUnavailable('away')) : store.entries(table, after)
    },
  }
  await put(store, 'damagedtoo', 'no JSON at all')
  const rooms = start(clock, () => {}, counted)
  const MINUTE = 60_000
  for (const [minutes, expected] of [
    [0, 1],
    [0.9, 1],
    [0.2, 2],
    [1.8, 2],
    [0.3, 3],
  ] as const) {
    clock.pass(minutes * MINUTE)
    expect(await problemOf(rooms.room('damagedtoo'))).toBe('table.damaged')
    expect(readings).toBe(expected)
  }
  isAway = true
  await expect(rooms.room('anothertab')).rejects.toThrow(StoreUnavailable)
  isAway = false
  expect(await problemOf(rooms.room('anothertab'))).toBe('table.unknown')
  await rooms.close({ id: 'server.stopping' })
})

test('lists mark a table as damaged after it could not be opened', async () => {
  const data = join(folder, 'marked')
  const other = await openStore({ folder: data })
  const about = JSON.stringify({ id: 'damagedtwo', people: [] })
  await put(other, 'damagedtwo', 'no JSON at all', { about, phase: 'open', due: null })
  await other.close()
  const server = await startTestServer({ data })
  const ann = await guest(server.url, 'Ann')
  const { table } = await ann.open({ ...COAL, visibility: 'public' })
  await ann.openPage('damagedtwo')
  const { open } = (await ann.call('GET', '/api/tables')).body as Lists
  expect(new Map(open.map(({ id, damaged }) => [id, damaged]))).toEqual(
    new Map([
      [table, false],
      ['damagedtwo', true],
    ]),
  )
  await server.stop()
})

test('opening a damaged table says so, and lists go on without it', async () => {
  const data = join(folder, 'server')
  const other = await openStore({ folder: data })
  await put(other, 'damagedone', 'no JSON at all', { about: 'nor here', due: null })
  await other.close()
  const server = await startTestServer({ data })
  const ann = await guest(server.url, 'Ann')
  const { table } = await ann.open({ ...COAL, visibility: 'public' })
  const page = await ann.openPage('damagedone')
  expect(page.received).toEqual([{ kind: 'bye', say: { id: 'table.damaged' }, again: false }])
  expect(await ann.call('GET', '/api/tables/damagedone/record')).toEqual({
    status: 500,
    body: { say: { id: 'table.damaged' }, sentence: expect.stringContaining('damaged') },
  })
  const { open } = (await ann.call('GET', '/api/tables')).body as Lists
  expect(open.map(({ id }) => id)).toEqual([table])
  await server.stop()
})
