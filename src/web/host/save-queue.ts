/** Saves the match of one table after every change, one write after another. */
import { Problem } from '../../kit/problem.ts'
import type { Message } from '../../kit/text.ts'
import { entryOf, revisionIn, savedTableIn } from './saved-entry.ts'
import type { SavedGameStore } from './store.ts'
import type { Table } from './table.ts'

export interface SaveQueue {
  /** There is something new to save. */
  save(): void
  /** Waits for all writes. Returns a problem that the person should know of, or null. */
  settled(): Promise<Message | null>
  /** Did the last write fail? */
  isFailing(): boolean
  /** Waits for pending writes. Returns whether everything is saved. */
  isSaved(): Promise<boolean>
}

/**
 * `revision`: the saved revision that the table was opened from, 0 for a new match. `onSaved` is called when saving
 * begins to fail, and when it works again.
 */
export const saveQueue = (
  table: Pick<Table, 'saved' | 'toAct' | 'takeOver'>,
  store: SavedGameStore,
  revision: number,
  now: () => number,
  onSaved: (isSaved: boolean) => void,
): SaveQueue => {
  let seen = revision
  let isUnsaved = false
  let trouble: Message | null = null
  /** A store that keeps failing is reported once, not at every move. */
  let failing: string | null = null
  let writing = Promise.resolve()

  const write = async (): Promise<void> => {
    if (!isUnsaved) return
    isUnsaved = false
    try {
      const isWritten = await store.put(entryOf(table.saved(), table.toAct(), seen + 1, now()))
      if (isWritten) seen += 1
      else await takeOver()
      if (failing !== null) onSaved(true)
      failing = null
    } catch (error) {
      isUnsaved = true
      const say = sentence(error)
      if (failing === null) onSaved(false)
      if (say.id !== failing) trouble = say
      failing = say.id
    }
  }

  /** Another window has saved meanwhile: its match counts. */
  const takeOver = async (): Promise<void> => {
    const entry = await store.get(table.saved().id)
    if (entry !== undefined) table.takeOver(savedTableIn(entry))
    seen = revisionIn(entry)
    trouble = { id: entry === undefined ? 'table.missing' : 'table.elsewhere' }
  }

  return {
    save() {
      isUnsaved = true
      writing = writing.then(write)
    },
    async settled() {
      writing = writing.then(write)
      await writing
      const problem = trouble
      trouble = null
      return problem
    },
    isFailing: () => failing !== null,
    async isSaved() {
      await writing
      return !isUnsaved
    },
  }
}

const sentence = (error: unknown): Message => {
  if (error instanceof Problem) return error.say
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return { id: 'store.full' }
  return { id: 'store.failed', params: { why: error instanceof Error ? error.message : String(error) } }
}
