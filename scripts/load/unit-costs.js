/**
 * `npm run unit-costs [-- --seconds 15 --tables 24 --between 60 --rounds 2 --most 100000]`: what a move costs on PostgreSQL.
 * Processor time with one, two and three servers, with and without affinity, in alternation; transactions, log and bytes sent; the
 * same with more and more other tables in the database; and by quarter of a match. docs/scaling.md explains the figures.
 */
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readArgs, whole } from '../args.js'
import { buildTests, buildWeb, install } from '../prepare.js'
import { tableRequests } from '../torture/rounds.js'
import { serverOn, user } from '../torture/server.js'
import { quarterCosts } from './quarter-costs.js'

const { values: plan } = readArgs({
  seconds: whole(15, 1, 600),
  tables: whole(24, 1, 1_000),
  // Milliseconds between two orders at a table, so that the processors are not the limit.
  between: whole(60, 1, 10_000),
  rounds: whole(2, 0, 20),
  // Other tables in the database.
  most: whole(100_000, 0, 1_000_000),
})
install()
buildTests()
buildWeb()
const { startPostgres } = await import('../../dist/test/postgres/postgres.js')
const { proxyBefore } = await import('../../dist/test/torture/affinity-proxy.js')
const { crowdAt } = await import('../../dist/test/torture/crowd.js')
const { syntheticRows } = await import('../../dist/test/data/synthetic.js')
const { fillPlace } = await import('../../dist/src/server/data/places.js')
const { writeRows } = await import('../../dist/src/server/data/rows.js')

const data = mkdtempSync(join(tmpdir(), 'roundhouse-costs-'))
if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
const postgres = await startPostgres({ isDurable: true, settings: ['max_connections=100', 'autovacuum=off'] })
let made = 0

/** What the database has done so far: transactions and bytes of its log. */
const countersOf = async (name) => {
  const [row] = await postgres.query(
    `select xact_commit::int as commits, (pg_current_wal_lsn() - '0/0')::bigint::text as log,
      (tup_inserted + tup_updated + tup_deleted)::int as rows from pg_stat_database where datname = $1`,
    [name],
  )
  return { commits: row.commits, log: Number(row.log), rows: row.rows }
}

/** Plays for a while with this many servers; the cost of each acknowledged order. */
const measured = async ({ servers: count, hasAffinity = true, tables = plan.tables, rows = 0 }) => {
  const name = `costs${++made}`
  await postgres.createDatabase(name)
  if (rows > 0) await fillPlace({ folder: '', url: postgres.url(name) }, (db) => writeRows(db, syntheticRows(rows)))
  const servers = []
  for (let index = 0; index < count; index++) {
    const server = await serverOn(data, { DATABASE_URL: postgres.url(name) })
    await server.restart()
    servers.push(server)
  }
  const before = servers.map((server) => server.memory())
  const proxy = await proxyBefore(
    servers.map(({ url }) => url),
    hasAffinity,
  )
  const crowd = crowdAt(proxy.url, await tableRequests(tables), 1, { between: plan.between })
  await crowd.goneOn(120_000)
  await pause(2_000)
  const busy = () => servers.reduce((sum, server) => sum + server.busy(), 0)
  const start = { orders: crowd.acknowledged(), busy: busy(), sent: proxy.sent(), ...(await countersOf(name)) }
  await pause(plan.seconds * 1_000)
  const end = { orders: crowd.acknowledged(), busy: busy(), sent: proxy.sent(), ...(await countersOf(name)) }
  const memory = servers.reduce((sum, server, index) => sum + server.memory() - before[index], 0)
  await crowd.stop()
  await proxy.close()
  for (const server of servers) await server.kill()
  await postgres.dropDatabase(name)
  const orders = end.orders - start.orders
  const per = (key) => (end[key] - start[key]) / orders
  return {
    orders,
    busy: per('busy'),
    sent: per('sent'),
    commits: per('commits'),
    log: per('log'),
    rows: per('rows'),
    memory,
  }
}

/** One server and matches of one game from their beginning to their end. */
const byQuarter = async (request) => {
  const name = `costs${++made}`
  await postgres.createDatabase(name)
  const server = await serverOn(data, { DATABASE_URL: postgres.url(name) })
  await server.restart()
  const setups = Array.from({ length: plan.tables }, () => request)
  try {
    return await quarterCosts({
      tables: plan.tables,
      startCrowd: () => crowdAt(server.url, setups, 1, { between: plan.between, isOnce: true }),
      count: () => countersOf(name),
      query: (statement) => postgres.query(statement, [], name),
    })
  } finally {
    await server.kill()
    await postgres.dropDatabase(name)
  }
}

const line = (what, { orders, busy, commits, rows, log, sent, memory }) =>
  console.log(
    `${what.padEnd(34)} ${String(orders).padStart(6)} orders  ${busy.toFixed(2)} ms  ${commits.toFixed(2)} transactions  ` +
      `${rows.toFixed(2)} rows  ${Math.round(log)} B log  ${Math.round(sent)} B sent  ${memory} MB more`,
  )

try {
  for (let round = 0; round < plan.rounds; round++) {
    for (const servers of [1, 2, 3]) line(`${servers} server(s), affinity`, await measured({ servers }))
    for (const servers of [2, 3])
      line(`${servers} servers, no affinity`, await measured({ servers, hasAffinity: false }))
  }
  for (let rows = 100; rows <= plan.most; rows *= 10) line(`${rows} other tables`, await measured({ servers: 1, rows }))
  for (const request of await tableRequests(4)) {
    const quarters = await byQuarter(request)
    // A quarter of a quick match may pass between two samples.
    for (const [at, { orders, commits, rows, entry, entries }] of quarters.entries())
      if (orders > 0)
        console.log(
          `${`${request.game}, quarter ${at + 1}`.padEnd(34)} ${String(orders).padStart(6)} orders  ${commits.toFixed(2)} transactions  ` +
            `${rows.toFixed(2)} rows  ${entries} entries of ${entry.toFixed(0)} B`,
        )
  }
} finally {
  await postgres.remove()
  rmSync(data, { recursive: true, force: true })
}
