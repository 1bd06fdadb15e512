/** Phases of a load test that last a known time: on a terminal, the seconds that are left are shown. */
import { type ProgressBar, progressOf } from '../../src/program/progress.ts'

const SECOND = 1_000

export const timed = async <T>(
  seconds: number,
  phase: string,
  work: (progress: Pick<ProgressBar, 'clear'>) => Promise<T>,
): Promise<T> => {
  const progress = progressOf(seconds, `seconds of ${phase}`)
  const began = performance.now()
  const elapsed = (): number => Math.floor((performance.now() - began) / SECOND)
  const timer = setInterval(() => progress.at(Math.min(seconds, elapsed())), SECOND)
  try {
    return await work(progress)
  } finally {
    clearInterval(timer)
    progress.clear()
  }
}
