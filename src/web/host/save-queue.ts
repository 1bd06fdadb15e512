/** Keeps the match of one table in the store, after every change, one writing after the other. */
import { Problem } from '../../kit/problem.ts'
import type { Message } from '../../kit/text.ts'
import { entryOf, keptIn, revisionIn } from './saved-entry.ts'
import type { Store } from './store.ts'
import type { Table } from './table.ts'

export interface SaveQueue {
  /** There is something new to write. */
  keep(): void
  /** When all is written: what is to be told about it, or null. */
  settled(): Promise<Message | null>
  /** When nothing more is being written: is all of it kept? */
  isKept(): Promise<boolean>
}

/** `revision`: the one of the store that the table was opened from, 0 for a new match. */
export const saveQueue = (
  table: Pick<Table, 'kept' | 'takeOver'>,
  store: Store,
  revision: number,
  now: () => number,
): SaveQueue => {
  let seen = revision
  let isUnsaved = false
  let trouble: Message | null = null
  /** A store that goes on failing is complained about once, not at every move. */
  let failing: string | null = null
  let writing = Promise.resolve()

  const write = async (): Promise<void> => {
    if (!isUnsaved) return
    isUnsaved = false
    try {
      const isWritten = await store.put(entryOf(table.kept(), seen + 1, now()))
      if (isWritten) seen += 1
      else await takeOver()
      failing = null
    } catch (error) {
      isUnsaved = true
      const say = sentence(error)
      if (say.id !== failing) trouble = say
      failing = say.id
    }
  }

  /** Another window has written meanwhile: what stands there is the match. */
  const takeOver = async (): Promise<void> => {
    const entry = await store.get(table.kept().id)
    if (entry !== undefined) table.takeOver(keptIn(entry))
    seen = revisionIn(entry)
    trouble = { id: entry === undefined ? 'table.missing' : 'table.elsewhere' }
  }

  return {
    keep() {
      isUnsaved = true
      writing = writing.then(write)
    },
    async settled() {
      writing = writing.then(write)
      await writing
      const told = trouble
      trouble = null
      return told
    },
    async isKept() {
      await writing
      return !isUnsaved
    },
  }
}

const sentence = (error: unknown): Message => {
  if (error instanceof Problem) return error.say
  return { id: 'store.failed', params: { why: error instanceof Error ? error.message : String(error) } }
}
