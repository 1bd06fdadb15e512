/** Writes that the database did not take: each is counted, and the log says why. Nothing else shows that a disk is full. */

interface UnsavedReportDeps {
  readonly counter: { inc(): void }
  log(sentence: string): void
  monotonic(): number
}

/** A full disk refuses every order: one line in this time is enough. */
const PAUSE = 10_000

export const unsavedReport = ({ counter, log, monotonic }: UnsavedReportDeps): ((reason: Error) => void) => {
  let quietUntil = Number.NEGATIVE_INFINITY
  return ({ message }) => {
    counter.inc()
    if (monotonic() < quietUntil) return
    quietUntil = monotonic() + PAUSE
    log(`Orders cannot be saved: ${message}.`)
  }
}
