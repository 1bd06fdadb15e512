/**
 * Whether the database can be reached, determined once for all callers. While it is unavailable nothing waits for it:
 * every query fails immediately, and one connection after another is tried until the database answers.
 */
import { DATABASE_LIMITS, type DatabaseLimits } from './database-limits.ts'
import { StoreUnavailable } from './unavailable.ts'

export interface Availability {
  /** Throws while the database is unavailable. */
  check(): void
  /** The database did not answer: it counts as unavailable until it does. */
  fail(error: unknown): void
  /** Something looks wrong: checks the database. */
  suspect(): void
  /** Calls back when the database goes away, with the reason, and with null when it is back. */
  watch(listener: (reason: Error | null) => void): void
  close(): void
}

/** Each pause between two attempts is this much longer than the one before. */
const GROWTH = 1.5

/** `probe` resolves when the database answers. */
export const availabilityOf = (
  probe: () => Promise<void>,
  { retry, longestRetry, breaker }: Pick<DatabaseLimits, 'retry' | 'longestRetry' | 'breaker'> = DATABASE_LIMITS,
): Availability => {
  const listeners: ((reason: Error | null) => void)[] = []
  let reason: Error | null = null
  let isProbing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let wait = retry
  /** Statements without an answer since the database last answered a probe. */
  let failures = 0

  const turn = (next: Error | null): void => {
    if (isClosed) return
    const isTurn = (reason === null) !== (next === null)
    reason = next
    if (!isTurn) return
    for (const listener of listeners) listener(next)
  }

  const look = async (): Promise<void> => {
    if (isProbing || isClosed) return
    isProbing = true
    try {
      await probe().catch((error: unknown) => {
        if (reason !== null) throw error
        // The connection of the probe itself may have been cut, with the one that looked wrong.
        return probe()
      })
      isProbing = false
      wait = retry
      failures = 0
      turn(null)
    } catch (error) {
      isProbing = false
      turn(errorOf(error))
      if (isClosed) return
      // Not all servers at the same moment.
      timer = setTimeout(look, wait * (0.75 + Math.random() / 2))
      wait = Math.min(longestRetry, wait * GROWTH)
    }
  }

  return {
    check() {
      if (reason !== null) throw new StoreUnavailable(reason.message, { cause: reason })
    },
    fail(error) {
      failures += 1
      if (failures >= breaker) turn(errorOf(error))
      clearTimeout(timer)
      void look()
    },
    suspect: () => void look(),
    watch: (listener) => void listeners.push(listener),
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

const errorOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))
