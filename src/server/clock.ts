/** The two clocks of a machine: one tells the time of day and may be set, the other only measures how much time passes. */
export interface Clock {
  /** Milliseconds since 1970. Somebody may set it, forward or back. */
  now(): number
  /** Milliseconds since some moment. It never goes back, and stands still while the machine sleeps. */
  monotonic(): number
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }
