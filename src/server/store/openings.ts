/** Who opened which table, and from where, for quotas. It is not part of the heads, so moves never touch it. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { OpenTables, TableOpening } from './store.ts'

/** Deletes the rows of finished tables, so that a person has few rows. */
export const addOpening = async (db: Kysely<Schema>, { table, person, address }: TableOpening): Promise<void> => {
  await db
    .deleteFrom('openings')
    .where('person_id', '=', person)
    .where('table_id', 'in', (is) =>
      is
        .selectFrom('openings as mine')
        .innerJoin('tables', 'tables.id', 'mine.table_id')
        .select('mine.table_id')
        .where('mine.person_id', '=', person)
        .where('tables.phase', 'in', ['over', 'closed', 'brokenOff']),
    )
    .execute()
  await db.insertInto('openings').values({ table_id: table, person_id: person, address }).execute()
}

export const openTablesOf = async (
  db: Kysely<Schema>,
  person: string,
  address: string,
  since: number,
): Promise<OpenTables> => {
  const count = (column: 'person_id' | 'address', value: string) =>
    db
      .selectFrom('openings')
      .innerJoin('tables', 'tables.id', 'openings.table_id')
      .select(sql<number>`count(*)`.as('count'))
      .where(`openings.${column}`, '=', value)
      .where('tables.phase', 'in', ['open', 'dealing', 'running'])
      .where('tables.changed', '>=', since)
      .executeTakeFirst()
  const [byPerson, byAddress] = await Promise.all([count('person_id', person), count('address', address)])
  return { person: Number(byPerson?.count ?? 0), address: Number(byAddress?.count ?? 0) }
}
