/** Loads a table: from the last snapshot of this build if there is one, else from the beginning of its log. */
import type { GameBundle } from '../../host/opening.ts'
import { complain } from '../../wire/problem.ts'
import type { Store } from '../store/store.ts'
import { applyEvent, firstTableState, loggedEventIn } from '../table/history.ts'
import { snapshotOf, tableStateIn } from '../table/snapshot.ts'
import type { TableState } from '../table/table-state.ts'

export interface LoadedState {
  readonly state: TableState
  readonly bundle: GameBundle
}

export interface TableLoader {
  load(table: string): Promise<LoadedState>
  /** Writes a snapshot if enough has happened since the last one. */
  saveSnapshot(state: TableState): Promise<void>
}

/** Adding up fewer entries than this is quicker than reading a snapshot. */
const WORTH_IT = 40

export const tableLoader = (
  store: Store,
  build: string,
  bundleFor: (game: string) => Promise<GameBundle>,
): TableLoader => {
  /** What was last written, by table that is in memory. */
  const written = new Map<string, number>()

  const fromLog = async (table: string): Promise<LoadedState> => {
    const [first, ...rest] = (await store.entries(table, 0)).map(loggedEventIn)
    if (first === undefined) return complain('table.unknown')
    const opened = firstTableState(table, first)
    const bundle = await bundleFor(opened.opened.game)
    return { state: rest.reduce((before, event) => applyEvent(before, event, bundle), opened), bundle }
  }

  const fromSnapshot = async (table: string): Promise<LoadedState | undefined> => {
    const [head, snapshot] = await Promise.all([store.head(table), store.snapshot(table, build)])
    if (head === undefined || snapshot === undefined || snapshot.seq > head.seq) return undefined
    const [bundle, entries] = await Promise.all([bundleFor(head.game), store.entries(table, snapshot.seq)])
    written.set(table, snapshot.seq)
    const state = entries
      .map(loggedEventIn)
      .reduce((before, event) => applyEvent(before, event, bundle), tableStateIn(snapshot.body, bundle))
    return { state, bundle }
  }

  return {
    // An unreadable snapshot costs only time.
    load: async (table) => (await fromSnapshot(table).catch(() => undefined)) ?? fromLog(table),
    async saveSnapshot(state) {
      const { id, seq } = state
      const last = written.get(id) ?? 0
      written.delete(id)
      if (seq - last < WORTH_IT) return
      await store.keepSnapshot(id, build, seq, snapshotOf(state))
    },
  }
}
