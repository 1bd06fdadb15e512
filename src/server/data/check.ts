/**
 * Checks all data of a server: every log replays from its first entry, the head of every table says what its log says, and
 * the record of every finished match verifies.
 */
import { type Kysely, sql } from 'kysely'
import { bots } from '../../bots/index.ts'
import { dealerOf, type GameBundle, loadParts } from '../../host/opening.ts'
import type { GameEntry } from '../../kit/entry.ts'
import { type MatchRecord, readRecord, writeRecord } from '../../kit/record.ts'
import { verify } from '../../kit/verify.ts'
import { rowOfHead } from '../store/heads.ts'
import type { HeadRow, Schema } from '../store/schema.ts'
import type { StoredEntry } from '../store/store.ts'
import { applyEvent, firstTableState, loggedEventIn } from '../table/history.ts'
import { headOf, projection } from '../table/projection.ts'
import { loggedDueOf, type TableState } from '../table/table-state.ts'

export interface DataCheck {
  readonly tables: number
  readonly entries: number
  /** Records that were verified. */
  readonly records: number
  /** What is wrong, table by table. */
  readonly faults: readonly DataFault[]
}

export interface DataFault {
  readonly table: string
  readonly why: string
}

/** A table as its log tells it. */
export interface ReplayedTable {
  readonly head: HeadOf
  readonly state: TableState
  /** Of a finished match or a cancelled deal. */
  readonly record: MatchRecord | null
}

type HeadOf = Omit<HeadRow, 'leased_by' | 'leased_until' | 'rooms_at'>

/** Tables that are read at a time. */
const PAGE = 50

export const checkData = async (
  db: Kysely<Schema>,
  games: readonly GameEntry[],
  seen: (table: ReplayedTable) => void = () => {},
): Promise<DataCheck> => {
  const faults: DataFault[] = []
  const bundles = new Map<string, Promise<GameBundle>>()
  const bundleOf = (game: string): Promise<GameBundle> => {
    const known = bundles.get(game) ?? loadParts(games, game, bots).then((parts) => ({ ...parts, dealer: dealerOf }))
    bundles.set(game, known)
    return known
  }
  let [tables, entries, records] = [0, 0, 0]
  for await (const heads of pagesOf(db)) {
    const logs = await logsOf(db, heads)
    for (const head of heads) {
      const log = logs.get(head.id) ?? []
      tables += 1
      entries += log.length
      try {
        const bundle = await bundleOf(head.game)
        const table = replayed(head, log, bundle)
        if (table.record !== null) verify(bundle.game, readRecord(writeRecord(table.record)))
        records += table.record === null ? 0 : 1
        seen(table)
      } catch (error) {
        faults.push({ table: head.id, why: error instanceof Error ? error.message : String(error) })
      }
    }
  }
  return { tables, entries, records, faults: [...faults, ...(await orphans(db))] }
}

const replayed = (head: HeadOf, log: readonly StoredEntry[], bundle: GameBundle): ReplayedTable => {
  const [first, ...rest] = log.map(loggedEventIn)
  if (first === undefined) throw new Error('its log is missing')
  const state = rest.reduce((before, event) => applyEvent(before, event, bundle), firstTableState(head.id, first))
  const row = rowOfHead(headOf(state, loggedDueOf(state)))
  const wrong = COMPARED.find((column) => row[column] !== head[column])
  if (wrong !== undefined) throw new Error(`its head disagrees with its log about ${wrong}`)
  const isEnded = state.phase === 'over' || state.phase === 'brokenOff'
  return { head, state, record: isEnded ? projection.record(state) : null }
}

/** What earlier releases wrote differently (when a table is due, what lists show) is corrected with the next entry. */
const COMPARED = ['game', 'phase', 'is_public', 'seq', 'created', 'people'] as const

async function* pagesOf(db: Kysely<Schema>): AsyncGenerator<readonly HeadOf[]> {
  for (let after = ''; ; ) {
    const heads = await db
      .selectFrom('tables')
      .select(['id', 'game', 'phase', 'is_public', 'seq', 'created', 'changed', 'due', 'people', 'about'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute()
    if (heads.length > 0) yield heads
    const last = heads[PAGE - 1]
    if (last === undefined) return
    after = last.id
  }
}

const logsOf = async (
  db: Kysely<Schema>,
  heads: readonly HeadOf[],
): Promise<ReadonlyMap<string, readonly StoredEntry[]>> => {
  const logs = new Map<string, StoredEntry[]>()
  const rows = await db
    .selectFrom('entries')
    .select(['table_id', 'seq', 'at', 'command', 'body'])
    .where(
      'table_id',
      'in',
      heads.map(({ id }) => id),
    )
    .orderBy('table_id')
    .orderBy('seq')
    .execute()
  for (const { table_id, ...entry } of rows) {
    const log = logs.get(table_id)
    if (log === undefined) logs.set(table_id, [entry])
    else log.push(entry)
  }
  return logs
}

/** Logs of tables that no list can show. */
const orphans = async (db: Kysely<Schema>): Promise<readonly DataFault[]> => {
  const rows = await db
    .selectFrom('entries')
    .select('table_id')
    .distinct()
    .where(sql<boolean>`not exists (select 1 from tables where tables.id = entries.table_id)`)
    .orderBy('table_id')
    .limit(PAGE)
    .execute()
  return rows.map(({ table_id }) => ({ table: table_id, why: 'its head is missing' }))
}
