/** Figures of a load test. */
import { readdirSync, readFileSync } from 'node:fs'

export interface Times {
  readonly p50: number
  readonly p99: number
  readonly worst: number
}

export const timesOf = (times: readonly number[]): Times => {
  const rising = times.toSorted((a, b) => a - b)
  const at = (share: number): number => rising[Math.min(rising.length - 1, Math.floor(rising.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), worst: at(1) }
}

/** Microseconds of processor time. */
export interface Cpu {
  /** Of the thread that serves everybody. */
  readonly main: number
  /** Of all threads, garbage collection, store and bots included. */
  readonly all: number
}

/** What a process has used so far, by the system's own count; null where the system does not say (not Linux). */
export const cpuOf = (pid: number): Cpu | null => {
  const folder = `/proc/${pid}/task`
  const used = (thread: string): number => {
    try {
      return Number(readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1_000
    } catch {
      // A thread that has just ended.
      return 0
    }
  }
  try {
    const threads = readdirSync(folder)
    return { main: used(String(pid)), all: threads.reduce((sum, thread) => sum + used(thread), 0) }
  } catch {
    return null
  }
}

/** Per one of `count`. */
export const cpuEach = (before: Cpu | null, after: Cpu | null, count: number): Cpu | null =>
  before === null || after === null || count === 0
    ? null
    : { main: (after.main - before.main) / count, all: (after.all - before.all) / count }

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export const inParallel = async (
  count: number,
  most: number,
  work: (index: number) => Promise<void>,
): Promise<void> => {
  let next = 0
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: most }, lane))
}
