/**
 * The time of day by the clock of the database. Servers that share one must agree on when a flag falls, however wrong the
 * clock of their own machine is.
 */
import type { Clock } from './clock.ts'

export interface DatabaseClock extends Clock {
  close(): void
}

const CHECK = 2_000
/** Smaller differences are left alone, so that the time does not jitter. */
const LEAST = 20

/** `time` asks the database. In between, the monotonic clock of this server goes on. */
export const databaseClock = async (
  { monotonic }: Pick<Clock, 'monotonic'>,
  time: () => Promise<number>,
): Promise<DatabaseClock> => {
  const measure = async () => {
    const sent = monotonic()
    const reported = await time()
    const uncertain = (monotonic() - sent) / 2
    return { offset: reported - sent - uncertain, uncertain }
  }
  // Of three answers the quickest says most: a server starts while its machine is busy.
  const first = [await measure(), await measure(), await measure()]
  let { offset } = first.reduce((best, next) => (next.uncertain < best.uncertain ? next : best))
  const check = async (): Promise<void> => {
    const next = await measure()
    // An answer that took long says little: the old offset may be the better one.
    if (Math.abs(next.offset - offset) > Math.max(LEAST, next.uncertain)) offset = next.offset
  }
  const timer = setInterval(() => check().catch(() => {}), CHECK)
  return {
    monotonic,
    now: () => Math.round(monotonic() + offset),
    close: () => clearInterval(timer),
  }
}
