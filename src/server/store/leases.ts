/**
 * Leases on tables: which server does what is due there. A lease is two columns of the table's row and ends by itself, by the
 * time of the database, so that neither a dead server nor a wrong clock can hold a table.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** What differs between the databases. */
export interface Dialect {
  /** The time of the database, in milliseconds since 1970. */
  readonly time: RawBuilder<number>
  /** Several servers may lock rows at the same time. */
  readonly isShared: boolean
}

export const SQLITE: Dialect = {
  time: sql<number>`cast(round((julianday('now') - 2440587.5) * 86400000) as integer)`,
  isShared: false,
}

export const POSTGRES: Dialect = {
  time: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  isShared: true,
}

export const timeOf = async (db: Kysely<Schema>, { time }: Dialect): Promise<number> => {
  const { rows } = await sql<{ now: number }>`select ${time} as now`.execute(db)
  return Number(rows[0]?.now)
}

/** Leases these tables to a server unless another one has them. Answers which of them the server has now. */
export const leaseTables = (
  db: Kysely<Schema>,
  dialect: Dialect,
  server: string,
  tables: readonly string[],
  milliseconds: number,
): Promise<readonly string[]> => {
  const { time } = dialect
  const isMine = sql<boolean>`(leased_by = ${server} or leased_until is null or leased_until <= ${time})`
  // Many rows are locked in one order and without waiting: an append locks some of them in its own order.
  const many = db.selectFrom('tables').select('id').where('id', 'in', tables).where(isMine).orderBy('id')
  const update = leaseTo(db, dialect, server, milliseconds)
  const found =
    tables.length === 1
      ? update.where('id', 'in', tables).where(isMine)
      : update.where('id', 'in', dialect.isShared ? many.forUpdate().skipLocked() : many)
  return idsOf(found.returning('id').execute())
}

/** Leases tables where something was due by then and that no server has, the longest overdue first. */
export const leaseDueTables = (
  db: Kysely<Schema>,
  dialect: Dialect,
  server: string,
  by: number,
  limit: number,
  milliseconds: number,
): Promise<readonly string[]> => {
  const { time } = dialect
  const free = db
    .selectFrom('tables')
    .select('id')
    .where('due', '<=', by)
    .where(sql<boolean>`(leased_until is null or leased_until <= ${time})`)
    .orderBy('due')
    .limit(limit)
  const leased = leaseTo(db, dialect, server, milliseconds)
    .where('id', 'in', dialect.isShared ? free.forUpdate().skipLocked() : free)
    .returning('id')
  return idsOf(leased.execute())
}

/** Gives leases back before they end. */
export const endLeases = async (db: Kysely<Schema>, server: string, tables: readonly string[]): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ leased_until: null })
    .where('id', 'in', tables)
    .where('leased_by', '=', server)
    .execute()
}

const leaseTo = (db: Kysely<Schema>, { time }: Dialect, server: string, milliseconds: number) =>
  db.updateTable('tables').set({ leased_by: server, leased_until: sql<number>`${time} + ${sql.lit(milliseconds)}` })

const idsOf = async (rows: Promise<readonly { readonly id: string }[]>): Promise<readonly string[]> =>
  (await rows).map(({ id }) => id)
