/** Several servers on one PostgreSQL tell each other only about tables that another one has in memory. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/postgres/test-database.ts'
import { type GuestPage, openPageAs } from '../../../test/server/client.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, at, dealt, PARIS, type Seated } from '../../../test/server/test-tables.ts'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { projection } from '../table/projection.ts'
import { changesIn } from './fanout.ts'
import { roomsOf } from './rooms.ts'

let database: TestDatabase
let servers: readonly TestServer[]
let listening: pg.Client
const told: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  const start = () => startTestServer({ database: database.url })
  servers = [await start(), await start()]
  listening = new pg.Client({ connectionString: database.url })
  await listening.connect()
  await listening.query('listen roundhouse')
  listening.on('notification', ({ payload }) => told.push(...changesIn(payload ?? '').map(([table]) => table)))
})
afterAll(async () => {
  await listening.end()
  for (const server of servers) await server.stop()
  await database.drop()
})

const seated = (people: number): Promise<Seated> =>
  dealt(at([...servers], 0).url, { ...PARIS, seats: Array.from({ length: 3 }, () => null) }, people)

const pageElsewhere = async ({ guests, table }: Seated): Promise<GuestPage> => {
  const page = await openPageAs(at([...servers], 1).url, at([...guests], 0).cookie, table)
  await page.until(() => page.received.some(({ kind }) => kind === 'step'))
  return page
}

const say = async (page: GuestPage, text: string): Promise<void> =>
  allowed(await page.order({ kind: 'chat', scope: 'all', text }))

const hasRead = (page: GuestPage, text: string): Promise<unknown> =>
  page.until(() => page.chat().some((line) => line.text === text))

const roomsAt = async (table: string): Promise<number> => {
  const { rows } = await listening.query(`select rooms_at as names from tables where id = $1`, [table])
  return rows[0].names?.split(' ').length ?? 0
}

test('no message is sent about a table at one server; from the first page at another one on, that page sees everything', async () => {
  const [quiet, shared] = [await seated(2), await seated(2)]
  const page = await pageElsewhere(shared)
  told.length = 0
  for (let line = 0; line < 5; line++) {
    await say(quiet.page(0), `quiet ${line}`)
    await say(shared.page(0), `shared ${line}`)
    await hasRead(page, `shared ${line}`)
  }
  expect(told).toContain(shared.table)
  expect(told).not.toContain(quiet.table)
})

test('a page that comes while others write misses nothing', async () => {
  for (let round = 0; round < 6; round++) {
    const one = await seated(2)
    const texts = ['first', 'second', 'third']
    const write = async (): Promise<void> => {
      for (const text of texts) await say(one.page(0), text)
    }
    const [page] = await Promise.all([pageElsewhere(one), write()])
    for (const text of texts) await hasRead(page, text)
  }
})

test('a room sees a write that comes while it is loaded', async () => {
  const { table } = await seated(2)
  const store = await openStore({ folder: '', url: database.url })
  let writeMeanwhile = async (): Promise<void> => {
    const head = await store.head(table)
    if (head === undefined) throw new Error('no head')
    const seq = head.seq + 1
    const body = JSON.stringify({ kind: 'chatMode', seated: true })
    await store.append({ head: { ...head, seq }, entries: [{ seq, at: head.changed, command: null, body }] })
    rooms.catchUp(table, seq)
    writeMeanwhile = async () => {}
  }
  const slow: Store = {
    ...store,
    async entries(id, after) {
      const entries = await store.entries(id, after)
      await writeMeanwhile()
      return entries
    },
  }
  const clock = await store.time()
  const rooms = roomsOf({
    ...{ store: slow, projection, now: () => clock, monotonic: () => clock, chooseMove: async () => null, botDelay: 0 },
    ...{ isAlone: false, metrics: { entries: { inc() {} } }, failed: () => {}, games, dealer: dealerOf },
    ...{ random: systemRandom, quotas: QUOTAS, build: 'this one', lastBeat: clock, server: systemRandom.letters(12) },
    kinds: { writable: { has: () => true } },
  })
  const room = await rooms.room(table)
  await expect.poll(async () => (await room.state()).seq).toBe((await store.head(table))?.seq)
  await rooms.close({ id: 'server.stopping' })
  await store.close()
})

test('after a crash that loses where the rooms are, the servers say it again', async () => {
  const one = await seated(2)
  const page = await pageElsewhere(one)
  expect(await roomsAt(one.table)).toBe(2)
  await listening.query('update tables set rooms_at = null')
  await listening.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await expect.poll(() => roomsAt(one.table)).toBe(2)
  await expect
    .poll(() =>
      say(one.page(0), 'back').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  await hasRead(page, 'back')
})

test('a server that stops has no rooms any more', async () => {
  const one = await seated(2)
  await pageElsewhere(one)
  const other = servers[1]
  servers = servers.slice(0, 1)
  await other?.stop()
  expect(await roomsAt(one.table)).toBe(1)
})
