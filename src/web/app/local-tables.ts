/** The tables of this browser: all pages share one host, which starts when the first page needs it. */

import type { Message } from '../../kit/text.ts'
import { type LocalTables, localTables } from '../host/local.ts'

let kept: LocalTables | null = null

export const browserTables = (): LocalTables => {
  kept ??= localTables()
  return kept
}

/** The message inside a problem, also of one that crossed a worker boundary; null if there is none. */
export const messageOf = (problem: unknown): Message | null => {
  if (typeof problem !== 'object' || problem === null || !('say' in problem)) return null
  const { say } = problem
  return typeof say === 'object' && say !== null && 'id' in say && typeof say.id === 'string' ? (say as Message) : null
}
