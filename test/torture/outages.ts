/** How long pages were without their server after its death: from the loss of the connection until the table is shown again. */
import type { Outage } from './player-page.ts'

export interface Death {
  /** Milliseconds since 1970. */
  readonly from: number
  readonly to: number
  readonly what: string
}

/** A page may notice the death of its server this much later. */
const NOTICED = 2_000
const LONGEST_SHOWN = 8

/** Only pages that lost a server to its death count; a database that is away is another matter. */
export const reportOutages = (
  outages: readonly Outage[],
  deaths: readonly Death[],
  within: number | null,
  fail: (what: string) => void,
  say: (line: string) => void,
): void => {
  const deathOf = ({ since }: Outage): Death | undefined =>
    deaths.findLast(({ from, to }) => since >= from && since < to + NOTICED)
  const counted = outages
    .flatMap((outage) => {
      const death = deathOf(outage)
      return death === undefined ? [] : [{ ...outage, what: death.what }]
    })
    .sort((one, other) => one.took - other.took)
  const at = (part: number): number =>
    counted[Math.min(counted.length - 1, Math.floor(counted.length * part))]?.took ?? 0
  const most = at(1)
  const late = within === null ? [] : counted.filter(({ took }) => took > within)
  const figures = `p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, max ${most} ms`
  say(
    `${counted.length} times a page lost its server and came back: ${figures}; ${late.length} later than ${within} ms`,
  )
  for (const { table, took, tries, what } of counted.slice(-LONGEST_SHOWN).reverse())
    say(`  ${String(took).padStart(6)} ms after ${tries} tries at table ${table} (${what})`)
  if (late.length > 0) fail(`${late.length} pages were back only after ${within} ms, the last after ${most} ms`)
}
