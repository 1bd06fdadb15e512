/** The places where a server keeps its data, opened to read all of it or to fill an empty one. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { POSTGRES, timeOf } from '../store/leases.ts'
import { migrate } from '../store/migrations.ts'
import type { StoreLocation } from '../store/open-store.ts'
import { openForMigration } from '../store/postgres.ts'
import type { Schema } from '../store/schema.ts'
import { openSqlite } from '../store/sqlite.ts'
import { DatabaseSync } from '../store/sqlite-engine.js'

/** Why a place cannot be used. */
export class UnusableData extends Error {
  override readonly name = 'UnusableData'
  /** `missing`: nothing is there; `serving`: a server uses it; `occupied`: it holds data already. */
  readonly why: 'missing' | 'serving' | 'occupied'
  constructor(why: UnusableData['why'], message: string) {
    super(message)
    this.why = why
  }
}

/** Reads one moment of a place, also while servers use it. Nothing is changed. */
export const readPlace = async <T>(place: StoreLocation, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
  if (place.url === undefined) return readFile(join(place.folder, 'roundhouse.db'), work)
  const db = openForMigration(place.url)
  try {
    return await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
  } finally {
    await db.destroy()
  }
}

/** The same for one file of SQLite: a data folder's, or a backup. */
export const readFile = async <T>(file: string, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
  if (!existsSync(file)) throw new UnusableData('missing', file)
  const db = new Kysely<Schema>({ dialect: readOnly(file) })
  try {
    return await db.transaction().execute(work)
  } finally {
    await db.destroy()
  }
}

/** Reads a place that no server uses: what is written there later would be left behind. */
export const readAlone = async <T>(place: StoreLocation, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
  if (place.url !== undefined) {
    return readPlace(place, async (db) => {
      await refuseServed(db)
      return work(db)
    })
  }
  if (!existsSync(join(place.folder, 'roundhouse.db'))) throw new UnusableData('missing', place.folder)
  // Opening it as a server does keeps servers out meanwhile.
  return inNewest(place, work)
}

/** Fills a place without tables and people, all or nothing. It is made, and migrated, if needed. */
export const fillPlace = <T>(place: StoreLocation, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> =>
  inNewest(place, (db) =>
    db.transaction().execute(async (inside) => {
      // Opening a folder keeps servers out; a database does not.
      if (place.url !== undefined) await refuseServed(inside)
      for (const of of ['tables', 'people', 'entries'] as const) {
        const found = await inside.selectFrom(of).selectAll().limit(1).execute()
        if (found.length > 0) throw new UnusableData('occupied', of)
      }
      await inside.deleteFrom('marks').execute()
      return work(inside)
    }),
  )

const inNewest = async <T>({ folder, url }: StoreLocation, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> => {
  const db = url === undefined ? (await openSqlite(folder)).db : openForMigration(url)
  try {
    await migrate(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Servers say every two seconds that they are up. */
const SILENT_FOR = 6_000

const refuseServed = async (db: Kysely<Schema>): Promise<void> => {
  const beat = await db.selectFrom('marks').select('value').where('name', '=', 'beat').executeTakeFirst()
  if (beat === undefined) return
  if ((await timeOf(db, POSTGRES)) - beat.value < SILENT_FOR) throw new UnusableData('serving', 'a server is running')
}

/** Kysely's own dialect over one read-only connection in this thread: nobody plays in this process. */
const readOnly = (file: string): SqliteDialect => {
  const database = new DatabaseSync(file, { readOnly: true })
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const statement = database.prepare(sql)
        return {
          reader: /^\s*(select|with|pragma)/i.test(sql),
          all: (parameters) => statement.all(...(parameters as never[])),
          run(parameters) {
            const { changes, lastInsertRowid } = statement.run(...(parameters as never[]))
            return { changes, lastInsertRowid }
          },
          iterate: (parameters) => statement.all(...(parameters as never[]))[Symbol.iterator](),
        }
      },
    },
  })
}
