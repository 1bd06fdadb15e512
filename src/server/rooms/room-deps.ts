/** What a room needs from the server around it. */
import type { QueuedBotRequest } from '../bots/pool.ts'
import type { Clock, Pauses } from '../clock.ts'
import type { Random } from '../people/keys.ts'
import type { Store } from '../store/store.ts'
import type { Projection } from '../table/projection.ts'
import type { Leases } from './leases.ts'
import type { TableLoader } from './table-loader.ts'

export interface RoomDeps extends Clock {
  readonly store: Store
  readonly projection: Projection
  readonly pauses: Pauses
  /** What a bot would play, in notation; null if every level failed. */
  chooseMove(request: QueuedBotRequest): Promise<string | null>
  /** Milliseconds a bot takes at least, so that people can follow. */
  readonly botDelay: number
  readonly random: Random
  /** Connected pages of people without a seat. */
  readonly pagesPerTable: number
  /** No other server can use this database. */
  readonly isAlone: boolean
  readonly metrics: { readonly entries: { inc(): void } }
  /** Reports an unexpected error at a table; the table tries again later. */
  failed(table: string, error: unknown): void
  readonly memory: TableLoader
  /** May entries of this kind be written? Not while a server that cannot read them shares the database. */
  readonly kinds: { readonly writable: Pick<ReadonlySet<string>, 'has'> }
  readonly leases: Pick<Leases, 'hold' | 'release'>
}

export interface NewKey {
  readonly key: string
  readonly hash: string
}
