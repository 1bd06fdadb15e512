/** Several servers on one PostgreSQL: what a table does by itself is done by one of them, and by another if that one dies. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/postgres/test-database.ts'
import { killAll, startChildServer } from '../../../test/server/child-server.ts'
import { openPageAs } from '../../../test/server/client.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, dealt, PARIS } from '../../../test/server/test-tables.ts'
import { games } from '../../games/index.ts'
import { dealerOf } from '../../host/opening.ts'
import { saltHash } from '../../kit/deal.ts'
import { PARTS, type Parts } from '../make.ts'
import { systemRandom } from '../people/keys.ts'
import { QUOTAS } from '../people/quotas.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { projection } from '../table/projection.ts'
import { type Rooms, roomsOf } from './rooms.ts'

/** Longer means that something hangs; it is not a performance bound. */

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-takeover-'))
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await testDatabase()
  store = await openStore({ folder, url: database.url })
})
afterEach(killAll)
afterAll(async () => {
  await store.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const kindsIn = async (table: string): Promise<readonly string[]> =>
  (await store.entries(table, 0)).map(({ body }) => JSON.parse(body).kind)

/** How many times the bots of a server were asked. They get no answer, so the table plays a legal move. */
const countingServer = async (counts: { asked: number }): Promise<TestServer> => {
  const bots: Parts['bots'] = () => ({
    async chooseMove() {
      counts.asked += 1
      return null
    },
    close: async () => {},
  })
  return startTestServer({ database: database.url }, { ...PARTS, bots })
}

test('with pages at both servers, each move of a bot is searched for once', async () => {
  const counts = { asked: 0 }
  const servers = await Promise.all([countingServer(counts), countingServer(counts)])
  const [one, other] = servers
  const { table, page, guest } = await dealt(one?.url ?? '', PARIS, 1)
  const elsewhere = await openPageAs(other?.url ?? '', guest(0).cookie, table)
  allowed(await page(0).order({ kind: 'standIn', bot: 'random' }))
  await Promise.all([page(0), elsewhere].map((each) => each.until(() => each.table().phase === 'over')))
  const moves = (await kindsIn(table)).filter((kind) => kind === 'moved').length
  expect(moves).toBeGreaterThan(20)
  expect(counts.asked).toBeGreaterThanOrEqual(moves)
  // A server that stands still for seconds on a busy machine loses its lease, and another one asks again.
  expect(counts.asked).toBeLessThan(moves * 1.3)
  for (const server of servers) await server.stop()
})

test('a match goes on at another server when the one that played it is killed', async () => {
  const [first, second] = await Promise.all([1, 2].map(() => startChildServer(folder, { DATABASE_URL: database.url })))
  const { table, page } = await dealt(first?.url ?? '', PARIS, 1)
  allowed(await page(0).order({ kind: 'standIn', bot: 'casual' }))
  await expect.poll(async () => (await kindsIn(table)).length).toBeGreaterThan(8)
  await first?.kill()
  const before = await store.head(table)
  expect(before?.phase).toBe('running')
  await expect.poll(async () => (await store.head(table))?.seq).toBeGreaterThan((before?.seq ?? 0) + 5)
  expect(second?.hasEnded()).toBe(false)
  await second?.kill()
})

test('the end of a wait happens once, at the one server that loads the table', async () => {
  let clock = await store.time()
  const start = (lastBeat: number): Rooms =>
    roomsOf({
      ...{ store, projection, now: () => clock, monotonic: () => clock, chooseMove: async () => null, botDelay: 0 },
      ...{ isAlone: false, metrics: { entries: { inc() {} } }, failed: () => {}, games },
      ...{ dealer: dealerOf, random: systemRandom, quotas: QUOTAS, build: 'this one', lastBeat },
      ...{ server: systemRandom.letters(12), kinds: { writable: { has: () => true } } },
    })
  const ann = { id: 'ann', name: 'Ann' }
  const opening = start(clock)
  const { table } = await opening.open(
    {
      ...PARIS,
      seats: [null, 'random', 'random'],
      teaching: false,
      saltWait: 86_400,
      saltHash: saltHash('0'.repeat(32)),
    },
    ann,
    '127.0.0.1',
  )
  const room = await opening.room(table)
  const who = { person: ann, link: null, address: '' }
  await room.order(who, 'ann-starts', { kind: 'start', fill: null }, { key: '', hash: '' })
  await opening.close({ id: 'server.stopping' })
  // A server that does not have the table in memory waits a little longer.
  clock += 86_400_000 + 2_000
  const servers = [1, 2, 3].map(() => start(clock))
  await expect.poll(() => kindsIn(table)).toContain('started')
  expect(servers.map((rooms) => rooms.count().rooms).sort()).toEqual([0, 0, 1])
  for (const rooms of servers) await rooms.close({ id: 'server.stopping' })
  expect((await kindsIn(table)).filter((kind) => kind === 'started')).toEqual(['started'])
})
