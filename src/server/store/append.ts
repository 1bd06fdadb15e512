/**
 * Writes a group to PostgreSQL, in which each write succeeds or fails by itself. No two of them are about one table. The primary key of the entries decides races between servers. `sqlite-worker.js` does the
 * same for SQLite, inside its thread.
 */
import { type Insertable, type Kysely, sql } from 'kysely'
import { rowOfHead } from './heads.ts'
import { serversIn } from './room-servers.ts'
import type { EntryRow, Schema } from './schema.ts'
import type { OnWritten, StoredEntry, Writing } from './store.ts'
import { ConnectionLost } from './unavailable.ts'

/** What became of a write: the servers that have a room for its table, or false if it was not written. */
type Answer = readonly string[] | false

/** For each write, in order. Nearly all are moves, which take one statement; the others take a transaction. */
const appendAll = async (db: Kysely<Schema>, writings: readonly Writing[]): Promise<readonly Answer[]> => {
  const moves = await appendMoves(db, writings.filter(isMove))
  const rest = writings.filter(({ head }) => !moves.has(head.id))
  const others = rest.length === 0 ? NONE : await appendOthers(db, rest)
  return writings.map(({ head }) => moves.get(head.id) ?? others.get(head.id) ?? false)
}

/** One entry of a table that is there already. */
const isMove = ({ entries, head }: Writing): boolean => entries.length === 1 && head.seq > 1

/**
 * Writes entries and heads in one statement, which commits by itself: five round trips less for each group. Left out are tables
 * whose people change, and those that another server writes at this moment. Answers by table.
 */
const appendMoves = async (db: Kysely<Schema>, writings: readonly Writing[]): Promise<ReadonlyMap<string, Answer>> => {
  if (writings.length === 0) return NONE
  // Two servers write the same tables in the same order, so that they cannot deadlock.
  const rows = [...writings]
    .sort((a, b) => (a.head.id < b.head.id ? -1 : 1))
    .flatMap(({ head, entries: [entry] }) => (entry === undefined ? [] : { ...rowOfHead(head), ...entry }))
  type Row = (typeof rows)[number]
  const all = (column: keyof Row) => rows.map((row) => row[column])
  type Found = {
    readonly id: string
    readonly isWritten: boolean
    readonly isBehind: boolean
    readonly names: string | null
  }
  const { rows: found } = await sql<Found>`with wanted as (
      select * from unnest(
        ${all('id')}::text[], ${all('seq')}::integer[], ${all('at')}::bigint[], ${all('command')}::text[], ${all('body')}::text[],
        ${all('game')}::text[], ${all('phase')}::text[], ${all('is_public')}::integer[], ${all('created')}::bigint[],
        ${all('changed')}::bigint[], ${all('due')}::bigint[], ${all('people')}::text[], ${all('about')}::text[])
      as row (id, seq, at, command, body, game, phase, is_public, created, changed, due, people, about)
    ), logged as (
      insert into entries (table_id, seq, at, command, body)
      select wanted.id, wanted.seq, wanted.at, wanted.command, wanted.body from wanted join tables on tables.id = wanted.id
      where tables.seq = wanted.seq - 1 and tables.people = wanted.people
      order by wanted.id on conflict do nothing returning table_id
    ), heads as (
      insert into tables (id, game, phase, is_public, seq, created, changed, due, people, about)
      select id, game, phase, is_public, seq, created, changed, due, people, about
      from wanted join logged on logged.table_id = wanted.id order by id
      on conflict (id) do update set game = excluded.game, phase = excluded.phase, is_public = excluded.is_public,
        seq = excluded.seq, created = excluded.created, changed = excluded.changed, due = excluded.due, about = excluded.about
      returning id, tables.rooms_at as names
    )
    select wanted.id, heads.id is not null as "isWritten", tables.seq >= wanted.seq as "isBehind", heads.names
    from wanted left join heads on heads.id = wanted.id left join tables on tables.id = wanted.id`.execute(db)
  return new Map(
    found.flatMap(({ id, isWritten, isBehind, names }) =>
      isWritten || isBehind ? [[id, isWritten && serversIn(names)]] : [],
    ),
  )
}

const NONE: ReadonlyMap<string, Answer> = new Map()

const appendOthers = (db: Kysely<Schema>, writings: readonly Writing[]): Promise<ReadonlyMap<string, Answer>> =>
  db.transaction().execute(async (inside) => {
    const known = await lastKnown(inside, writings)
    const following = writings.filter(({ head, entries }) => entries[0]?.seq === (known.get(head.id)?.seq ?? 0) + 1)
    const accepted = await writeEntries(inside, following)
    const names = await writeHeads(inside, accepted)
    await writeMembers(
      inside,
      accepted.filter(({ head }) => known.get(head.id)?.people !== rowOfHead(head).people),
    )
    return new Map(accepted.map(({ head }) => [head.id, serversIn(names.get(head.id) ?? null)]))
  })

/**
 * The same, also if the connection breaks and the result of the commit is unknown: then the log is read, and missing
 * entries are written again. If the first attempt completes only now, its sequence numbers and command ids make the
 * second one fail, and the log is read again.
 * `onWritten` is called for each table that was written, with the servers that have a room for it if they are known.
 */
