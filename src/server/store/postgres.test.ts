/** The store on PostgreSQL when connections break at any moment and when the database stops answering. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DatabaseProxy, proxyTo } from '../../../test/postgres/database-proxy.ts'
import { type TestDatabase, testDatabase } from '../../../test/postgres/test-database.ts'
import { writing } from '../../../test/server/store-cases.ts'
import { availabilityOf } from './availability.ts'
import { DATABASE_LIMITS } from './database-limits.ts'
import { openStore } from './open-store.ts'
import { openPostgres } from './postgres.ts'
import type { Store } from './store.ts'
import { StoreUnavailable } from './unavailable.ts'

let database: TestDatabase
let proxy: DatabaseProxy
let store: Store
beforeAll(async () => {
  database = await testDatabase()
  proxy = await proxyTo(database.url)
  store = await openStore({ folder: '', url: proxy.url })
})
afterAll(async () => {
  await store.close()
  await proxy.close()
  await database.drop()
})

const seqsOf = async (id: string): Promise<readonly number[]> => (await store.entries(id, 0)).map(({ seq }) => seq)

/** A move is one statement, which commits by itself. */
const MOVE = 'with wanted'

describe('an append whose connection breaks', () => {
  test.each(['before', 'after'] as const)('%s its commit arrives is written once', async (when) => {
    const id = `cut ${when}`
    proxy.cutAt('commit', when)
    expect(await store.append(writing(id, 1))).toBe(true)
    expect(await seqsOf(id)).toEqual([1])
    proxy.cutAt(MOVE, when)
    expect(await store.append(writing(id, 2))).toBe(true)
    expect(await seqsOf(id)).toEqual([1, 2])
    expect((await store.head(id))?.seq).toBe(2)
    expect(await store.append(writing(id, 2))).toBe(false)
  })

  test('is refused if another server was first', async () => {
    const other = await openStore({ folder: '', url: database.url })
    await store.append(writing('raced', 1))
    proxy.cutAt(MOVE, 'before')
    const theirs = { ...writing('raced', 2), entries: [{ seq: 2, at: 2, command: 'theirs', body: '{}' }] }
    // The connection is cut, so its entries are rolled back and the next writer gets the number.
    const answers = await Promise.all([store.append(writing('raced', 2)), other.append(theirs)])
    expect([...answers].sort()).toEqual([false, true])
    expect(await seqsOf('raced')).toEqual([1, 2])
    await other.close()
  })
})

test('moves of many tables are written while leases on them change', async () => {
  const ids = Array.from({ length: 30 }, (_, index) => `leased ${index}`)
  await Promise.all(ids.map((id) => store.append(writing(id, 1))))
  const other = await openStore({ folder: '', url: database.url })
  let isDone = false
  const leasing = async (): Promise<void> => {
    while (!isDone) {
      for (const id of ids) await other.lease('other', [id], 1)
      await other.lease('other', ids, 1)
    }
  }
  const leased = leasing()
  for (let seq = 2; seq <= 30; seq++) {
    const answers = await Promise.all(ids.map((id) => store.append(writing(id, seq))))
    expect(answers.every(Boolean)).toBe(true)
  }
  isDone = true
  await leased
  await other.close()
  expect(await seqsOf('leased 7')).toHaveLength(30)
  expect((await store.head('leased 7'))?.seq).toBe(30)
})

