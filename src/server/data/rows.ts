/**
 * What a server keeps, as rows that can leave one database and enter another. Snapshots are left out, because every server
 * makes its own from the log, and so are leases, which belong to running servers.
 */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../store/schema.ts'

/** A value of a column: the databases share only text and whole numbers. */
export type Value = string | number | null

export interface Row {
  readonly of: Kind
  readonly row: Readonly<Record<string, Value>>
}

export type Kind = keyof typeof LAYOUT

interface Layout {
  readonly columns: readonly string[]
  /** The first columns, as many as this, are the primary key. */
  readonly key: number
}

/** In an order in which every row finds the rows that it refers to. */
export const LAYOUT = {
  people: { columns: ['id', 'name', 'created'], key: 1 },
  tokens: { columns: ['hash', 'person_id', 'at'], key: 1 },
  codes: { columns: ['hash', 'person_id', 'expires'], key: 1 },
  tables: {
    columns: ['id', 'game', 'phase', 'is_public', 'seq', 'created', 'changed', 'due', 'people', 'about'],
    key: 1,
  },
  members: { columns: ['person_id', 'table_id'], key: 2 },
  openings: { columns: ['table_id', 'person_id', 'address'], key: 1 },
  entries: { columns: ['table_id', 'seq', 'at', 'command', 'body'], key: 2 },
  marks: { columns: ['name', 'value'], key: 1 },
  daily_secrets: { columns: ['name', 'secret'], key: 1 },
  daily_attempts: {
    columns: [
      ...(['day', 'game', 'person_id', 'id', 'started', 'release', 'state'] as const),
      ...(['finished', 'points', 'place', 'record'] as const),
    ],
    key: 3,
  },
} as const satisfies Partial<Record<keyof Schema, Layout>>

export const KINDS = Object.keys(LAYOUT) as readonly Kind[]

/** Rows that are read at a time. */
const PAGE = 2_000

/** Every row, kind by kind, each kind in the order of its key. `db` should be inside a transaction that sees one moment. */
export async function* allRows(db: Kysely<Schema>): AsyncGenerator<readonly Row[]> {
  const tables = await db.introspection.getTables()
  for (const of of KINDS) {
    // A file that only earlier releases have opened lacks tables that came later.
    if (!tables.some(({ name }) => name === of)) continue
    const { columns, key }: Layout = LAYOUT[of]
    for (let last: readonly Value[] | null = null; ; ) {
      const rows: readonly Row['row'][] = await page(db, of, columns, columns.slice(0, key), last)
      if (rows.length > 0) yield rows.map((row) => ({ of, row: inOrder(row, columns) }))
      const end: Row['row'] | undefined = rows[PAGE - 1]
      if (end === undefined) break
      last = columns.slice(0, key).map((column) => end[column] ?? null)
    }
  }
}

const page = async (
  db: Kysely<Schema>,
  of: Kind,
  columns: readonly string[],
  key: readonly string[],
  last: readonly Value[] | null,
): Promise<readonly Row['row'][]> => {
  const names = (list: readonly string[]) => sql.join(list.map((name) => sql.id(name)))
  const after = last === null ? sql`` : sql`where (${names(key)}) > (${sql.join(last)})`
  const { rows } = await sql<
    Row['row']
  >`select ${names(columns)} from ${sql.table(of)} ${after} order by ${names(key)} limit ${sql.lit(PAGE)}`.execute(db)
  return rows
}

/** The same columns in the same order, whatever the database says: files of two databases can be compared. */
const inOrder = (row: Row['row'], columns: readonly string[]): Row['row'] =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))

/** Rows of one kind that are written at a time: well below the limits of parameters in a statement. */
const WRITTEN_AT_ONCE = 500

/** Writes rows in the order in which they come. `db` should be inside a transaction: all or nothing. */
export const writeRows = async (db: Kysely<Schema>, pages: AsyncIterable<readonly Row[]>): Promise<RowCounts> => {
  const counts = noRows()
  let waiting: Row[] = []
  const flush = async (): Promise<void> => {
    const [first] = waiting
    if (first === undefined) return
    const { of } = first
    // The layout has checked the columns; the type of a row depends on its kind.
    await db
      .insertInto(of)
      .values(waiting.map(({ row }) => row) as never)
      .execute()
    counts[of] += waiting.length
    waiting = []
  }
  for await (const rows of pages) {
    for (const row of rows) {
      if (waiting.length >= WRITTEN_AT_ONCE || (waiting[0]?.of ?? row.of) !== row.of) await flush()
      waiting.push(row)
    }
  }
  await flush()
  return counts
}

export type RowCounts = Record<Kind, number>

export const noRows = (): RowCounts => ({
  people: 0,
  tokens: 0,
  codes: 0,
  tables: 0,
  members: 0,
  openings: 0,
  entries: 0,
  marks: 0,
  daily_secrets: 0,
  daily_attempts: 0,
})
