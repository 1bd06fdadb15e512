/** Clocks for tests: time passes when a test says so, and the time of day can be set. */
import type { Clock } from '../../src/server/clock.ts'

export interface FakeClock extends Clock {
  /** Time passes, on both clocks. */
  pass(milliseconds: number): void
  /** Sets the time of day forward or back by this much. */
  set(by: number): void
}

export const fakeClock = (start = Date.UTC(2026, 10, 16)): FakeClock => {
  let [now, monotonic] = [start, 0]
  return {
    now: () => now,
    monotonic: () => monotonic,
    pass(milliseconds) {
      now += milliseconds
      monotonic += milliseconds
    },
    set(by) {
      now += by
    },
  }
}
