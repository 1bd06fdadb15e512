/** Data moves between SQLite and PostgreSQL by the commands of the program. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main } from '../../src/cli/main.ts'
import { readLog } from '../../src/server/rooms/read-log.ts'
import { openStore } from '../../src/server/store/open-store.ts'
import { scripted } from '../cli/scripted.ts'
import { roundTrip } from '../data/round-trip.ts'
import { openPageAs } from '../server/client.ts'
import { playOn } from '../server/play-moves.ts'
import { startTestServer } from '../server/test-server.ts'
import { dealt, PARIS } from '../server/test-tables.ts'
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

const ran = async (args: readonly string[], url: string) => {
  const terminal = scripted([], { DATABASE_URL: url })
  const code = await main(args, terminal)
  return { code, printed: terminal.printed(), errors: terminal.errors() }
}

const moved = async (args: readonly string[]) => {
  const { code, errors } = await ran(['move-data', ...args], database.url)
  return { code, errors }
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

test('data in PostgreSQL is checked, exported and imported by the same commands', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => join(folder, `${name}.ndjson`))
  const { printed } = await ran(['check-data'], database.url)
  expect(printed).toMatch(/^All is well: 64 tables with/)
  expect(await ran(['export-data', one ?? ''], database.url)).toMatchObject({ code: 0 })
  expect(await ran(['export-data', two ?? '', '--data', join(folder, 'last')], '')).toMatchObject({ code: 0 })
  expect(readFileSync(two ?? '', 'utf8')).toBe(readFileSync(one ?? '', 'utf8'))
  const empty = await testDatabase()
  expect(await ran(['import-data', one ?? ''], empty.url)).toMatchObject({ code: 0 })
  expect(await ran(['export-data', three ?? ''], empty.url)).toMatchObject({ code: 0 })
  expect(readFileSync(three ?? '', 'utf8')).toBe(readFileSync(one ?? '', 'utf8'))
  await empty.drop()
  const { code, errors } = await ran(['backup', join(folder, 'backup.db')], database.url)
  expect({ code, errors }).toEqual({ code: 2, errors: expect.stringContaining('makes its own backups') })
})

test('nothing is moved into the database of a running server', async () => {
  const empty = await testDatabase()
  const store = await openStore({ folder: '', url: empty.url })
  await store.beat(await store.time(), { name: 'one', release: '0.3.0', kinds: [] })
  const { errors } = await ran(['move-data', '--from', join(folder, 'last')], empty.url)
  expect(errors).toContain('Stop it')
  expect(await store.lobby(1)).toEqual([])
  await store.close()
  await empty.drop()
})

test('a match whose clock runs goes on after the move, and the clock stood still meanwhile', async () => {
  const data = join(folder, 'clocks')
  const pace = { kind: 'live', bank: 600, increment: 5, flag: 'vote' } as const
  const first = await startTestServer({ data })
  const { pages, guests, table, page } = await dealt(first.url, { ...PARIS, pace }, 3)
  await playOn(pages, 10)
  const before = page(0).table()
  await first.stop()
  const target = await testDatabase()
  expect(await ran(['move-data', '--from', data], target.url)).toMatchObject({ code: 0, errors: '' })
  const second = await startTestServer({ database: target.url })
  const back = await Promise.all(guests.map(({ cookie }) => openPageAs(second.url, cookie, table)))
  for (const one of back) await one.until(() => one.received.some(({ kind }) => kind === 'step'))
  const after = back[0]?.table()
  const resumed = ((await readLog({ folder: '', url: target.url }, table)) ?? [])
    .map(({ at, body }) => ({ at, ...JSON.parse(body) }))
    .find(({ kind }) => kind === 'resumed')
  const passed = (after?.clocks?.at ?? 0) - (before.clocks?.at ?? 0)
  const sum = (left: readonly number[] = []): number => left.reduce((all, one) => all + one, 0)
  const used = sum(before.clocks?.left) - sum(after?.clocks?.left)
  expect(used).toBeGreaterThanOrEqual(0)
  expect(used).toBeLessThanOrEqual(passed - (resumed.at - resumed.since))
  await playOn(back, 10)
  await second.stop()
  await target.drop()
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
