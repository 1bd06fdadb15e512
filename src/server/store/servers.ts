/**
 * The servers that share a database, so that nothing is written that one of them could not read. Each says regularly that it
 * is up, of which release it is, and which kinds of entries it knows. Release 0.2.0 says only that it is up, by a mark that
 * all releases write.
 */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** How a server introduces itself to the others. */
export interface ServerInfo {
  readonly name: string
  readonly release: string
  /** The kinds of log entries that it can read. */
  readonly kinds: readonly string[]
}

/** Who shares the database now. */
export interface Peers {
  /** All servers that are up, this one included, without those of release 0.2.0. */
  readonly servers: readonly Omit<ServerInfo, 'kinds'>[]
  /** Kinds that every one of them can read; null if a server does not say what it can read. */
  readonly kinds: readonly string[] | null
}

/** A server without a heartbeat for this long counts as stopped. Heartbeats come every two seconds. */
const SILENT = 10_000
const FORGOTTEN = 3_600_000

/** Written by all releases; and the copy of it that only releases with this table write. */
const BEAT = 'beat'
const COPY = 'beat of servers'
const UNNAMED = 'unnamed server'

/** Notes that this server is up, and returns the servers that are. */
export const recordHeartbeat = (db: Kysely<Schema>, at: number, me: ServerInfo): Promise<Peers> =>
  db.transaction().execute(async (inside) => {
    const marks = await marksOf(inside)
    const [beat, copy] = [marks.get(BEAT), marks.get(COPY)]
    // The mark changed without its copy: a server of release 0.2.0 is up. On the first start its age decides.
    const isForeign = beat !== copy && beat !== undefined && (copy !== undefined || Math.abs(at - beat) < SILENT)
    const unnamed = isForeign ? at : marks.get(UNNAMED)
    await writeMarks(inside, { [BEAT]: at, [COPY]: at, ...(isForeign && { [UNNAMED]: at }) })
    await introduce(inside, at, me)
    const rows = await inside
      .selectFrom('servers')
      .selectAll()
      .where('seen', '>', at - SILENT)
      .orderBy('name')
      .execute()
    const isAlone = unnamed === undefined || at - unnamed >= SILENT
    return {
      servers: rows.map(({ name, release }) => ({ name, release })),
      kinds: isAlone
        ? common(
            rows.map(({ kinds }): readonly string[] => JSON.parse(kinds)),
            me.kinds,
          )
        : null,
    }
  })

/** This server is going down. */
export const leaveAs = async (db: Kysely<Schema>, name: string): Promise<void> => {
  await db.deleteFrom('servers').where('name', '=', name).execute()
}

const common = (lists: readonly (readonly string[])[], mine: readonly string[]): readonly string[] =>
  mine.filter((kind) => lists.every((kinds) => kinds.includes(kind)))

const marksOf = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> => {
  const rows = await db.selectFrom('marks').selectAll().where('name', 'in', [BEAT, COPY, UNNAMED]).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** In one statement and one order, so that two servers cannot wait for each other. */
const writeMarks = async (db: Kysely<Schema>, marks: Readonly<Record<string, number>>): Promise<void> => {
  await db
    .insertInto('marks')
    .values(Object.entries(marks).map(([name, value]) => ({ name, value })))
    .onConflict((conflict) => conflict.column('name').doUpdateSet((is) => ({ value: is.ref('excluded.value') })))
    .execute()
}

const introduce = async (db: Kysely<Schema>, at: number, { name, release, kinds }: ServerInfo): Promise<void> => {
  const row = { release, kinds: JSON.stringify(kinds), seen: at }
  await db
    .insertInto('servers')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
  await db
    .deleteFrom('servers')
    .where('seen', '<', at - FORGOTTEN)
    .execute()
}
