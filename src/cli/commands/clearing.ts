/** How a server treats its memory: seldom cleared while people play, and given back when they do not. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export const tendMemory = (): void => {
  setFlagsFromString(SELDOM)
  const look = looker({ spent, used: () => process.memoryUsage().heapUsed, clear: clearer() })
  setInterval(look, EVERY).unref()
}

interface Means {
  /** Milliseconds of work of all threads since the last call. */
  spent(): number
  /** Bytes in use, garbage included. */
  used(): number
  clear(): void
}

/**
 * Old memory is cleared when it has grown fourfold, not by half: while it is cleared everybody waits a little,
 * and every move at thousands of tables leaves a state behind.
 */
const SELDOM = '--heap-growing-percent=300'
/** Longer than tables are kept that nobody plays at: after so long a quiet time they are all put back. */
export const EVERY = 90_000
/** Of one processor. */
const QUIET = 0.1
const WORTH_IT = 1.25

/** After a quiet time memory is cleared once, and again when it has grown. */
export const looker = ({ spent, used, clear }: Means): (() => void) => {
  /** What was in use after the last clearing; 0 where much was done since. */
  let left = 0
  return () => {
    const isQuiet = spent() < QUIET * EVERY
    if (!isQuiet) left = 0
    else if (used() > left * WORTH_IT) {
      clear()
      left = used()
    }
  }
}

let before = process.cpuUsage()
const spent = (): number => {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  return (user + system) / 1_000
}

/** Node shows it only to those who ask for it, and only in a context made after that. */
const clearer = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}
