/** What a problem says for itself, whichever side of a worker it comes from. */
import type { Message } from '../../kit/text.ts'

/** Null where it says nothing. */
export const messageOf = (problem: unknown): Message | null => {
  if (typeof problem !== 'object' || problem === null || !('say' in problem)) return null
  const { say } = problem
  return typeof say === 'object' && say !== null && 'id' in say && typeof say.id === 'string' ? (say as Message) : null
}
