/** The store over a database that Kysely can speak to: one source for SQLite and PostgreSQL. */
import type { Kysely } from 'kysely'
import type { Availability } from './availability.ts'
import {
  beginDaily,
  countDaily,
  dailyAttempt,
  dailyAttemptsOf,
  dailyRecord,
  dailyResults,
  dailySecret,
  endDaily,
  forgetDaily,
} from './daily.ts'
import { brokenOff, due, forgotten, headOf, lobby, tablesOf } from './heads.ts'
import { type Dialect, endLeases, leaseDueTables, leaseTables, timeOf } from './leases.ts'
import { addOpening, openTablesOf } from './openings.ts'
import { addCode, addPerson, addToken, personByToken, renamePerson, takeCode } from './people.ts'
import { addRooms, removeRooms } from './room-servers.ts'
import type { Schema } from './schema.ts'
import { leaveAs, recordHeartbeat } from './servers.ts'
import type { OnWritten, Store, StoredEntry, Writing } from './store.ts'
import { StoreUnavailable, withOneRetry } from './unavailable.ts'

/** A migrated database. */
export interface OpenedStore {
  readonly db: Kysely<Schema>
  readonly dialect: Dialect
  /** How many groups may be written at once. */
  readonly lanes: number
  /** Writes a group in one transaction; no two of it are about one table. Says for each, in order, whether it was written. */
  append(writings: readonly Writing[]): Promise<readonly boolean[]>
  /** For a database that several servers share. */
  watchWrites?(listener: OnWritten): void
  /** For a database that can become unavailable while the server runs. */
  readonly availability?: Pick<Availability, 'watch'>
}

export const makeStore = (opened: OpenedStore): Store => {
  const { db, dialect, availability } = opened
  const append = inLanes(opened)
  const { run, end } = pendingWork()
  /** For queries that change nothing, and for idempotent ones. */
  const again = <T>(work: () => Promise<T>): Promise<T> => run(() => withOneRetry(work))
  const refusalListeners: ((reason: StoreUnavailable) => void)[] = []
  const noteRefusal = (error: unknown): never => {
    if (error instanceof StoreUnavailable) for (const listener of refusalListeners) listener(error)
    throw error
  }
  return {
    append: (writing) => run(() => append(writing).catch(noteRefusal)),
    entries: (table, after) => again(() => entriesOf(db, table, after)),
    head: (table) => again(() => headOf(db, table)),
    lobby: (limit) => again(() => lobby(db, limit)),
    brokenOff: (since, limit) => again(() => brokenOff(db, since, limit)),
    tablesOf: (person, limit) => again(() => tablesOf(db, person, limit)),
    due: (by, limit, after) => again(() => due(db, by, limit, after)),
    lease: (server, tables, milliseconds) => again(() => leaseTables(db, dialect, server, tables, milliseconds)),
    leaseDue: (server, by, limit, milliseconds) =>
      again(() => leaseDueTables(db, dialect, server, by, limit, milliseconds)),
    endLeases: (server, tables) => again(() => endLeases(db, server, tables)),
    addRooms: (server, tables) => again(() => addRooms(db, server, tables)),
    removeRooms: (server, tables) => again(() => removeRooms(db, server, tables)),
    watchWrites: (listener) => opened.watchWrites?.(listener),
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
    dailySecret: (offered) => again(() => dailySecret(db, offered)),
    beginDaily: (attempt) => again(() => beginDaily(db, attempt)),
    dailyAttempt: (key) => again(() => dailyAttempt(db, key)),
    dailyAttemptsOf: (person, day) => again(() => dailyAttemptsOf(db, person, day)),
    endDaily: (key, ending) => run(() => endDaily(db, key, ending)),
    dailyResults: (day, game, limit) => again(() => dailyResults(db, day, game, limit)),
    countDaily: (day, game, points) => again(() => countDaily(db, day, game, points)),
    dailyRecord: (id) => again(() => dailyRecord(db, id)),
    forgetDaily: (before) => again(() => forgetDaily(db, before)),
    time: () => again(() => timeOf(db, dialect)),
    beat: (at, server) => again(() => recordHeartbeat(db, at, server)),
    leave: (server) => again(() => leaveAs(db, server)),
    lastBeat: () => again(() => marked(db, 'beat')),
    // Only writing shows that the disk is not full.
    ready: () => again(() => mark(db, 'ready', Date.now())),
    watch: (listener) => availability?.watch(listener),
    watchRefusals: (listener) => void refusalListeners.push(listener),
    close: () => end(() => db.destroy()),
  }
}

/** Without a limit, the first writes of a group would wait too long. */
const MOST_AT_ONCE = 64

