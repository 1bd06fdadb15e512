/**
 * The store of the server. The source of truth about a table is its log: entries that
 * are only ever added, each with the next sequence number. Everything else about tables (heads,
 * snapshots) can be rebuilt from it. There are two implementations: SQLite and PostgreSQL.
 */

import type { AttemptState } from '../../wire/daily.ts'
import type { Peers, ServerInfo } from './servers.ts'
import type { StoreUnavailable } from './unavailable.ts'

/** An entry of a table's log. The store does not read its body. */
export interface StoredEntry {
  readonly seq: number
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  /** The person and the id of the command that made it, which is done only once; null for what the server did by itself. */
  readonly command: string | null
  /** JSON. */
  readonly body: string
}

/** A table as lists show it: written with each entry, found without reading the log. */
export interface Head {
  readonly id: string
  readonly game: string
  readonly phase: 'open' | 'dealing' | 'brokenOff' | 'running' | 'over' | 'closed'
  readonly isPublic: boolean
  /** The sequence number of its last entry. */
  readonly seq: number
  readonly created: number
  readonly changed: number
  /** When the server has something to do here by itself (a bot, a flag, an end of waiting), or null. */
  readonly due: number | null
  /** The ids of the people who belong to it. */
  readonly people: readonly string[]
  /** What else a list shows, as JSON. */
  readonly about: string
}

export interface Person {
  readonly id: string
  readonly name: string
  readonly created: number
}

/** Who opened a table. */
export interface TableOpening {
  readonly table: string
  readonly person: string
  /** A hash of the address it was opened from. */
  readonly address: string
}

/** Tables that are neither over nor closed, by who opened them. */
export interface OpenTables {
  readonly person: number
  readonly address: number
}

/** What is written about one table in one step. */
export interface Writing {
  readonly head: Head
  /** One or more entries; the first one follows the last that its writer has seen. */
  readonly entries: readonly StoredEntry[]
}

/** One guest's attempt at one game of one day. */
export interface DailyKey {
  readonly day: string
  readonly game: string
  readonly person: string
}

export interface DailyAttempt extends DailyKey {
  readonly id: string
  readonly started: number
  /** The release of the server that it began on. */
  readonly release: string
  readonly state: AttemptState
  /** The points and the place of a ranked attempt, else null. */
  readonly points: number | null
  readonly place: number | null
}

/** How an attempt ended. */
export type DailyEnding =
  | { readonly state: 'refused'; readonly finished: number }
  | {
      readonly state: 'ranked'
      readonly finished: number
      readonly points: number
      readonly place: number
      /** JSON. */
      readonly record: string
    }

/** A ranked attempt, with the name that its guest has now. */
export interface DailyResult {
  readonly id: string
  readonly person: string
  readonly name: string
  readonly points: number
  readonly place: number
}

/** A table was written; by name the servers that have a room for it, and null if they are not known. */
export type OnWritten = (head: Pick<Head, 'id' | 'seq'>, servers: readonly string[] | null) => void

