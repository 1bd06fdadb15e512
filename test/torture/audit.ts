/** Compares the log in a database with the acknowledgements: every acknowledged order once, in order, and no other entries. */
import type { OpenedStore } from '../../src/server/store/kysely-store.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'
import { openSqlite } from '../../src/server/store/sqlite.ts'
import type { Ledger } from './crowd.ts'

export interface Audit {
  readonly tables: number
  readonly entries: number
  readonly lost: number
  readonly doubled: number
  readonly misplaced: number
  /** Entries with an id that nobody sent, and gaps between sequence numbers. */
  readonly foreign: number
}

interface Row {
  readonly seq: number
  readonly command: string | null
  readonly body: string
}

/** The server must not be running: the folder is opened as a server opens it. */
export const auditFolder = async (data: string, ledgers: readonly Ledger[]): Promise<Audit> =>
  auditIn(await openSqlite(data), ledgers)

/** A PostgreSQL can be looked into at any time. */
export const auditDatabase = (url: string, ledgers: readonly Ledger[]): Promise<Audit> =>
  auditIn(openPostgres(url), ledgers)

const auditIn = async ({ db }: OpenedStore, ledgers: readonly Ledger[]): Promise<Audit> => {
  try {
    const audits: Audit[] = []
    for (const ledger of ledgers) {
      // People play on meanwhile: what is acknowledged after the log was read may be missing in it.
      const acknowledged = [...ledger.acknowledged]
      const rows = await db
        .selectFrom('entries')
        .select(['seq', 'command', 'body'])
        .where('table_id', '=', ledger.table)
        .orderBy('seq')
        .execute()
      audits.push(auditOf({ ...ledger, acknowledged }, rows))
    }
    return audits.reduce(plus, NOTHING)
  } finally {
    await db.destroy()
  }
}

export const isSound = ({ lost, doubled, misplaced, foreign }: Audit): boolean =>
  lost + doubled + misplaced + foreign === 0

const NOTHING: Audit = { tables: 0, entries: 0, lost: 0, doubled: 0, misplaced: 0, foreign: 0 }

export const auditOf = ({ acknowledged, sent }: Omit<Ledger, 'table'>, rows: readonly Row[]): Audit => {
  const places = new Map<string, number[]>()
  let foreign = 0
  for (const [index, { seq, command: kept, body }] of rows.entries()) {
    if (Number(seq) !== index + 1) foreign += 1
    if (kept === null) continue
    // The person comes first.
    const command = kept.slice(kept.indexOf(':') + 1)
    const isOurs = command.startsWith('torture-')
    if (isOurs && !sent.has(command)) foreign += 1
    if (!isOurs && JSON.parse(body).kind === 'moved') foreign += 1
    places.set(command, [...(places.get(command) ?? []), index])
  }
  const found = acknowledged.map(({ id, order }) => {
    const [place] = places.get(id) ?? []
    return place !== undefined && says(rows[place]?.body ?? '{}', order) ? place : undefined
  })
  const there = found.filter((place) => place !== undefined)
  return {
    tables: 1,
    entries: rows.length,
    lost: found.length - there.length,
    doubled: [...places.values()].filter((all) => all.length > 1).length,
    misplaced: there.filter((place, index) => index > 0 && place <= (there[index - 1] ?? -1)).length,
    foreign,
  }
}

/** Is it the entry that this order asked for? */
const says = (body: string, order: Ledger['acknowledged'][number]['order']): boolean => {
  const entry = JSON.parse(body)
  if (order.kind === 'play') return entry.kind === 'moved' && entry.notation === order.notation
  return order.kind === 'chat' && entry.kind === 'said' && entry.text === order.text
}

const plus = (one: Audit, two: Audit): Audit => ({
  tables: one.tables + two.tables,
  entries: one.entries + two.entries,
  lost: one.lost + two.lost,
  doubled: one.doubled + two.doubled,
  misplaced: one.misplaced + two.misplaced,
  foreign: one.foreign + two.foreign,
})