/** A table is always written in the same lane, so that its writings keep their order. */
const inLanes = ({ lanes: count, append }: OpenedStore): ((writing: Writing) => Promise<boolean>) => {
  const lanes: readonly Groups<Writing, boolean>[] = Array.from({ length: count }, () =>
    inGroups({ most: MOST_AT_ONCE, owner: ({ head }) => head.id, write: append }),
  )
  return async (writing) => {
    const fault = faultOf(writing)
    const lane = lanes[sumOf(writing.head.id) % count]
    if (fault !== undefined || lane === undefined) throw new Error(fault ?? 'A store has one lane or more.')
    return lane.add(writing)
  }
}

/**
 * What is wrong with a write by itself. It is checked before the write joins a group, because
 * an error of the database fails the whole group.
 */
const faultOf = ({ head, entries }: Writing): string | undefined => {
  const first = entries[0]
  if (first === undefined || first.seq < 1) return 'A writing needs entries, numbered from 1.'
  if (entries.some(({ seq }, i) => seq !== first.seq + i)) return 'The entries of a writing follow each other.'
  if (entries.at(-1)?.seq !== head.seq) return 'A head carries the number of its last entry.'
  const numbers = [head.seq, head.created, head.changed, head.due ?? 0, ...entries.map(({ at }) => at)]
  if (!numbers.every(Number.isSafeInteger) || head.seq > MOST_ENTRIES) return 'Numbers and times are whole.'
  const texts = [head.id, head.game, head.about, ...head.people, ...entries.flatMap((e) => [e.command ?? '', e.body])]
  // PostgreSQL cannot store this character in a text.
  return texts.some((text) => text.includes('\0')) ? 'No text of a writing holds the character 0.' : undefined
}

const MOST_ENTRIES = 2 ** 31 - 1

const sumOf = (id: string): number => {
  let sum = 0
  for (let index = 0; index < id.length; index++) sum += id.charCodeAt(index)
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

/** A table has one snapshot: a newer one replaces an older one and those of other builds. */
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

/** Closing waits for work that was started, and no work starts after it. */
interface PendingWork {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Calls `last` when all else is done, once. */
  end(last: () => Promise<void>): Promise<void>
}

const pendingWork = (): PendingWork => {
  const running = new Set<Promise<unknown>>()
  let ending: Promise<void> | undefined
  return {
    async run(work) {
      if (ending !== undefined) throw new Error('The store is closed.')
      const pending = work()
      running.add(pending)
      try {
        return await pending
      } finally {
        running.delete(pending)
      }
    },
    end(last) {
      ending ??= Promise.allSettled(running).then(last)
      return ending
    },
  }
}

/**
 * Group commit: what arrives while a group is being written waits, and is then written together
 * with the others that wait, so that one sync of the disk serves them all.
 */
export interface Groups<Job, Answer> {
  /** Resolves when its group is written. If that fails, the whole group rejects. */
  add(job: Job): Promise<Answer>
}

export interface GroupPlan<Job, Answer> {
  /** How large a group may be. */
  readonly most: number
  /** Two jobs of one owner are never in one group: the second may depend on how the first went. */
  owner(job: Job): string
  /** An answer for each job, in their order. */
  write(jobs: readonly Job[]): Promise<readonly Answer[]>
}

export const inGroups = <Job, Answer>({ most, owner, write }: GroupPlan<Job, Answer>): Groups<Job, Answer> => {
  let waiting: Waiting<Job, Answer>[] = []
  let isWriting = false

  const next = (): readonly Waiting<Job, Answer>[] => {
    const group = new Map<string, Waiting<Job, Answer>>()
    const rest: Waiting<Job, Answer>[] = []
    for (const item of waiting) {
      const name = owner(item.job)
      if (group.size < most && !group.has(name)) group.set(name, item)
      else rest.push(item)
    }
    waiting = rest
    return [...group.values()]
  }

  const writeAll = async (): Promise<void> => {
    isWriting = true
    // Jobs that are added in the same tick go into one group.
    await Promise.resolve()
    while (waiting.length > 0) await settle(next(), write)
    isWriting = false
  }

  return {
    add(job) {
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject })
        if (!isWriting) void writeAll()
      })
    },
  }
}

interface Waiting<Job, Answer> {
  readonly job: Job
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Never rejects: a group that failed must not keep the next one from being tried. */
const settle = async <Job, Answer>(
  group: readonly Waiting<Job, Answer>[],
  write: (jobs: readonly Job[]) => Promise<readonly Answer[]>,
): Promise<void> => {
  try {
    const answers = await write(group.map(({ job }) => job))
    for (const [i, { resolve, reject }] of group.entries()) {
      const answer = answers[i]
      if (answer === undefined) reject(new Error('A group was written without an answer for each of it.'))
      // One tick each: the first writer is answered before the next write is shown to its table.
      else if (i > 0) setImmediate(resolve, answer)
      else resolve(answer)
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
