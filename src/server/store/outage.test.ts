/** A PostgreSQL that restarts or drops its connections while people play: the server stays, and nothing is lost or done twice. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PATIENCE } from '../../../test/patience.ts'
import { type PostgresServer, startPostgres } from '../../../test/postgres/postgres.ts'
import { type ChildServer, killAll, startChildServer } from '../../../test/server/child-server.ts'
import { COAL, dealt, PARIS } from '../../../test/server/test-tables.ts'
import { auditDatabase, isSound } from '../../../test/torture/audit.ts'
import { type Crowd, crowdAt } from '../../../test/torture/crowd.ts'

const DATABASE = 'play'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-outage-'))
let postgres: PostgresServer
let server: ChildServer
let crowd: Crowd

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.createDatabase(DATABASE)
  server = await startChildServer(folder, { DATABASE_URL: postgres.url(DATABASE) })
  crowd = crowdAt(server.url, [PARIS, COAL, PARIS, COAL], 1)
})
afterAll(async () => {
  await crowd.stop()
  killAll()
  await postgres.remove()
  rmSync(folder, { recursive: true })
})

const expectSound = async (): Promise<void> => {
  expect(server.hasEnded()).toBe(false)
  const audit = await auditDatabase(postgres.url(DATABASE), crowd.ledgers)
  expect(audit.entries).toBeGreaterThan(0)
  expect(isSound(audit), JSON.stringify(audit)).toBe(true)
  expect(crowd.surprises).toEqual([])
}

test('connections that are terminated during play cost nothing', async () => {
  await crowd.goneOn(PATIENCE)
  expect(await postgres.terminateConnections(DATABASE)).toBeGreaterThan(0)
  await crowd.goneOn(PATIENCE)
  await expectSound()
})

test('while the database is away the server says so, and it goes on when the database is back', async () => {
  await crowd.goneOn(PATIENCE)
  // Nobody moves at this table: its pages see the outage without an order.
  const { page } = await dealt(server.url, COAL, 2)
  expect(page(0).table().unsaved).toBe(false)
  await postgres.stop('fast')
  await page(0).until(() => page(0).table().unsaved === true)
  const before = crowd.faults()
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503)
  await expect.poll(() => crowd.faults()).toBeGreaterThan(before)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toMatch(/^roundhouse_unsaved_total [1-9]/m)
  expect(metrics).toMatch(/^roundhouse_database_up 0$/m)
  const refused = await fetch(`${server.url}/api/tables`)
  expect([refused.status, await refused.json()]).toEqual([
    503,
    { say: { id: 'server.unavailable' }, sentence: expect.stringContaining('Try again') },
  ])
  await postgres.start()
  await page(0).until(() => page(0).table().unsaved === false)
  await crowd.goneOn(PATIENCE)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  await expectSound()
})
