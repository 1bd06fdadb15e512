/** The report names pages that were away too long after the death of a server, and only those. */
import { expect, test } from 'vitest'
import { reportOutages } from './outages.ts'

const outage = (since: number, took: number) => ({ table: `table-${since}`, since, took, tries: 1 })
const deaths = [{ from: 1_000, to: 1_100, what: 'server 1 was killed' }]

const reported = (within: number | null) => {
  const said: string[] = []
  const failed: string[] = []
  const outages = [outage(1_050, 400), outage(1_060, 900), outage(2_000, 6_000), outage(30_000, 60_000)]
  reportOutages(
    outages,
    deaths,
    within,
    (what) => failed.push(what),
    (line) => said.push(line),
  )
  return { said, failed }
}

test('pages that lost their server count, those that lost the database do not', () => {
  const { said, failed } = reported(5_000)
  expect(said[0]).toContain('3 times a page lost its server and came back: p50 900 ms')
  expect(said[0]).toContain('max 6000 ms; 1 later than 5000 ms')
  expect(failed).toEqual(['1 pages were back only after 5000 ms, the last after 6000 ms'])
})

test('without a bound nothing fails', () => {
  expect(reported(null).failed).toEqual([])
})