export const appendSurely = async (
  db: Kysely<Schema>,
  writings: readonly Writing[],
  onWritten: OnWritten = () => {},
): Promise<readonly boolean[]> => {
  try {
    const answers = await appendAll(db, writings)
    for (const [at, { head }] of writings.entries()) {
      const servers = answers[at]
      if (servers) onWritten(head, servers)
    }
    return answers.map((answer) => answer !== false)
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error
  }
  const found = await areWritten(db, writings)
  const missing = writings.filter((_, index) => !found[index])
  const answers = missing.length === 0 ? [] : await appendAll(db, missing)
  const late = missing.filter((_, at) => !answers[at])
  const foundLate = await areWritten(db, late)
  const written = new Set([
    ...writings.filter((_, at) => found[at]),
    ...missing.filter((_, at) => answers[at]),
    ...late.filter((_, at) => foundLate[at]),
  ])
  // What was only found in the log may be on the primary alone, after a crash. A later commit that is confirmed confirms it.
  if (found.includes(true) || foundLate.includes(true)) await confirm(db)
  for (const { head } of written) onWritten(head, null)
  return writings.map((writing) => written.has(writing))
}

/** Resolves when everything that this database shows is confirmed, by its standby as well if it has a synchronous one. */
const confirm = async (db: Kysely<Schema>): Promise<void> => {
  await sql`select pg_logical_emit_message(true, 'roundhouse', '')`.execute(db)
}

/** Does the log hold the same entries under the same numbers? */
const areWritten = async (db: Kysely<Schema>, writings: readonly Writing[]): Promise<readonly boolean[]> => {
  const found: boolean[] = []
  for (const { head, entries } of writings) {
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'at', 'command', 'body'])
      .where('table_id', '=', head.id)
      .where('seq', '>=', entries[0]?.seq ?? 0)
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .execute()
    found.push(rows.length === entries.length && entries.every((entry, index) => isSameEntry(entry, rows[index])))
  }
  return found
}

const isSameEntry = (one: StoredEntry, other: StoredEntry | undefined): boolean =>
  one.seq === other?.seq && one.at === other.at && one.command === other.command && one.body === other.body

/** Well below the limit of parameters in a statement (65535). */
const ROWS_AT_ONCE = 1000

type Known = ReadonlyMap<string, { readonly seq: number; readonly people: string }>

const lastKnown = async (db: Kysely<Schema>, writings: readonly Writing[]): Promise<Known> => {
  const ids = writings.map(({ head }) => head.id)
  const rows = await db.selectFrom('tables').select(['id', 'seq', 'people']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The writes whose entries were all inserted. Entries of the others are deleted again. */
const writeEntries = async (db: Kysely<Schema>, writings: readonly Writing[]): Promise<readonly Writing[]> => {
  // Two servers write the same tables in the same order, so that they cannot deadlock.
  const inOrder = [...writings].sort((a, b) => (a.head.id < b.head.id ? -1 : 1))
  const written = await insertEntries(db, inOrder.flatMap(rowsOf))
  const accepted = inOrder.filter(({ head, entries }) => written.get(head.id)?.length === entries.length)
  for (const { head } of inOrder.filter((writing) => !accepted.includes(writing))) {
    const seqs = written.get(head.id)
    if (seqs === undefined) continue
    await db.deleteFrom('entries').where('table_id', '=', head.id).where('seq', 'in', seqs).execute()
  }
  return accepted
}

const rowsOf = ({ head, entries }: Writing): readonly Insertable<EntryRow>[] =>
  entries.map(({ seq, at, command, body }) => ({ table_id: head.id, seq, at, command, body }))

/** The sequence numbers that were free, with a command id that was new, by table. */
const insertEntries = async (
  db: Kysely<Schema>,
  rows: readonly Insertable<EntryRow>[],
): Promise<ReadonlyMap<string, number[]>> => {
  const written = new Map<string, number[]>()
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const some = await db
      .insertInto('entries')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['table_id', 'seq'])
      .execute()
    for (const { table_id, seq } of some) {
      const seqs = written.get(table_id)
      if (seqs === undefined) written.set(table_id, [seq])
      else seqs.push(seq)
    }
  }
  return written
}

/** Answers which servers have rooms for these tables. */
const writeHeads = async (
  db: Kysely<Schema>,
  writings: readonly Writing[],
): Promise<ReadonlyMap<string, string | null>> => {
  if (writings.length === 0) return new Map()
  const rows = await db
    .insertInto('tables')
    .values(writings.map(({ head }) => rowOfHead(head)))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((is) => ({
        game: is.ref('excluded.game'),
        phase: is.ref('excluded.phase'),
        is_public: is.ref('excluded.is_public'),
        seq: is.ref('excluded.seq'),
        created: is.ref('excluded.created'),
        changed: is.ref('excluded.changed'),
        due: is.ref('excluded.due'),
        people: is.ref('excluded.people'),
        about: is.ref('excluded.about'),
      })),
    )
    .returning(['id', 'rooms_at'])
    .execute()
  return new Map(rows.map(({ id, rooms_at }) => [id, rooms_at]))
}

/** Members seldom change: most moves write nothing here. */
const writeMembers = async (db: Kysely<Schema>, changed: readonly Writing[]): Promise<void> => {
  if (changed.length === 0) return
  const ids = changed.map(({ head }) => head.id)
  await db.deleteFrom('members').where('table_id', 'in', ids).execute()
  const rows = changed.flatMap(({ head }) =>
    [...new Set(head.people)].map((person) => ({ person_id: person, table_id: head.id })),
  )
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await db
      .insertInto('members')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute()
  }
}
