/** What a table notes after a time that does not count. */
import type { TableEvent } from './events.ts'
import type { TableState } from './table-state.ts'

/**
 * `skipped` milliseconds of the time of day did not count since this table was last written; negative if the clock was
 * set back. A table whose last entry lies in the future was written before that, and is brought back to now.
 */
export const resumedAfter = (state: TableState, skipped: number, now: number): readonly TableEvent[] => {
  const { phase, clocks, changed } = state
  const isTimed = phase === 'dealing' || (phase === 'running' && clocks !== null)
  if (changed > now)
    return phase === 'dealing' || phase === 'running'
      ? [{ kind: 'resumed', since: Math.max(changed, now - skipped) }]
      : []
  return isTimed && skipped > 0 ? [{ kind: 'resumed', since: now - skipped }] : []
}