/** Every method rejects with `StoreUnavailable` while the database cannot be used, and may be called again later. */
export interface Store {
  /**
   * Adds entries to a table's log, also the first ones of a new table. True: they are durably
   * written. False: another writer was first (one of the sequence numbers or command ids is in
   * use), and nothing was written. If it rejects, only the log shows whether they were written.
   */
  append(writing: Writing): Promise<boolean>
  /** The entries after this sequence number, in order. */
  entries(table: string, after: number): Promise<readonly StoredEntry[]>
  head(table: string): Promise<Head | undefined>
  /** Public tables that wait for players or are played, the last changed first. */
  lobby(limit: number): Promise<readonly Head[]>
  /** Public tables whose deal was cancelled since then, the last one first. */
  brokenOff(since: number, limit: number): Promise<readonly Head[]>
  /** A person's tables, closed ones left out, the one that changed last first. */
  tablesOf(person: string, limit: number): Promise<readonly Head[]>
  /** Tables where something is due by then, the longest overdue first; with `after` only what is due after that. */
  due(by: number, limit: number, after?: number): Promise<readonly Head[]>
  /** Leases these tables to a server for so long, unless another one has them. Answers which of them it has now. */
  lease(server: string, tables: readonly string[], milliseconds: number): Promise<readonly string[]>
  /** Leases tables where something was due by then and that no server has, the longest overdue first. */
  leaseDue(server: string, by: number, limit: number, milliseconds: number): Promise<readonly string[]>
  /** Gives leases back before they end. */
  endLeases(server: string, tables: readonly string[]): Promise<void>
  /**
   * This server has rooms for these tables from now on, and writers learn its name. It must read the logs afterwards. Only for
   * databases that several servers share.
   */
  addRooms(server: string, tables: readonly string[]): Promise<void>
  removeRooms(server: string, tables: readonly string[]): Promise<void>
  /** Calls back for each table that this server writes, before the write is answered; on a database that servers share. */
  watchWrites(listener: OnWritten): void
  /** Tables that are still open, unchanged since then. */
  forgotten(since: number, limit: number): Promise<readonly Head[]>
  /** Notes who opens a table. It counts from the table's first entry on. */
  addOpening(opening: TableOpening): Promise<void>
  /** How many open tables, changed since then, were opened by this person and from this address. */
  openTablesOf(person: string, address: string, since: number): Promise<OpenTables>
  /** A cache: the newest snapshot of a table that this build has written. */
  snapshot(table: string, build: string): Promise<{ readonly seq: number; readonly body: string } | undefined>
  keepSnapshot(table: string, build: string, seq: number, body: string): Promise<void>

  /** People are found by the hash of their token; the token itself is kept nowhere. */
  addPerson(person: Person): Promise<void>
  addToken(person: string, tokenHash: string, at: number): Promise<void>
  personByToken(tokenHash: string): Promise<Person | undefined>
  renamePerson(person: string, name: string): Promise<void>
  /** A one-time code for another device. Taking it removes it; it is not found once it has expired. */
  addCode(codeHash: string, person: string, expires: number): Promise<void>
  takeCode(codeHash: string, now: number): Promise<Person | undefined>

  /** The secret that the seeds of daily deals follow from. The first one that is offered is kept. */
  dailySecret(offered: string): Promise<string>
  /** Notes that an attempt began, unless it had begun before. Answers the attempt that counts. */
  beginDaily(attempt: DailyAttempt): Promise<DailyAttempt>
  dailyAttempt(key: DailyKey): Promise<DailyAttempt | undefined>
  dailyAttemptsOf(person: string, day: string): Promise<readonly DailyAttempt[]>
  /** Ends an open attempt. False: it was not open any more, and nothing was written. */
  endDaily(key: DailyKey, ending: DailyEnding): Promise<boolean>
  /** Ranked attempts, the most points first; among equals, those that were finished first. */
  dailyResults(day: string, game: string, limit: number): Promise<readonly DailyResult[]>
  /** How many ranked attempts there are, and how many of them have more points than this. */
  countDaily(day: string, game: string, points: number): Promise<{ readonly all: number; readonly better: number }>
  /** A ranked attempt by its id, with its record. */
  dailyRecord(id: string): Promise<(DailyKey & { readonly name: string; readonly record: string }) | undefined>
  /** Removes the attempts of all days before this one. */
  forgetDaily(before: string): Promise<void>

  /** The time of the database, in milliseconds since 1970. */
  time(): Promise<number>
  /** The last time a server was known to be up: no clock has run since then. Tells who else shares the database. */
  beat(at: number, server: ServerInfo): Promise<Peers>
  /** This server no longer shares the database. */
  leave(server: string): Promise<void>
  lastBeat(): Promise<number | undefined>
  /** Rejects if the store cannot be written to now. */
  ready(): Promise<void>
  /** Calls back when the database goes away, with the reason, and with null when it is back. */
  watch(listener: (reason: Error | null) => void): void
  /** Calls back when the database has not taken an append but may take it later: no connection, a full disk, a lock. */
  watchRefusals(listener: (reason: StoreUnavailable) => void): void
  /** Waits for pending writes and closes the database. */
  close(): Promise<void>
}
