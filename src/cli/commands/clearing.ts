/** Garbage collection of a server: seldom while people play, and in full when nobody does. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export const tendMemory = (): void => {
  setFlagsFromString(SELDOM)
  const check = memoryCheck({ spent, used: () => process.memoryUsage().heapUsed, clear: clearer() })
  setInterval(check, CHECK_INTERVAL).unref()
}

interface MemoryDeps {
  /** Milliseconds of work of all threads since the last call. */
  spent(): number
  /** Bytes in use, garbage included. */
  used(): number
  clear(): void
}

/**
 * A major collection runs when memory has grown fourfold, not by half: everybody waits a little during a collection,
 * and every move at thousands of tables leaves a state behind.
 */
const SELDOM = '--heap-growing-percent=300'
/** Longer than idle tables stay loaded: after such a quiet period all of them are unloaded. */
export const CHECK_INTERVAL = 90_000
/** Of one processor. */
const QUIET = 0.1
const WORTH_IT = 1.25

/** Collects garbage once after a quiet period, and again when memory has grown. */
export const memoryCheck = ({ spent, used, clear }: MemoryDeps): (() => void) => {
  /** Bytes in use after the last collection; 0 if much work was done since. */
  let left = 0
  return () => {
    const isQuiet = spent() < QUIET * CHECK_INTERVAL
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

/** Node exposes `gc` only with this flag, and only in a context made after the flag is set. */
const clearer = (): (() => void) => {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc')
}
