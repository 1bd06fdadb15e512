/** The migrations of the database, step by step. A released step is never changed. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Runs the steps that this database has not seen. If one fails, rejects and leaves the step undone. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  await run(new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } }))
  // Read before: the migrator holds the only connection.
  const expansions = { ...(await unknownExpansions(db)), ...EXPANSIONS }
  await run(
    new Migrator({
      db,
      provider: { getMigrations: async () => expansions },
      migrationTableName: 'expansions',
      migrationLockTableName: 'expansions_lock',
      allowUnorderedMigrations: true,
    }),
  )
}

const run = async (migrator: Migrator): Promise<void> => {
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}

type Steps = Kysely<unknown>

const createTables = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('changed', 'bigint', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .execute()
  // Only what a list asks for is in its index, so that most moves of most tables leave the indexes alone.
  const index = (name: string, column: string) => db.schema.createIndex(name).on('tables').column(column)
  await index('tables_lobby', 'changed')
    .where(sql<boolean>`is_public = 1 and phase in ('open', 'dealing', 'running')`)
    .execute()
  await index('tables_due', 'due').where('due', 'is not', null).execute()
  await index('tables_open', 'changed').where(sql<boolean>`phase = 'open'`).execute()
}

/** The log references nothing else: it is the source of truth. */
const createLog = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('command', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .execute()
  await db.schema
    .createIndex('entries_command')
    .unique()
    .on('entries')
    .columns(['table_id', 'command'])
    .where('command', 'is not', null)
    .execute()
  await db.schema
    .createTable('members')
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('members_pk', ['person_id', 'table_id'])
    .execute()
  await db.schema.createIndex('members_table').on('members').column('table_id').execute()
  await db.schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}

const createPeople = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tokens_person').on('tokens').column('person_id').execute()
  await db.schema
    .createTable('codes')
    .addColumn('hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('marks')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'bigint', (column) => column.notNull())
    .execute()
}

const listBrokenDeals = async (db: Steps): Promise<void> => {
  await db.schema
    .createIndex('tables_broken_off')
    .on('tables')
    .column('changed')
    .where(sql<boolean>`is_public = 1 and phase = 'brokenOff'`)
    .execute()
}

/** No reference to `tables`: the row is there before the table's first entry. */
const countOpenTables = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('openings')
    .addColumn('table_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('person_id', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('openings_person').on('openings').column('person_id').execute()
  await db.schema.createIndex('openings_address').on('openings').column('address').execute()
}

/** Servers of earlier releases do not know these columns, and go on writing heads without them. */
const leaseTables = async (db: Steps): Promise<void> => {
  await db.schema.alterTable('tables').addColumn('leased_by', 'text').execute()
  await db.schema.alterTable('tables').addColumn('leased_until', 'bigint').execute()
}

/** Which servers have a table in memory: see `room-servers.ts`. */
const listRooms = async (db: Steps): Promise<void> => {
  await db.schema.alterTable('tables').addColumn('rooms_at', 'text').execute()
}

/** Which servers share the database, and what they can read: see `servers.ts`. */
const listServers = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('servers')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .execute()
}

/** The daily deal: one secret for all servers of this database, and one attempt for each guest, game and day. */
const keepDailyDeals = async (db: Steps): Promise<void> => {
  await db.schema
    .createTable('daily_secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('daily_attempts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('person_id', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('started', 'bigint', (column) => column.notNull())
    .addColumn('release', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('finished', 'bigint')
    .addColumn('points', 'integer')
    .addColumn('place', 'integer')
    .addColumn('record', 'text')
    .addPrimaryKeyConstraint('daily_attempts_pk', ['day', 'game', 'person_id'])
    .execute()
  await db.schema.createIndex('daily_attempts_id').unique().on('daily_attempts').column('id').execute()
  await db.schema.createIndex('daily_attempts_person').on('daily_attempts').column('person_id').execute()
}

/** Expansions that a newer release has run on this database: they only add, so this release works beside it. */
const unknownExpansions = async (db: Kysely<Schema>): Promise<Record<string, Migration>> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'expansions')) return {}
  const { rows } = await sql<{ name: string }>`select name from expansions`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}

/**
 * Steps since 0.2.0, for rolling upgrades: each only adds columns with defaults, tables or indexes, so that servers of the
 * release before work on the same database. They are listed in a table of their own, because 0.2.0 refuses to start where
 * the first list has steps that it does not know.
 */
const EXPANSIONS: Readonly<Record<string, Migration>> = {
  '101-leases': { up: leaseTables },
  '102-servers': { up: listServers },
  '103-daily': { up: keepDailyDeals },
  '104-rooms': { up: listRooms },
}

/** They run in the order of their names. No step is added here any more. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-tables-log-people': {
    up: async (db) => {
      await createTables(db)
      await createLog(db)
      await createPeople(db)
    },
  },
  '002-broken-deals': { up: listBrokenDeals },
  '004-openings': { up: countOpenTables },
}
