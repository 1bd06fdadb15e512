/** Records are checked one after another. A few may wait; more are refused, and their pages send them again later. */
import { complain } from '../../wire/problem.ts'

export interface CheckQueue {
  /** Runs the check when its turn comes. Complains if too many wait, and if this attempt is waiting already. */
  run(attempt: string, check: () => Promise<void>): Promise<void>
}

const MOST_WAITING = 20

export const queueOfChecks = (most = MOST_WAITING): CheckQueue => {
  const waiting = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    async run(attempt, check) {
      if (waiting.has(attempt) || waiting.size >= most) complain('server.busy')
      waiting.add(attempt)
      const mine = last.then(check, check)
      last = mine
      try {
        await mine
      } finally {
        waiting.delete(attempt)
      }
    },
  }
}
