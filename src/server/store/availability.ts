/**
 * Whether the database can be reached, determined once for all callers. While it is unavailable nothing waits for it:
 * every query fails immediately, and one connection after another is tried until the database answers.
 */
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

/** Between two attempts. A database that is back is found within this time. */
const PAUSE = 250

/** `probe` resolves when the database answers. */
export const availabilityOf = (probe: () => Promise<void>): Availability => {
  const listeners: ((reason: Error | null) => void)[] = []
  let reason: Error | null = null
  let isProbing = false
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  const turn = (next: Error | null): void => {
    if (isClosed || (reason === null) === (next === null)) return
    reason = next
    for (const listener of listeners) listener(next)
  }

  const look = async (): Promise<void> => {
    if (isProbing || isClosed) return
    isProbing = true
    try {
      await probe()
      isProbing = false
      turn(null)
    } catch (error) {
      isProbing = false
      turn(errorOf(error))
      if (!isClosed) timer = setTimeout(look, PAUSE)
    }
  }

  return {
    check() {
      if (reason !== null) throw new StoreUnavailable(reason.message, { cause: reason })
    },
    fail(error) {
      turn(errorOf(error))
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
