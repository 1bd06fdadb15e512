/**
 * Where matches are kept: one entry for each, in the browser's IndexedDB. An entry is written only
 * by a window that has seen its latest revision, so two windows never overwrite each other's moves.
 */
import { complain } from '../../wire/problem.ts'
import { revisionIn, type SavedEntry } from './saved-entry.ts'

/** Entries are returned unchecked: the reader must check them. */
export interface SavedGameStore {
  all(): Promise<readonly unknown[]>
  /** Undefined if there is none. */
  get(id: string): Promise<unknown>
  /** Replaces the previous revision of the entry (0: there is none). Returns false if another was written meanwhile. */
  put(entry: SavedEntry): Promise<boolean>
  remove(id: string): Promise<void>
}

export const indexedStore = (name = 'roundhouse'): SavedGameStore => {
  let opened: Promise<IDBDatabase> | undefined
  const lasting = async (): Promise<IDBDatabase> => {
    opened ??= open(name, () => {
      opened = undefined
    })
    try {
      return await opened
    } catch (error) {
      opened = undefined
      return complain('store.closed', { why: reason(error) })
    }
  }
  const within = async <T>(mode: IDBTransactionMode, work: (matches: IDBObjectStore) => Promise<T>): Promise<T> => {
    const database = await lasting()
    const transaction = database.transaction(MATCHES, mode)
    const committed = ended(transaction)
    const result = await work(transaction.objectStore(MATCHES))
    await committed
    return result
  }
  return {
    all: () => within('readonly', (matches) => answer(matches.getAll())),
    get: (id) => within('readonly', (matches) => answer(matches.get(id))),
    put: (entry) =>
      within('readwrite', async (matches) => {
        const before: unknown = await answer(matches.get(entry.id))
        const isNext = revisionIn(before) === entry.revision - 1
        if (isNext) await answer(matches.put(entry))
        return isNext
      }),
    remove: (id) =>
      within('readwrite', async (matches) => {
        await answer(matches.delete(id))
      }),
  }
}

const MATCHES = 'matches'

/** `closed` is called when the connection is gone, so that the next request opens another. */
const open = async (name: string, closed: () => void): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' })
  const database = await answer(request)
  // A newer page in another window may need a newer store: this connection must not block it.
  database.onversionchange = () => {
    database.close()
    closed()
  }
  database.onclose = closed
  return database
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const ended = (transaction: IDBTransaction): Promise<void> => {
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // If the work itself fails, its own reason is reported.
  done.catch(() => {})
  return done
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
