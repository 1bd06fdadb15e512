/** Which servers have a table in memory, as the servers that write to it learn it. */
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/postgres/test-database.ts'
import { writing } from '../../../test/server/store-cases.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

let database: TestDatabase
let store: Store
/** The writes of `store`: table, number, servers with a room. */
const written: string[] = []
beforeAll(async () => {
  database = await testDatabase()
  store = await openStore({ folder: '', url: database.url })
  store.watchWrites(({ id, seq }, servers) => written.push(`${id} ${seq} ${servers}`))
  for (const name of ['one', 'two']) await store.beat(1, { name, release: '1', kinds: [] })
})
beforeEach(() => {
  written.length = 0
})
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** A number that nobody expects is not written. */
const write = (id: string, seq: number): Promise<boolean> => store.append(writing(id, seq))

test('a writer learns who has a room for the table, from its first entry to a change of its people', async () => {
  await write('a', 1)
  await write('a', 2)
  await store.addRooms('one', ['a'])
  await store.addRooms('one', ['a'])
  await write('a', 3)
  await store.addRooms('two', ['a', 'unknown'])
  const { head, entries } = writing('a', 4)
  await store.append({ head: { ...head, people: ['p9'] }, entries })
  await store.removeRooms('one', ['a'])
  await store.append({
    head: { ...head, people: ['p9'], seq: 5 },
    entries: entries.map((e) => ({ ...e, seq: 5, command: 'five' })),
  })
  await store.removeRooms('two', ['a'])
  await store.removeRooms('two', ['a'])
  expect(await write('a', 6)).toBe(true)
  expect(written).toEqual(['a 1 ', 'a 2 ', 'a 3 one', 'a 4 one,two', 'a 5 two', 'a 6 '])
})

test('the store reports nothing that was not written', async () => {
  await write('b', 1)
  await store.addRooms('one', ['b'])
  expect(await write('b', 1)).toBe(false)
  expect(await write('b', 7)).toBe(false)
  expect(written).toEqual(['b 1 '])
})

test('a server that is gone has no room any more once another one comes', async () => {
  await write('c', 1)
  await store.beat(1, { name: 'gone', release: '1', kinds: [] })
  await store.addRooms('gone', ['c'])
  await store.leave('gone')
  await store.addRooms('two', ['c'])
  await write('c', 2)
  expect(written.at(-1)).toBe('c 2 two')
})

test('a server that opens a room during a write waits for it', async () => {
  await write('d', 1)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  await other.query('begin')
  await other.query(`insert into entries (table_id, seq, at, body) values ('d', 2, 1, '{}')`)
  await other.query(`update tables set seq = 2 where id = 'd'`)
  const read = store.addRooms('two', ['d']).then(() => store.entries('d', 0))
  // On a connection of its own: a transaction goes on seeing the activity that it saw first.
  const waiting = `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock' and query like 'with quick%'`
  const name = new URL(database.url).pathname.slice(1)
  await expect.poll(async () => (await database.query(waiting, [name])).length).toBe(1)
  await other.query('commit')
  expect((await read).map(({ seq }) => seq)).toEqual([1, 2])
  await other.end()
})

test('whenever a server opens a room, its writer learns that or the room reads the write', async () => {
  const other = await openStore({ folder: '', url: database.url })
  const lost: string[] = []
  const race = async (id: string): Promise<void> => {
    await write(id, 1)
    const [, seen] = await Promise.all([write(id, 2), other.addRooms('two', [id]).then(() => other.entries(id, 0))])
    if (!written.includes(`${id} 2 two`) && seen.length < 2) lost.push(id)
  }
  for (let round = 0; round < 30; round++)
    await Promise.all(Array.from({ length: 10 }, (_, lane) => race(`race ${round} ${lane}`)))
  const told = written.filter((line) => line.endsWith(' two')).length
  // Both orders have happened.
  expect(told).toBeGreaterThan(0)
  expect(told).toBeLessThan(300)
  expect(lost).toEqual([])
  await other.close()
})
