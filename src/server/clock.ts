/**
 * Time on a server: its two clocks, and the times that count at no table. One clock tells the time of day and may be set,
 * the other only measures how much time passes.
 */
export interface Clock {
  /** Milliseconds since 1970. Somebody may set it, forward or back. */
  now(): number
  /** Milliseconds since some moment. It never goes back, and stands still while the machine sleeps. */
  monotonic(): number
}

export const systemClock: Clock = { now: () => Date.now(), monotonic: () => performance.now() }

/**
 * Times that count at no table: the server was down, the machine slept, somebody set the clock, or the database was
 * away. Tables note them in their logs (`resumed`): those in memory at once, the others when they are loaded.
 */
export interface Pauses {
  /** Looks at the clocks: where they disagree, the time of day was set since the last look. */
  check(): void
  /** How many there have been. */
  count(): number
  /** Milliseconds that did not count, without the first `seen` pauses; negative if the clock was set back. */
  skippedAfter(seen: number): number
  /** The same for a table that was last changed at this time and is loaded now. Setting the clock back leaves no trace here. */
  skippedSince(changed: number): number
  /** Nothing counted from then until now. */
  add(since: number): void
  close(): void
}

/** The time of day counted from `before`, and went on at `after`. */
export interface Pause {
  readonly before: number
  readonly after: number
}

/** Smaller steps are what a clock that is kept right does by itself. */
const LEAST_JUMP = 5_000
const CHECK = 1_000

/** `lastBeat` is when this server was last known to be up, before it started now. */
export const pausesOf = (clock: Clock, lastBeat: number | undefined, onPause: (pause: Pause) => void): Pauses => {
  const pauses: Pause[] = [{ before: lastBeat ?? Number.NEGATIVE_INFINITY, after: clock.now() }]
  const offsetNow = (): number => clock.now() - clock.monotonic()
  let offset = offsetNow()

  const note = (pause: Pause): void => {
    pauses.push(pause)
    onPause(pause)
  }
  const check = (): void => {
    const by = offsetNow() - offset
    offset += by
    if (Math.abs(by) > LEAST_JUMP) note({ before: clock.now() - by, after: clock.now() })
  }
  const timer = setInterval(check, CHECK)
  return {
    check,
    count: () => pauses.length,
    skippedAfter: (seen) => sum(pauses.slice(seen).map(({ before, after }) => after - before)),
    skippedSince: (changed) => sum(pauses.map(({ before, after }) => Math.max(0, after - Math.max(changed, before)))),
    add: (since) => note({ before: since, after: clock.now() }),
    close: () => clearInterval(timer),
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
