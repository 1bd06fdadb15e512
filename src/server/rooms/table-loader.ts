/** A table from the store: from the last snapshot of this build where there is one, else from its beginning. */
import type { GameBundle } from '../../host/opening.ts'
import { complain } from '../../kit/problem.ts'
import type { Store } from '../store/store.ts'
import { applyEvent, firstTableState, loggedEventIn } from '../table/history.ts'
import { snapshotOf, tableStateIn } from '../table/snapshot.ts'
import type { TableState } from '../table/table-state.ts'

export interface LoadedState {
  readonly standing: TableState
  readonly means: GameBundle
}

export interface TableLoader {
  recall(table: string): Promise<LoadedState>
  /** Writes a snapshot, where so much has happened that it is worth it. */
  remember(standing: TableState): Promise<void>
}

/** Adding up fewer entries than this is quicker than reading a snapshot. */
const WORTH_IT = 40

export const tableLoader = (
  store: Store,
  build: string,
  meansFor: (game: string) => Promise<GameBundle>,
): TableLoader => {
  /** What was last written, by table that is in memory. */
  const written = new Map<string, number>()

  const fromLog = async (table: string): Promise<LoadedState> => {
    const [first, ...rest] = (await store.entries(table, 0)).map(loggedEventIn)
    if (first === undefined) return complain('table.unknown')
    const opened = firstTableState(table, first)
    const means = await meansFor(opened.opened.game)
    return { standing: rest.reduce((so, one) => applyEvent(so, one, means), opened), means }
  }

  const fromSnapshot = async (table: string): Promise<LoadedState | undefined> => {
    const [head, snapshot] = await Promise.all([store.head(table), store.snapshot(table, build)])
    if (head === undefined || snapshot === undefined || snapshot.seq > head.seq) return undefined
    const [means, entries] = await Promise.all([meansFor(head.game), store.entries(table, snapshot.seq)])
    written.set(table, snapshot.seq)
    const standing = entries
      .map(loggedEventIn)
      .reduce((so, one) => applyEvent(so, one, means), tableStateIn(snapshot.body, means))
    return { standing, means }
  }

  return {
    // A snapshot that cannot be read is no loss.
    recall: async (table) => (await fromSnapshot(table).catch(() => undefined)) ?? fromLog(table),
    async remember(standing) {
      const { id, seq } = standing
      const last = written.get(id) ?? 0
      written.delete(id)
      if (seq - last < WORTH_IT) return
      await store.keepSnapshot(id, build, seq, snapshotOf(standing))
    },
  }
}
