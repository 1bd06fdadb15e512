/**
 * Tables whose log cannot be read: each is noted once, shown as damaged to anyone who opens it, and kept out of the way of all
 * others. It is tried again after a while that grows with each failure.
 */
import { Problem } from '../../kit/problem.ts'
import { complain } from '../../wire/problem.ts'
import { StoreUnavailable } from '../store/unavailable.ts'

export interface DamagedTables {
  /** Complains if this table is damaged and not to be tried again yet. */
  check(table: string): void
  /** This table could not be loaded. Complains that it is damaged, or rethrows an error that the table did not cause. */
  note(table: string, error: unknown): never
  /** It was loaded after all. */
  forget(table: string): void
  /** Is it damaged, and not to be tried again yet? */
  has(table: string): boolean
  /** Did `note` throw this error? */
  isNoted(error: unknown): boolean
  /** True if it could not be loaded the last time. */
  isDamaged(table: string): boolean
  count(): number
}

const FIRST_RETRY = 60_000
const LONGEST_RETRY = 3_600_000

interface Damage {
  readonly failures: number
  readonly retryAt: number
}

export const damagedTables = (
  monotonic: () => number,
  failed: (table: string, error: unknown) => void,
): DamagedTables => {
  const damaged = new Map<string, Damage>()
  const has = (table: string): boolean => (damaged.get(table)?.retryAt ?? 0) > monotonic()
  return {
    has,
    check(table) {
      if (has(table)) complain('table.damaged')
    },
    note(table, error) {
      if (error instanceof StoreUnavailable || isOf(error, ['table.unknown', 'table.damaged'])) throw error
      const failures = damaged.get(table)?.failures ?? 0
      if (failures === 0) failed(table, error)
      const pause = Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** failures)
      damaged.set(table, { failures: failures + 1, retryAt: monotonic() + pause })
      return complain('table.damaged')
    },
    forget: (table) => void damaged.delete(table),
    isNoted: (error) => isOf(error, ['table.damaged']),
    isDamaged: (table) => damaged.has(table),
    count: () => damaged.size,
  }
}

const isOf = (error: unknown, ids: readonly string[]): boolean => error instanceof Problem && ids.includes(error.say.id)
