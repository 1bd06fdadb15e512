/** What the store promises, on every database it runs on. */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ANNA, entry, head, STORE_CASES, type StoreCase, TIME, writing } from '../../../test/server/store-cases.ts'
import { makeStore, type OpenedStore } from './kysely-store.ts'
import { migrate } from './migrations.ts'
import type { Head, Store, Writing } from './store.ts'

const ONE = { name: 'one', release: '0.3.0', kinds: ['moved', 'said'] }

describe.each(STORE_CASES)('%s', (_name, start) => {
  let database: StoreCase
  let opened: OpenedStore
  let store: Store

  const open = async (): Promise<void> => {
    opened = await database.open()
    await migrate(opened.db)
    store = makeStore(opened)
  }

  beforeAll(async () => {
    database = await start()
    await open()
  })
  afterAll(async () => {
    await store.close()
    await database.stop()
  })
  beforeEach(async () => {
    const all = [
      'members',
      'openings',
      'tables',
      'entries',
      'snapshots',
      'codes',
      'tokens',
      'people',
      'marks',
      'servers',
      'daily_attempts',
      'daily_secrets',
    ] as const
    for (const table of all) {
      await opened.db.deleteFrom(table).execute()
    }
  })

  /** Every table's log is complete, and its head belongs to its last entry. */
  const expectSound = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids) {
      const entries = await store.entries(id, 0)
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1))
      expect((await store.head(id))?.seq).toBe(entries.at(-1)?.seq)
    }
  }

  test('appended entries are returned in order, from a given number on', async () => {
    expect(await store.append(writing('a', 1, 3))).toBe(true)
    expect(await store.append(writing('a', 4))).toBe(true)
    expect(await store.entries('a', 0)).toEqual([1, 2, 3, 4].map((seq) => entry(seq)))
    expect(await store.entries('a', 2)).toEqual([3, 4].map((seq) => entry(seq)))
    expect(await store.entries('b', 0)).toEqual([])
  })

  test('a head is read as it was written, and replaced by the next', async () => {
    const first = head('a', 1, { due: null, isPublic: false, people: ['x', 'y'] })
    await store.append({ head: first, entries: [entry(1)] })
    expect(await store.head('a')).toEqual(first)
    const second = head('a', 2, { phase: 'over', due: TIME + 7, isPublic: true, people: ['z', 'x'], about: '{"n":2}' })
    await store.append({ head: second, entries: [entry(2)] })
    expect(await store.head('a')).toEqual(second)
    expect(await store.head('b')).toBeUndefined()
  })

  test('if two write the same number, exactly one succeeds, with its own head', async () => {
    const other = makeStore(opened)
    await store.append(writing('a', 1))
    for (let seq = 2; seq <= 40; seq += 2) {
      // Two entries each: the loser of the first must not keep the second.
      const mine = { ...writing('a', seq, 2, 'mine'), head: head('a', seq + 1, { about: 'mine' }) }
      const theirs = { ...writing('a', seq, 2, 'theirs'), head: head('a', seq + 1, { about: 'theirs' }) }
      const answers = await Promise.all([store.append(mine), other.append(theirs)])
      expect([...answers].sort()).toEqual([false, true])
      const winner = answers[0] ? 'mine' : 'theirs'
      expect((await store.entries('a', seq - 1)).map(({ body }) => body)).toEqual([winner, winner])
      expect((await store.head('a'))?.about).toBe(winner)
    }
    await expectSound(['a'])
  })

  test('a command is written once per table', async () => {
    expect(await store.append({ ...writing('a', 1), entries: [entry(1, 'same')] })).toBe(true)
    expect(await store.append({ ...writing('a', 2), entries: [entry(2, 'same')] })).toBe(false)
    expect(await store.append({ ...writing('a', 2), entries: [entry(2, null)] })).toBe(true)
    expect(await store.append({ ...writing('a', 3), entries: [entry(3, null)] })).toBe(true)
    expect(await store.append({ ...writing('b', 1), entries: [entry(1, 'same')] })).toBe(true)
    await expectSound(['a', 'b'])
  })

  test('a number in use is refused, and so is one that leaves a gap', async () => {
    expect(await store.append(writing('a', 2))).toBe(false)
    expect(await store.append(writing('a', 1, 2))).toBe(true)
    expect(await store.append(writing('a', 2, 2))).toBe(false)
    expect(await store.append(writing('a', 4))).toBe(false)
    expect((await store.entries('a', 0)).length).toBe(2)
    await expectSound(['a'])
  })

  test('many simultaneous writes go into few groups', async () => {
    let groups = 0
    const append: OpenedStore['append'] = (writings) => {
      groups++
      return opened.append(writings)
    }
    const counted = makeStore({ ...opened, append })
    const ids = Array.from({ length: 200 }, (_, i) => `table-${i}`)
    const answers = await Promise.all(ids.map((id) => counted.append(writing(id, 1))))
    expect(answers).toEqual(ids.map(() => true))
    // No group holds more than 64, so it takes four; lanes that are not quite even take some more.
    expect(groups).toBeGreaterThanOrEqual(4)
    expect(groups).toBeLessThanOrEqual(8)
    await expectSound(ids)
  })

  test('concurrent writes of one table keep their order', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map((seq) => store.append(writing('a', seq))))
    expect(answers).toEqual([true, true, true, true, true])
    await expectSound(['a'])
  })

  test('each write of a group succeeds or fails by itself, with all of its entries', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const id of ids) await store.append({ ...writing(id, 1), entries: [entry(1, 'done')] })
    const answers = await Promise.allSettled([
      store.append(writing('a', 2)),
      store.append(writing('b', 1)),
      store.append({ ...writing('c', 2, 2), entries: [entry(2), entry(3, 'done')] }),
      store.append(writing('d', 5)),
      store.append({ ...writing('e', 2), entries: [{ ...entry(2), body: 'a\0b' }] }),
      store.append(writing('f', 2, 2)),
    ])
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : 'rejected'))).toEqual([
      true,
      false,
      false,
      false,
      'rejected',
      true,
    ])
    const logs = await Promise.all(ids.map((id) => store.entries(id, 0)))
    expect(logs.map((log) => log.length)).toEqual([2, 1, 1, 1, 1, 3])
    await expectSound(ids)
  })

  test.each<[string, Writing]>([
    ['has no entries', { head: head('a', 0), entries: [] }],
    ['begins at 0', { head: head('a', 0), entries: [entry(0)] }],
    ['has a gap', { head: head('a', 3), entries: [entry(1), entry(3)] }],
    ['has a head with another number', { head: head('a', 2), entries: [entry(1)] }],
    ['has half a time', { head: head('a', 1, { changed: 0.5 }), entries: [entry(1)] }],
  ])('a writing that %s is refused with an error', async (_what, bad) => {
    await expect(store.append(bad)).rejects.toThrow(/./)
    expect(await store.entries('a', 0)).toEqual([])
    expect(await store.head('a')).toBeUndefined()
  })

  test('a database error fails one whole group, and not the next', async () => {
    // These are written in one lane.
    const ids = ['a', 'e', 'i']
    // The database takes no head without a phase. Its entries are in by then, and must come out again.
    const refused = { head: { ...head('i', 1), phase: null } as unknown as Head, entries: [entry(1)] }
    const answers = await Promise.allSettled([writing('a', 1), writing('e', 1), refused].map(store.append))
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    for (const id of ids) expect(await store.entries(id, 0)).toEqual([])
    expect(await Promise.all(ids.map((id) => store.append(writing(id, 1))))).toEqual([true, true, true])
    await expectSound(ids)
  })

  test('a write may be longer than one statement can hold', async () => {
    expect(await store.append(writing('a', 1, 14_000))).toBe(true)
    await expectSound(['a'])
  })

  /** Heads with these ids, the later in the list the later changed. */
  const put = async (heads: readonly Partial<Head>[]): Promise<void> => {
    for (const [i, some] of heads.entries()) {
      const { id = '' } = some
      await store.append({ head: head(id, 1, { changed: TIME + i, ...some }), entries: [entry(1)] })
    }
  }
  const names = (heads: readonly Head[]): readonly string[] => heads.map(({ id }) => id)

  test('the lobby shows public tables that wait for players or are played, the last changed first', async () => {
    await put([
      { id: 'open', phase: 'open' },
      { id: 'dealing', phase: 'dealing' },
      { id: 'by link', phase: 'open', isPublic: false },
      { id: 'running', phase: 'running' },
      { id: 'broken off', phase: 'brokenOff' },
      { id: 'over', phase: 'over' },
      { id: 'closed', phase: 'closed' },
    ])
    expect(names(await store.lobby(9))).toEqual(['running', 'dealing', 'open'])
    expect(names(await store.lobby(2))).toEqual(['running', 'dealing'])
  })

  test('public tables with a cancelled deal are found for a while, the last one first', async () => {
    await put([
      { id: 'long ago', phase: 'brokenOff', changed: TIME - 1 },
      { id: 'first', phase: 'brokenOff' },
      { id: 'by link', phase: 'brokenOff', isPublic: false },
      { id: 'dealing', phase: 'dealing' },
      { id: 'last', phase: 'brokenOff' },
    ])
    expect(names(await store.brokenOff(TIME, 9))).toEqual(['last', 'first'])
    expect(names(await store.brokenOff(TIME, 1))).toEqual(['last'])
  })

  test('a person finds their tables until they leave or the table is closed', async () => {
    await put([
      { id: 'mine', people: ['x'], isPublic: false },
      { id: 'ours', people: ['y', 'x', 'x'], phase: 'over' },
      { id: 'theirs', people: ['y'] },
      { id: 'closed', people: ['x'], phase: 'closed' },
    ])
    expect(names(await store.tablesOf('x', 9))).toEqual(['ours', 'mine'])
    expect(names(await store.tablesOf('x', 1))).toEqual(['ours'])
    await store.append({ head: head('ours', 2, { people: ['y'] }), entries: [entry(2)] })
    expect(names(await store.tablesOf('x', 9))).toEqual(['mine'])
    expect(names(await store.tablesOf('y', 9)).toSorted()).toEqual(['ours', 'theirs'])
  })

  test('due tables are listed, the longest overdue first', async () => {
    await put([
      { id: 'soon', due: TIME + 50 },
      { id: 'late', due: TIME + 10 },
      { id: 'never', due: null },
      { id: 'now', due: TIME + 20 },
    ])
    expect(names(await store.due(TIME + 20, 9))).toEqual(['late', 'now'])
    expect(names(await store.due(TIME + 99, 1))).toEqual(['late'])
    await store.append({ head: head('late', 2, { due: null }), entries: [entry(2)] })
    expect(names(await store.due(TIME + 20, 9))).toEqual(['now'])
  })

  test('tables that nobody joined or changed are found', async () => {
    await put([
      { id: 'old', phase: 'open', changed: TIME - 9 },
      { id: 'older', phase: 'open', isPublic: false, changed: TIME - 10 },
      { id: 'played', phase: 'running', changed: TIME - 10 },
      { id: 'fresh', phase: 'open', changed: TIME },
    ])
    expect(names(await store.forgotten(TIME, 9))).toEqual(['older', 'old'])
    expect(names(await store.forgotten(TIME, 1))).toEqual(['older'])
  })

  test('open tables are counted by owner and by address', async () => {
    await put([
      { id: 'open', phase: 'open' },
      { id: 'dealing', phase: 'dealing' },
      { id: 'running', phase: 'running' },
      { id: 'elsewhere', phase: 'running' },
      { id: 'others', phase: 'running' },
      { id: 'forgotten', phase: 'running', changed: TIME - 1 },
      { id: 'over', phase: 'over' },
      { id: 'closed', phase: 'closed' },
      { id: 'broken off', phase: 'brokenOff' },
    ])
    for (const table of ['open', 'dealing', 'running', 'forgotten', 'over', 'closed', 'broken off', 'never written']) {
      await store.addOpening({ table, person: 'x', address: 'here' })
    }
    await store.addOpening({ table: 'elsewhere', person: 'x', address: 'there' })
    await store.addOpening({ table: 'others', person: 'y', address: 'here' })
    expect(await store.openTablesOf('x', 'here', TIME)).toEqual({ person: 4, address: 4 })
    expect(await store.openTablesOf('x', 'here', TIME - 1)).toEqual({ person: 5, address: 5 })
    expect(await store.openTablesOf('y', 'there', TIME)).toEqual({ person: 1, address: 1 })
    expect(await store.openTablesOf('z', 'nowhere', TIME)).toEqual({ person: 0, address: 0 })
    // The next opening deleted the rows of finished tables, and only those.
    const rows = await opened.db.selectFrom('openings').select('table_id').where('person_id', '=', 'x').execute()
    const kept = ['dealing', 'elsewhere', 'forgotten', 'never written', 'open', 'running']
    expect(rows.map(({ table_id }) => table_id).toSorted()).toEqual(kept)
  })

  test('a snapshot is kept for the build that wrote it, the newest only', async () => {
    expect(await store.snapshot('a', 'one')).toBeUndefined()
    await store.keepSnapshot('a', 'one', 5, 'five')
    await store.keepSnapshot('a', 'one', 4, 'four')
    expect(await store.snapshot('a', 'one')).toEqual({ seq: 5, body: 'five' })
    expect(await store.snapshot('a', 'two')).toBeUndefined()
    await store.keepSnapshot('a', 'two', 3, 'three')
    expect(await store.snapshot('a', 'two')).toEqual({ seq: 3, body: 'three' })
  })

  test('a person is found by each of their tokens, by no other, and can be renamed', async () => {
    await store.addPerson(ANNA)
    await store.addPerson({ ...ANNA, id: 'p2', name: 'Béla 🚂' })
    await store.addToken('p1', 'token 1', TIME)
    await store.addToken('p1', 'token 2', TIME)
    await store.addToken('p2', 'token 3', TIME)
    expect(await store.personByToken('token 1')).toEqual(ANNA)
    expect((await store.personByToken('token 3'))?.name).toBe('Béla 🚂')
    expect(await store.personByToken('token 4')).toBeUndefined()
    await store.renamePerson('p1', 'Anne')
    expect(await store.personByToken('token 2')).toEqual({ ...ANNA, name: 'Anne' })
    await expect(store.addToken('p2', 'token 1', TIME)).rejects.toThrow(/./)
    await expect(store.addToken('nobody', 'token 5', TIME)).rejects.toThrow(/./)
    expect(await store.personByToken('token 1')).toEqual({ ...ANNA, name: 'Anne' })
  })

  test('a code works once, for one person, before it expires', async () => {
    await store.addPerson(ANNA)
    for (const code of ['one', 'two', 'three']) await store.addCode(code, 'p1', TIME + 10)
    const taken = await Promise.all([1, 2, 3].map(() => store.takeCode('one', TIME)))
    expect(taken.filter((person) => person !== undefined)).toEqual([ANNA])
    expect(await store.takeCode('one', TIME)).toBeUndefined()
    expect(await store.takeCode('other', TIME)).toBeUndefined()
    expect(await store.takeCode('two', TIME + 9)).toEqual(ANNA)
    expect(await store.takeCode('three', TIME + 10)).toBeUndefined()
    expect(await store.takeCode('three', TIME)).toBeUndefined()
  })

  test('a code in use is not given to a second person', async () => {
    await store.addPerson(ANNA)
    await store.addPerson({ ...ANNA, id: 'p2' })
    await store.addCode('code', 'p1', TIME + 10)
    await expect(store.addCode('code', 'p2', TIME + 10)).rejects.toThrow(/./)
    expect(await store.takeCode('code', TIME)).toEqual(ANNA)
  })

  test('the last beat is remembered', async () => {
    expect(await store.lastBeat()).toBeUndefined()
    await store.beat(TIME, ONE)
    await store.beat(TIME + 1, ONE)
    expect(await store.lastBeat()).toBe(TIME + 1)
  })

  test('servers know of each other, and what all of them can read', async () => {
    const two = { name: 'two', release: '0.4.0', kinds: ['moved', 'reminded'] }
    expect(await store.beat(TIME, ONE)).toEqual({ servers: [{ name: 'one', release: '0.3.0' }], kinds: ONE.kinds })
    const both = [ONE, two].map(({ name, release }) => ({ name, release }))
    expect(await store.beat(TIME + 1_000, two)).toEqual({ servers: both, kinds: ['moved'] })
    expect((await store.beat(TIME + 2_000, ONE)).kinds).toEqual(['moved'])
    // One that leaves or falls silent no longer counts.
    await store.leave('one')
    expect((await store.beat(TIME + 3_000, two)).kinds).toEqual(two.kinds)
    expect((await store.beat(TIME + 4_000, ONE)).kinds).toEqual(['moved'])
    expect((await store.beat(TIME + 60_000, ONE)).kinds).toEqual(ONE.kinds)
  })

  test('a server of release 0.2.0, which only beats, is noticed', async () => {
    const beatOfOld = (at: number) =>
      opened.db
        .insertInto('marks')
        .values({ name: 'beat', value: at })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: at }))
        .execute()
    await beatOfOld(TIME)
    expect((await store.beat(TIME + 500, ONE)).kinds).toBeNull()
    await beatOfOld(TIME + 2_000)
    expect((await store.beat(TIME + 2_500, ONE)).kinds).toBeNull()
    expect((await store.beat(TIME + 4_500, ONE)).kinds).toBeNull()
    expect((await store.beat(TIME + 13_000, ONE)).kinds).toEqual(ONE.kinds)
  })

  test('migrating again changes nothing', async () => {
    await store.append(writing('a', 1))
    const before = await opened.db.introspection.getTables()
    await migrate(opened.db)
    expect(await opened.db.introspection.getTables()).toEqual(before)
    expect((await store.entries('a', 0)).length).toBe(1)
  })

  test('a step that a newer release has added is no reason not to start', async () => {
    const later = { name: '199-later', timestamp: '2030-01-01' }
    await sql`insert into expansions (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(opened.db)
    await migrate(opened.db)
    expect(await store.append(writing('a', 1))).toBe(true)
    await sql`delete from expansions where name = ${later.name}`.execute(opened.db)
  })

  test('closing waits for pending work; after it every call is rejected', async () => {
    const ids = Array.from({ length: 150 }, (_, i) => `late-${i}`)
    const answers = Promise.all(ids.map((id) => store.append(writing(id, 1))))
    const read = Promise.all(ids.map((id) => store.head(id)))
    const closed = store
    await Promise.all([closed.close(), closed.close()])
    expect(await answers).toEqual(ids.map(() => true))
    expect((await read).length).toBe(150)
    await expect(closed.ready()).rejects.toThrow('closed')
    await expect(closed.append(writing('a', 1))).rejects.toThrow('closed')
    await open()
    await store.ready()
    await expectSound(ids)
  })
})
