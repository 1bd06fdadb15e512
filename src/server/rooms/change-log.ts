/** Logs when something changes between normal and busy: each change once, and at most one line in a while. */

/** Says how it is now. The sentence is made only where it is logged. */
export type ReportState = (isBusy: boolean, sentence: () => string) => void

const QUIET = 60_000

export const changeLog = (log: (sentence: string) => void, now: () => number, quiet = QUIET): ReportState => {
  let logged = false
  let at = Number.NEGATIVE_INFINITY
  let later: NodeJS.Timeout | null = null

  const report: ReportState = (isBusy, sentence) => {
    if (later !== null) clearTimeout(later)
    later = null
    if (isBusy === logged) return
    const wait = at + quiet - now()
    if (wait > 0) {
      // A change that came too soon is logged later, if it still holds then.
      later = setTimeout(() => report(isBusy, sentence), wait)
      later.unref()
      return
    }
    logged = isBusy
    at = now()
    log(sentence())
  }
  return report
}
