/** Servers that share a database: they agree on the time, and write only what all of them can read. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/server/clock.ts'
import { PARTS } from '../../src/server/make.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import type { Store } from '../../src/server/store/store.ts'
import { KINDS } from '../../src/server/table/events.ts'
import { openPageAs } from '../server/client.ts'
import { playOn } from '../server/play-moves.ts'
import { startTestServer } from '../server/test-server.ts'
import { allowed, at, COAL, dealt, PARIS } from '../server/test-tables.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-servers-'))
let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await testDatabase()
  store = await openStore({ folder, url: database.url })
})
afterAll(async () => {
  await store.close()
  await database.drop()
  rmSync(folder, { recursive: true })
})

const HOUR = 3_600_000
/** More than this is no delay but another clock. */
const NEAR = 600_000

/** A server on a machine whose time of day is wrong. */
const startWrongBy = (wrong: number) => {
  const clock = { ...systemClock, now: () => systemClock.now() + wrong }
  return startTestServer({ database: database.url }, { ...PARTS, clock })
}

test('servers whose machines are two hours apart play one match, and no flag falls because of it', async () => {
  const [late, early] = await Promise.all([startWrongBy(-HOUR), startWrongBy(HOUR)])
  const pace = { kind: 'live', bank: 1_200, increment: 5, flag: 'bot' } as const
  const { pages, guests, table } = await dealt(late.url, { ...PARIS, pace }, 3)
  const elsewhere = await openPageAs(early.url, at(guests, 1).cookie, table)
  await elsewhere.until(() => elsewhere.received.some(({ kind }) => kind === 'step'))
  await playOn([at(pages, 0), elsewhere, at(pages, 2)], 12)
  const time = await store.time()
  const entries = await store.entries(table, 0)
  expect(entries.length).toBeGreaterThan(12)
  expect(entries.map(({ body }) => JSON.parse(body).kind)).not.toContain('flagged')
  expect(entries.filter((entry) => Math.abs(entry.at - time) > NEAR)).toEqual([])
  for (const server of [late, early]) await server.stop()
})

test('what one server cannot read is refused with a sentence while that server is up, and nothing else is', async () => {
  const server = await startTestServer({ database: database.url })
  const { page } = await dealt(server.url, COAL, 2)
  const other = { name: 'other', release: '0.2.1', kinds: KINDS.filter((kind) => kind !== 'said') }
  let lines = 0
  const chat = async (): Promise<string> => {
    const answer = await page(0).order({ kind: 'chat', scope: 'all', text: `line ${++lines}` })
    return answer.kind === 'problem' ? answer.say.id : answer.kind
  }
  const beat = async () => store.beat(await store.time(), other)
  await expect.poll(() => beat().then(chat), { interval: 2_000 }).toBe('server.upgrading')
  const before = page(0).chat().length
  allowed(await page(0).order({ kind: 'standIn', bot: 'random' }))
  await beat()
  expect(page(0).chat()).toHaveLength(before)
  await store.leave(other.name)
  await expect.poll(chat, { interval: 2_000 }).toBe('ok')
  await server.stop()
})
