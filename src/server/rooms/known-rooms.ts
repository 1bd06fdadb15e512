/** The rooms of this server, as the other servers know them from the database: they tell it about their writes. */
import type { Store } from '../store/store.ts'

export interface KnownRooms {
  /** Resolves when other servers tell this one about their writes to this table; the log is read afterwards. */
  add(table: string): Promise<void>
  /** The same for all rooms, when the others may have forgotten them. */
  addAll(tables: readonly string[]): Promise<void>
  remove(tables: readonly string[]): void
  /** Waits for what `remove` has begun. */
  close(): Promise<void>
}

export interface KnownRoomsDeps {
  readonly store: Pick<Store, 'addRooms' | 'removeRooms'>
  /** The name of this server among all servers of the database. */
  readonly server: string
  /** Nobody else writes to this database. */
  readonly isAlone: boolean
}

/** In one statement. */
const MOST_AT_ONCE = 500

export const knownRooms = ({ store, server, isAlone }: KnownRoomsDeps): KnownRooms => {
  /** A table that comes back must not be given up afterwards. */
  const ending = new Map<string, Promise<void>>()

  const giveUp = (tables: readonly string[]): void => {
    // If it fails, this server gets messages that it ignores.
    const ended = store.removeRooms(server, tables).catch(() => {})
    for (const table of tables) ending.set(table, ended)
    ended.then(() => {
      for (const table of tables) if (ending.get(table) === ended) ending.delete(table)
    })
  }

  return {
    async add(table) {
      if (isAlone) return
      await ending.get(table)
      await store.addRooms(server, [table])
    },
    async addAll(tables) {
      if (!isAlone) for (const some of parts(tables)) await store.addRooms(server, some)
    },
    remove(tables) {
      if (!isAlone) for (const some of parts(tables)) giveUp(some)
    },
    async close() {
      await Promise.all(ending.values())
    },
  }
}

const parts = (tables: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(tables.length / MOST_AT_ONCE) }, (_, part) =>
    tables.slice(part * MOST_AT_ONCE, (part + 1) * MOST_AT_ONCE),
  )
