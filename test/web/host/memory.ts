/** A store in memory, for tests: copies go in and come out, as with a real one. */
import { revisionIn } from '../../../src/web/host/saved-entry.ts'
import type { SavedGameStore } from '../../../src/web/host/store.ts'

export interface MemoryStore extends SavedGameStore {
  readonly entries: Map<string, unknown>
  /** While set, nothing can be read or written. */
  fault: string | null
}

export const memoryStore = (): MemoryStore => {
  const entries = new Map<string, unknown>()
  const reach = async (): Promise<void> => {
    if (store.fault !== null) throw new Error(store.fault)
  }
  const store: MemoryStore = {
    entries,
    fault: null,
    async all() {
      await reach()
      return [...entries.values()].map((entry) => structuredClone(entry))
    },
    async get(id) {
      await reach()
      return structuredClone(entries.get(id))
    },
    async put(entry) {
      await reach()
      const isNext = revisionIn(entries.get(entry.id)) === entry.revision - 1
      if (isNext) entries.set(entry.id, structuredClone(entry))
      return isNext
    },
    async remove(id) {
      await reach()
      entries.delete(id)
    },
  }
  return store
}
