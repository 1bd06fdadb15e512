/** The store over a database that Kysely can speak to: one source for SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import { appendSurely, faultOf } from './append.ts'
import type { Availability } from './availability.ts'
import { type Groups, inGroups } from './group.ts'
import { brokenOff, due, forgotten, headOf, lobby, tablesOf } from './heads.ts'
import { addOpening, openTablesOf } from './openings.ts'
import { addCode, addPerson, addToken, personByToken, renamePerson, takeCode } from './people.ts'
import type { Schema } from './schema.ts'
import type { Store, StoredEntry, Writing } from './store.ts'
import { onceMore } from './unavailable.ts'
import { underWay } from './under-way.ts'

/** A migrated database, and how many groups may be written to it at once. */
export interface OpenedStore {
  readonly db: Kysely<Schema>
  readonly lanes: number
  /** Of a database that can go away while the server runs. */
  readonly availability?: Pick<Availability, 'watch'>
}

export const makeStore = ({ db, lanes, availability }: OpenedStore): Store => {
  const append = inLanes(db, lanes)
  const { run, end } = underWay()
  /** For what changes nothing, and for what is the same when it is done twice. */
  const again = <T>(work: () => Promise<T>): Promise<T> => run(() => onceMore(work))
  return {
    append: (writing) => run(() => append(writing)),
    entries: (table, after) => again(() => entriesOf(db, table, after)),
    head: (table) => again(() => headOf(db, table)),
    lobby: (limit) => again(() => lobby(db, limit)),
    brokenOff: (since, limit) => again(() => brokenOff(db, since, limit)),
    tablesOf: (person, limit) => again(() => tablesOf(db, person, limit)),
    due: (by, limit, after) => again(() => due(db, by, limit, after)),
    forgotten: (since, limit) => again(() => forgotten(db, since, limit)),
    addOpening: (opening) => run(() => addOpening(db, opening)),
    openTablesOf: (person, address, since) => again(() => openTablesOf(db, person, address, since)),
    snapshot: (table, build) => again(() => snapshotOf(db, table, build)),
    keepSnapshot: (table, build, seq, body) => again(() => keepSnapshot(db, table, build, seq, body)),
    addPerson: (person) => run(() => addPerson(db, person)),
    addToken: (person, tokenHash, at) => run(() => addToken(db, person, tokenHash, at)),
    personByToken: (tokenHash) => again(() => personByToken(db, tokenHash)),
    renamePerson: (person, name) => again(() => renamePerson(db, person, name)),
    addCode: (codeHash, person, expires) => run(() => addCode(db, codeHash, person, expires)),
    takeCode: (codeHash, now) => run(() => takeCode(db, codeHash, now)),
    beat: (at) => again(() => mark(db, 'beat', at)),
    lastBeat: () => again(() => marked(db, 'beat')),
    // Only writing shows that the disk is not full.
    ready: () => again(() => mark(db, 'ready', Date.now())),
    watch: (listener) => availability?.watch(listener),
    close: () => end(() => db.destroy()),
  }
}

/** Few sizes, because SQLite keeps a statement for each: for all from 1 to 64 they were megabytes. */
const SIZES = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64]

/** A table is always written in the same lane, so that its writings keep their order. */
const inLanes = (db: Kysely<Schema>, count: number): ((writing: Writing) => Promise<boolean>) => {
  const lanes: readonly Groups<Writing, boolean>[] = Array.from({ length: count }, () =>
    inGroups({
      sizes: SIZES,
      owner: ({ head }) => head.id,
      write: (writings) => appendSurely(db, writings),
    }),
  )
  return async (writing) => {
    const fault = faultOf(writing)
    const lane = lanes[sumOf(writing.head.id) % count]
    if (fault !== undefined || lane === undefined) throw new Error(fault ?? 'A store has one lane or more.')
    return lane.add(writing)
  }
}

const sumOf = (id: string): number => {
  let sum = 0
  for (let at = 0; at < id.length; at++) sum += id.charCodeAt(at)
  return sum
}

const entriesOf = (db: Kysely<Schema>, table: string, after: number): Promise<readonly StoredEntry[]> =>
  db
    .selectFrom('entries')
    .select(['seq', 'at', 'command', 'body'])
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute()

const snapshotOf = (db: Kysely<Schema>, table: string, build: string) =>
  db
    .selectFrom('snapshots')
    .select(['seq', 'body'])
    .where('table_id', '=', table)
    .where('build', '=', build)
    .executeTakeFirst()

/** A table has one snapshot: a newer one takes the place of an older, and of whatever another build wrote. */
const keepSnapshot = async (
  db: Kysely<Schema>,
  table: string,
  build: string,
  seq: number,
  body: string,
): Promise<void> => {
  await db
    .insertInto('snapshots')
    .values({ table_id: table, build, seq, body })
    .onConflict((conflict) =>
      conflict
        .column('table_id')
        .doUpdateSet({ build, seq, body })
        .where((is) => is.or([is('snapshots.build', '<>', build), is('snapshots.seq', '<', seq)])),
    )
    .execute()
}

const mark = async (db: Kysely<Schema>, name: string, value: number): Promise<void> => {
  await db
    .insertInto('marks')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

const marked = async (db: Kysely<Schema>, name: string): Promise<number | undefined> =>
  (await db.selectFrom('marks').select('value').where('name', '=', name).executeTakeFirst())?.value
