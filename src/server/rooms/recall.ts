/** A table from the store: from the last snapshot of this build where there is one, else from its beginning. */
import type { Means } from '../../host/opening.ts'
import { complain } from '../../kit/problem.ts'
import type { Store } from '../store/store.ts'
import { happeningIn } from '../table/entries.ts'
import { after, firstStanding } from '../table/history.ts'
import { snapshotOf, standingIn } from '../table/snapshot.ts'
import type { Standing } from '../table/standing.ts'

export interface Recalled {
  readonly standing: Standing
  readonly means: Means
}

export interface Memory {
  recall(table: string): Promise<Recalled>
  /** Writes a snapshot, where so much has happened that it is worth it. */
  remember(standing: Standing): Promise<void>
}

/** Adding up fewer entries than this is quicker than reading a snapshot. */
const WORTH_IT = 40

export const memoryOf = (store: Store, build: string, meansFor: (game: string) => Promise<Means>): Memory => {
  /** What was last written, by table that is in memory. */
  const written = new Map<string, number>()

  const fromLog = async (table: string): Promise<Recalled> => {
    const [first, ...rest] = (await store.entries(table, 0)).map(happeningIn)
    if (first === undefined) return complain('table.unknown')
    const opened = firstStanding(table, first)
    const means = await meansFor(opened.opened.game)
    return { standing: rest.reduce((so, one) => after(so, one, means), opened), means }
  }

  const fromSnapshot = async (table: string): Promise<Recalled | undefined> => {
    const [head, snapshot] = await Promise.all([store.head(table), store.snapshot(table, build)])
    if (head === undefined || snapshot === undefined || snapshot.seq > head.seq) return undefined
    const [means, entries] = await Promise.all([meansFor(head.game), store.entries(table, snapshot.seq)])
    written.set(table, snapshot.seq)
    const standing = entries
      .map(happeningIn)
      .reduce((so, one) => after(so, one, means), standingIn(snapshot.body, means))
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
