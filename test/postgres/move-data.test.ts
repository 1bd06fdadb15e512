/** Data moves between SQLite and PostgreSQL by the commands of the program. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { scripted } from '../cli/scripted.ts'
import { roundTrip } from '../data/round-trip.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-move-'))
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('every record and every running table comes back as it left', async () => {
  const { tables, records, running, differing } = await roundTrip(folder, database.url, 64)
  expect({ tables, differing }).toEqual({ tables: 64, differing: 0 })
  expect(records).toBeGreaterThan(16)
  expect(running).toBeGreaterThan(16)
})

const moved = async (args: readonly string[]) => {
  const terminal = scripted([], { DATABASE_URL: database.url })
  return { code: await main(['move-data', ...args], terminal), errors: terminal.errors() }
}

test('data that is there is never overwritten', async () => {
  const first = join(folder, 'first')
  expect(await moved(['--from', first])).toEqual({
    code: 2,
    errors: 'There is already data in PostgreSQL. Choose an empty place.',
  })
  expect(await moved(['--to', first])).toEqual({
    code: 2,
    errors: `There is already data in ${first}. Choose an empty place.`,
  })
})

test('nothing is moved away from a running server', async () => {
  const store = await openStore({ folder: '', url: database.url })
  await store.beat(await store.time(), { name: 'one', release: '0.3.0', kinds: [] })
  expect((await moved(['--to', join(folder, 'elsewhere')])).errors).toContain('Stop it')
  await store.close()
  const local = await openStore({ folder: join(folder, 'used') })
  expect((await moved(['--from', join(folder, 'used')])).errors).toContain('Another server is using the folder')
  await local.close()
})

test.each([[[]], [['--from', 'x', '--to', 'x']]])('%j names no way', async (args) => {
  expect((await moved(args)).errors).toContain('Where from, and where to?')
})
