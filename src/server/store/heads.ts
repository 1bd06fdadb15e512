/** Heads as rows, and the lists made from them. */
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { HeadRow, Schema } from './schema.ts'
import type { Head } from './store.ts'

export const rowOfHead = ({ isPublic, people, ...same }: Head): Insertable<HeadRow> => ({
  id: same.id,
  game: same.game,
  phase: same.phase,
  is_public: isPublic ? 1 : 0,
  seq: same.seq,
  created: same.created,
  changed: same.changed,
  due: same.due,
  people: JSON.stringify(people),
  about: same.about,
})

export const headOf = async (db: Kysely<Schema>, table: string): Promise<Head | undefined> => {
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
  return row && headOfRow(row)
}

/**
 * The conditions of `lobby`, `brokenOff` and `forgotten` are written out as in their indexes (`migrations.ts`):
 * an index for a part of the rows is only used where the database can see that it is that part.
 */
export const lobby = (db: Kysely<Schema>, limit: number): Promise<readonly Head[]> =>
  headsIn(
    tables(db)
      .where(sql<boolean>`is_public = 1 and phase in ('open', 'dealing', 'running')`)
      .orderBy('changed', 'desc')
      .limit(limit),
  )

export const brokenOff = (db: Kysely<Schema>, since: number, limit: number): Promise<readonly Head[]> =>
  headsIn(
    tables(db)
      .where(sql<boolean>`is_public = 1 and phase = 'brokenOff'`)
      .where('changed', '>=', since)
      .orderBy('changed', 'desc')
      .limit(limit),
  )

export const forgotten = (db: Kysely<Schema>, since: number, limit: number): Promise<readonly Head[]> =>
  headsIn(tables(db).where(sql<boolean>`phase = 'open'`).where('changed', '<', since).orderBy('changed').limit(limit))

export const tablesOf = (db: Kysely<Schema>, person: string, limit: number): Promise<readonly Head[]> =>
  headsIn(
    tables(db)
      .innerJoin('members', 'members.table_id', 'tables.id')
      .where('members.person_id', '=', person)
      .where('tables.phase', '<>', 'closed')
      .orderBy('tables.changed', 'desc')
      .limit(limit),
  )

/** Times are whole and after 1970. */
export const due = (db: Kysely<Schema>, by: number, limit: number, after = -1): Promise<readonly Head[]> =>
  headsIn(tables(db).where('due', '<=', by).where('due', '>', after).orderBy('due').limit(limit))

const tables = (db: Kysely<Schema>) => db.selectFrom('tables').selectAll('tables')

const headsIn = async (query: { execute(): Promise<readonly Selectable<HeadRow>[]> }): Promise<readonly Head[]> =>
  (await query.execute()).map(headOfRow)

const headOfRow = (row: Selectable<HeadRow>): Head => {
  const { is_public, people, leased_by: _, leased_until: __, rooms_at: ___, ...same } = row
  return { ...same, isPublic: is_public === 1, people: peopleIn(people) }
}

/** Heads can be rebuilt from the log: a damaged one must not break its list. */
const peopleIn = (text: string): readonly string[] => {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}
