/** What the log of a cluster must show beside the acknowledgements: every table replays, and nothing by itself happened twice. */
import { games } from '../../src/games/index.ts'
import { checkData } from '../../src/server/data/check.ts'
import { readPlace } from '../../src/server/data/places.ts'
import type { LoggedEvent } from '../../src/server/table/events.ts'
import { loggedEventIn } from '../../src/server/table/history.ts'

export interface ClusterAudit {
  readonly tables: number
  /** Logs that cannot be replayed: a bot's move that is not legal where it stands, a gap, a head that disagrees. */
  readonly damaged: readonly string[]
  /** Events that the table causes by itself, executed a second time. */
  readonly repeated: number
  readonly botMoves: number
  readonly clockEvents: number
}

export const auditCluster = (url: string): Promise<ClusterAudit> =>
  readPlace({ folder: '', url }, async (db) => {
    const { tables, faults } = await checkData(db, games)
    const rows = await db
      .selectFrom('entries')
      .select(['table_id', 'seq', 'at', 'command', 'body'])
      .where('command', 'is', null)
      .orderBy('table_id')
      .orderBy('seq')
      .execute()
    const logs = new Map<string, LoggedEvent[]>()
    for (const { table_id, ...entry } of rows) {
      const log = logs.get(table_id) ?? []
      log.push(loggedEventIn(entry))
      logs.set(table_id, log)
    }
    const all = [...logs.values()]
    const count = (kind: string): number => all.flat().filter(({ body }) => body.kind === kind).length
    return {
      tables,
      damaged: faults.map(({ table, why }) => `${table}: ${why}`),
      repeated: all.reduce((sum, log) => sum + repeatedIn(log), 0),
      botMoves: count('moved'),
      clockEvents: count('flagged'),
    }
  })

/**
 * Of what a server writes by itself: a match starts once and closes once, and a flag falls once, until the person plays again
 * or gets more time by a vote (both are entries with a command, which are not in this list, so the clock must have run again).
 */
export const repeatedIn = (log: readonly LoggedEvent[]): number => {
  const seen = new Map<string, number>()
  let repeated = 0
  for (const { at, body } of log) {
    const key = keyOf(body)
    if (key === null) continue
    const before = seen.get(key)
    if (before !== undefined && (body.kind !== 'flagged' || at - before < SHORTEST_BANK)) repeated += 1
    seen.set(key, at)
  }
  return repeated
}

/** No bank is shorter than ten seconds, and the same flag executed twice falls at the same moment. */
const SHORTEST_BANK = 1_000

const keyOf = (body: LoggedEvent['body']): string | null => {
  if (body.kind === 'flagged') return `flagged ${body.seat}`
  return body.kind === 'started' || body.kind === 'closed' ? body.kind : null
}
