/** Release 0.2.0 and this one serve the same database side by side while people play. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { checkData } from '../../src/server/data/check.ts'
import { readPlace } from '../../src/server/data/places.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { type OldServer, startOldServer } from '../releases/old-server.ts'
import { type GuestPage, openPageAs } from '../server/client.ts'
import { handOver, middle, nextAsked } from '../server/play-moves.ts'
import { startTestServer, type TestServer } from '../server/test-server.ts'
import { allowed, at, dealt, PARIS } from '../server/test-tables.ts'
import { type TestDatabase, testDatabase } from './test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-rolling-'))
let database: TestDatabase
const old: OldServer[] = []
const fresh: TestServer[] = []
beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const server of old.splice(0)) await server.kill()
  for (const server of fresh.splice(0)) await server.stop()
})
afterAll(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

const startOld = async (): Promise<OldServer> => {
  const server = await startOldServer(database.url, folder)
  old.push(server)
  return server
}
const startFresh = async (): Promise<TestServer> => {
  const server = await startTestServer({ database: database.url, games })
  fresh.push(server)
  return server
}

interface Column {
  readonly place: string
  readonly type: string
  /** A row may be written without it. */
  readonly isOptional: boolean
}

const columnsNow = async (): Promise<readonly Column[]> => {
  const { db } = openPostgres(database.url)
  const tables = await db.introspection.getTables()
  await db.destroy()
  return tables.flatMap(({ name: table, columns }) =>
    columns.map(({ name, dataType, isNullable, hasDefaultValue }) => ({
      place: `${table}.${name}`,
      type: dataType,
      isOptional: isNullable || hasDefaultValue,
    })),
  )
}

/** Everything is there as before, and nothing new has to be written by a release that does not know it. */
const expectOnlyAdded = (before: readonly Column[], after: readonly Column[]): void => {
  const known = new Set(before.map(({ place }) => place))
  expect(after.filter(({ place }) => known.has(place))).toEqual(before)
  const tableOf = ({ place }: Column): string => place.replace(/\..*/, '')
  const old = new Set(before.map(tableOf))
  const added = after.filter((column) => !known.has(column.place) && old.has(tableOf(column)))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter(({ isOptional }) => !isOptional)).toEqual([])
}

const playSome = async (pages: readonly GuestPage[], moves: number): Promise<void> => {
  for (let made = 0; made < moves; made++) {
    const page = await nextAsked(pages)
    const { question, moves: before } = page?.tableView() ?? {}
    const choice = middle(question?.choices ?? [])
    if (page === undefined || question == null || choice === undefined) return
    const answer = await page.order({ kind: 'play', decision: question.decision, notation: choice.notation })
    // The other server was quicker, and this page has not seen it yet.
    if (answer.kind === 'problem' && answer.say.id === 'move.stale') await pause(50)
    else {
      allowed(answer)
      await page.until(() => page.tableView().moves > (before ?? 0))
      await handOver(page)
    }
  }
}

test('a match begins at the old release, is played at both, and ends at the new one', async () => {
  const first = await startOld()
  const seated = await dealt(first.url, { ...PARIS, seats: [null, null, 'random'] }, 2)
  await playSome(seated.pages, 6)
  const before = await columnsNow()
  // The new release migrates the database under the feet of the old one.
  const next = await startFresh()
  expectOnlyAdded(before, await columnsNow())
  const cookies = seated.guests.map(({ cookie }) => cookie)
  const moved = await openPageAs(next.url, at(cookies, 1), seated.table)
  await moved.until(() => moved.received.some(({ kind }) => kind === 'step'))
  await playSome([seated.page(0), moved], 8)
  allowed(await moved.order({ kind: 'chat', scope: 'all', text: 'from the new one' }))
  await seated.page(0).until(() => seated.page(0).chat().length === 1)
  // An old server can still start: an upgrade can be rolled back.
  const second = await startOld()
  const back = await openPageAs(second.url, at(cookies, 0), seated.table)
  await first.kill()
  await back.until(() => back.received.some(({ kind }) => kind === 'step'))
  await playSome([back, moved], 6)
  await second.stop()
  const last = await openPageAs(next.url, at(cookies, 0), seated.table)
  await last.until(() => last.received.some(({ kind }) => kind === 'step'))
  await playSome([last, moved], 1_000)
  await last.until(() => last.table().phase === 'over')
  expect((await last.order({ kind: 'record' })).kind).toBe('record')
  const { tables, records, faults } = await readPlace({ folder: '', url: database.url }, (db) => checkData(db, games))
  expect({ tables, records, faults }).toEqual({ tables: 1, records: 1, faults: [] })
})
