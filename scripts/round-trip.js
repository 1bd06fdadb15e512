/**
 * `npm run round-trip [-- --tables 10000]`: synthetic tables go from SQLite to PostgreSQL and back by `roundhouse move-data`.
 * Every record must come back byte for byte, and every other table in the same state; if not, the exit code is 1.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArgs, whole } from './args.js'
import { buildTests, install } from './prepare.js'

const { values: plan } = readArgs({ tables: whole(10_000, 1, 1_000_000) })
install()
buildTests()
const { startPostgres } = await import('../dist/test/postgres/postgres.js')
const { roundTrip } = await import('../dist/test/data/round-trip.js')

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-trip-'))
const postgres = await startPostgres({ isDurable: true })
try {
  await postgres.createDatabase('trip')
  const { tables, entries, records, running, differing, seconds } = await roundTrip(
    folder,
    postgres.url('trip'),
    plan.tables,
  )
  console.log(
    `${tables} tables with ${entries} entries: ${records} records, ${running} running, ${differing} differ; ` +
      `${seconds.there.toFixed(1)} s to PostgreSQL, ${seconds.back.toFixed(1)} s back`,
  )
  process.exitCode = differing === 0 ? 0 : 1
} finally {
  await postgres.remove()
  rmSync(folder, { recursive: true, force: true })
}
