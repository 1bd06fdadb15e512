/** The tables of the database. Only types that SQLite and PostgreSQL have both: text, integer, bigint. */
import type { Generated } from 'kysely'
import type { AttemptState } from '../../wire/daily.ts'
import type { Head } from './store.ts'

export interface Schema {
  tables: HeadRow
  entries: EntryRow
  members: MemberRow
  openings: OpeningRow
  snapshots: SnapshotRow
  people: PersonRow
  tokens: TokenRow
  codes: CodeRow
  marks: MarkRow
  servers: ServerRow
  daily_secrets: DailySecretRow
  daily_attempts: DailyAttemptRow
}

/** A head. Times are milliseconds since 1970 and fit a number. */
export interface HeadRow {
  id: string
  game: string
  phase: Head['phase']
  /** 0 or 1. */
  is_public: number
  seq: number
  created: number
  changed: number
  due: number | null
  /** The ids as JSON, in their order; `members` finds tables by them. */
  people: string
  about: string
  /** The server that does what is due here, and until when, by the time of the database. */
  leased_by: Generated<string | null>
  leased_until: Generated<number | null>
  /** The names of the servers that have a room for this table, with spaces between them. */
  rooms_at: Generated<string | null>
}

export interface EntryRow {
  table_id: string
  seq: number
  at: number
  command: string | null
  body: string
}

interface MemberRow {
  person_id: string
  table_id: string
}

/** Who opened a table; `address` is a hash. */
interface OpeningRow {
  table_id: string
  person_id: string
  address: string
}

interface SnapshotRow {
  table_id: string
  build: string
  seq: number
  body: string
}

interface PersonRow {
  id: string
  name: string
  created: number
}

interface TokenRow {
  hash: string
  person_id: string
  at: number
}

interface CodeRow {
  hash: string
  person_id: string
  expires: number
}

/** A server that shares this database. */
interface ServerRow {
  name: string
  release: string
  /** JSON. */
  kinds: string
  /** When it last said that it is up. */
  seen: number
}

/** Single numbers that the server keeps about itself. */
interface MarkRow {
  name: string
  value: number
}

/** Known to the servers of this database alone. */
interface DailySecretRow {
  name: string
  secret: string
}

/** Somebody's attempt at the deal of a day. Points, place and record are there once it is ranked. */
export interface DailyAttemptRow {
  day: string
  game: string
  person_id: string
  id: string
  started: number
  /** The release of the server that it began on: another one may have other bots. */
  release: string
  state: AttemptState
  finished: number | null
  points: number | null
  place: number | null
  /** JSON. */
  record: string | null
}
