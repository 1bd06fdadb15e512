/** The tables of this browser: all pages share one host, which starts when the first page needs it. */

import type { Message } from '../../kit/text.ts'
import { type LocalTables, localTables } from '../host/local.ts'
import { indexedStore } from '../host/store.ts'
import type { LocalHost } from '../host/tables.ts'

let kept: LocalTables | null = null

export const browserTables = (): LocalTables => {
  kept ??= localTables()
  return kept
}

/** A table that was resumed before its page was there to show it. */
let early: { readonly id: string; readonly host: Promise<LocalHost> } | null = null

/** Resumes a table while the page that will show it is being loaded. */
export const resumeAhead = (id: string): Promise<LocalHost> => {
  early = { id, host: browserTables().resume(id) }
  return early.host
}

/** The table that was resumed ahead, once; null if it was another. */
export const takeResumed = (id: string): Promise<LocalHost> | null => {
  const host = early?.id === id ? early.host : null
  early = null
  return host
}

/** Which game a saved table is of, known before its host has started. Null if it is not saved. */
export const gameOfSaved = async (id: string): Promise<string | null> => {
  const entry = await indexedStore().get(id)
  const record = typeof entry === 'object' && entry !== null && 'record' in entry ? entry.record : null
  return typeof record === 'string' ? (/"game":\s*"([\w-]+)"/.exec(record)?.[1] ?? null) : null
}

/** The message inside a problem, also of one that crossed a worker boundary; null if there is none. */
export const messageOf = (problem: unknown): Message | null => {
  if (typeof problem !== 'object' || problem === null || !('say' in problem)) return null
  const { say } = problem
  return typeof say === 'object' && say !== null && 'id' in say && typeof say.id === 'string' ? (say as Message) : null
}