test('two servers that write the same tables at once take turns, and nothing is skipped', async () => {
  const ids = Array.from({ length: 20 }, (_, index) => `shared ${index}`)
  await Promise.all(ids.map((id) => store.append(writing(id, 1))))
  const other = await openStore({ folder: '', url: database.url })
  const by = (name: string, id: string, seq: number) => ({
    ...writing(id, seq),
    entries: [{ seq, at: seq, command: `${name}-${seq}`, body: '{}' }],
  })
  for (let seq = 2; seq <= 20; seq++) {
    const answers = await Promise.all(
      ids.flatMap((id) => [store.append(by('one', id, seq)), other.append(by('two', id, seq))]),
    )
    expect(answers.filter(Boolean)).toHaveLength(ids.length)
  }
  await other.close()
  expect(await seqsOf('shared 3')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
})

test('a read whose connection breaks is repeated', async () => {
  await store.append(writing('read', 1))
  proxy.cutAt('"seq" >', 'before')
  expect(await seqsOf('read')).toEqual([1])
})

test('if all idle connections are dead, nothing is refused: only the first is tried', async () => {
  // Several connections: one for each query at a time.
  await Promise.all(Array.from({ length: 8 }, () => store.entries('dead', 0)))
  proxy.cutWhenUsed()
  expect(await store.append(writing('dead', 1))).toBe(true)
  await Promise.all(Array.from({ length: 8 }, () => store.entries('dead', 0)))
  proxy.cutWhenUsed()
  expect(await store.append(writing('dead', 2))).toBe(true)
  expect(await seqsOf('dead')).toEqual([1, 2])
})

test('idle connections may be terminated', async () => {
  await store.ready()
  const name = new URL(database.url).pathname.slice(1)
  await database.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await expect.poll(() => store.ready().then(() => true)).toBe(true)
})

test('a database that falls silent refuses everything, and is used again once it answers', async () => {
  // The test before may have terminated a probe as well: then the database is away for a moment.
  await expect.poll(() => store.append(writing('silent', 1)).catch(() => 'away')).toBe(true)
  const outages: (string | null)[] = []
  store.watch((reason) => outages.push(reason === null ? null : 'away'))
  proxy.freeze()
  await expect(store.append(writing('silent', 2))).rejects.toThrow(StoreUnavailable)
  expect(outages).toEqual(['away'])
  const many = Array.from({ length: 2_000 }, (_, index) => store.append(writing(`silent ${index}`, 1)))
  const answers = await Promise.allSettled([...many, store.ready(), store.entries('silent', 0)])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([])
  proxy.thaw()
  await expect.poll(() => outages).toEqual(['away', null])
  await store.ready()
  // Only the log says whether the second was written; after sending it again it is there once.
  await store.append(writing('silent', 2))
  expect(await seqsOf('silent')).toEqual([1, 2])
})

test('requests are refused at once while the database is unavailable, and the store tries to connect until it is back', async () => {
  let isThere = false
  let probes = 0
  const outages: (string | null)[] = []
  const availability = availabilityOf(async () => {
    probes += 1
    if (!isThere) throw new Error('refused')
  })
  availability.watch((reason) => outages.push(reason?.message ?? null))
  availability.check()
  availability.fail(new Error('no answer'))
  expect(() => availability.check()).toThrow(StoreUnavailable)
  await expect.poll(() => probes).toBeGreaterThan(2)
  // The newest reason is the one to tell.
  expect(() => availability.check()).toThrow('refused')
  isThere = true
  await expect.poll(() => outages).toEqual(['no answer', null])
  availability.check()
  availability.close()
})

test('a database counts as available if only the connection of a probe was cut', async () => {
  let probes = 0
  const outages: unknown[] = []
  const availability = availabilityOf(async () => {
    probes += 1
    if (probes === 1) throw new Error('terminated')
  })
  availability.watch((reason) => outages.push(reason))
  availability.suspect()
  await expect.poll(() => probes).toBe(2)
  availability.check()
  expect(outages).toEqual([])
  availability.close()
})

test('the circuit breaker opens after as many unanswered statements as it is set to', async () => {
  let answer = (): void => {}
  const probe = () => new Promise<void>((resolve) => (answer = resolve))
  const availability = availabilityOf(probe, { retry: 1, longestRetry: 1, breaker: 3 })
  for (let times = 1; times < 3; times++) {
    availability.fail(new Error('no answer'))
    availability.check()
  }
  availability.fail(new Error('no answer'))
  expect(() => availability.check()).toThrow('no answer')
  answer()
  await expect.poll(() => isUsable(() => availability.check())).toBe(true)
  availability.fail(new Error('no answer'))
  availability.check()
  availability.close()
})

test('the pauses between attempts grow to the longest one, and are short again after the next outage', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  let isThere = false
  const tries: number[] = []
  const availability = availabilityOf(
    async () => {
      tries.push(Date.now())
      if (!isThere) throw new Error('refused')
    },
    { retry: 100, longestRetry: 400, breaker: 1 },
  )
  const pauses = async (milliseconds: number): Promise<readonly number[]> => {
    tries.length = 0
    availability.fail(new Error('no answer'))
    await vi.advanceTimersByTimeAsync(milliseconds)
    return tries.slice(1).map((time, at) => time - (tries[at] ?? 0))
  }
  const first = await pauses(3_000)
  isThere = true
  await vi.advanceTimersByTimeAsync(1_000)
  availability.check()
  isThere = false
  const second = await pauses(500)
  vi.useRealTimers()
  availability.close()
  // A quarter more or less, so that not all servers ask at the same moment.
  const about = [100, 150, 225, 337.5, 400, 400]
  for (const [at, pause] of about.entries()) {
    expect(first[at]).toBeGreaterThanOrEqual(Math.floor(pause * 0.75))
    expect(first[at]).toBeLessThanOrEqual(Math.ceil(pause * 1.25))
  }
  expect(second[0]).toBeLessThanOrEqual(125)
})

test('a statement that waits for longer than the timeout is refused, and works later', async () => {
  const hasty = await openStore({ folder: '', url: database.url, limits: { ...DATABASE_LIMITS, timeout: 1_000 } })
  await hasty.append(writing('locked', 1))
  const { db } = openPostgres(database.url)
  await db.transaction().execute(async (inside) => {
    await sql`select id from tables where id = 'locked' for update`.execute(inside)
    // Without a limit this would wait until the test hangs.
    await expect(hasty.append(writing('locked', 2))).rejects.toThrow(StoreUnavailable)
  })
  await expect.poll(() => hasty.append(writing('locked', 2)).catch(() => 'away')).not.toBe('away')
  expect((await hasty.entries('locked', 0)).map(({ seq }) => seq)).toEqual([1, 2])
  await db.destroy()
  await hasty.close()
})

test('a store takes no more connections than it is set to', async () => {
  const own = await testDatabase()
  const small = await openStore({ folder: '', url: own.url, limits: { ...DATABASE_LIMITS, connections: 3 } })
  const name = new URL(own.url).pathname.slice(1)
  const count = 'select count(*)::int as count from pg_stat_activity where datname = $1'
  const open: number[] = []
  // The migration has a connection of its own, which may just be closing.
  await expect.poll(() => own.query(count, [name])).toEqual([{ count: 0 }])
  await Promise.all([
    ...Array.from({ length: 50 }, (_, id) => small.append(writing(`small ${id}`, 1))),
    ...Array.from({ length: 200 }, () => small.entries('small 1', 0)),
    ...Array.from({ length: 20 }, async () => {
      const [row] = await own.query(count, [name])
      open.push((row as { readonly count: number }).count)
    }),
  ])
  expect(Math.max(...open)).toBeLessThanOrEqual(3)
  expect(await own.query(count, [name])).toEqual([{ count: 3 }])
  await small.close()
  await own.drop()
})

const isUsable = (check: () => void): boolean => {
  try {
    check()
    return true
  } catch {
    return false
  }
}
