/** Clocks for tests: time passes when a test says so, and somebody may set the time of day. */
import type { Clock } from '../../src/server/clock.ts'

export interface FakeClock extends Clock {
  /** Time passes, on both clocks. */
  pass(milliseconds: number): void
  /** Somebody sets the time of day, by so much forward or back. */
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
