/**
 * `npm run unit-costs [-- --seconds 40 --tables 24 --between 80 --rounds 2 --warm 12000 --most 100000 --games 4]`: what a move costs
 * on PostgreSQL. Processor time of servers and database with one, two and three servers, with and without affinity, in alternation after all of them are
 * warm; transactions, log and bytes sent; the same with more and more other tables in the database; and by quarter of a match.
 * docs/scaling.md explains the figures. The exit code is 1 if a bound does not hold.
 */
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readArgs, whole } from '../args.js'
import { buildTests, buildWeb, install } from '../prepare.js'
import { tableRequests } from '../torture/rounds.js'
import { busyFor, serverOn, user } from '../torture/server.js'
import { unlimited } from '../unlimited.js'
import { fillWith } from './other-tables.js'
import { pauseFor, quarterCosts } from './quarter-costs.js'

const { values: plan } = readArgs({
  seconds: whole(40, 1, 600),
  tables: whole(24, 1, 1_000),
  // Milliseconds between two orders at a table, so that the processors are not the limit.
  between: whole(80, 1, 10_000),
  rounds: whole(2, 0, 20),
  // Orders that each server has executed before it is measured: until then its compiler costs as much as a third of the moves.
  warm: whole(12_000, 0, 100_000),
  // Other tables in the database.
  most: whole(100_000, 0, 1_000_000),
  // Of how many games matches are played from beginning to end.
  games: whole(4, 0, 4),
})
install()
buildTests()
buildWeb()
const { startPostgres } = await import('../../dist/test/postgres/postgres.js')
const { proxyBefore } = await import('../../dist/test/torture/affinity-proxy.js')
const { crowdAt } = await import('../../dist/test/torture/crowd.js')

const data = mkdtempSync(join(tmpdir(), 'roundhouse-costs-'))
if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
// Whole pages in the log would say how long ago the last checkpoint was.
const settings = [
  'max_connections=200',
  'autovacuum=off',
  'full_page_writes=off',
  'max_wal_size=4GB',
  'shared_buffers=256MB',
]
const postgres = await startPostgres({ isDurable: true, settings })
const failures = []
let made = 0

/** What the database has done so far: transactions, changed rows, entries (moves of people and bots), bytes of its log, snapshots. */
const countersOf = async (name) => {
  const [row] = await postgres.query(
    `with snapshot as (select (n_tup_ins + n_tup_upd + n_tup_del)::int as rows from pg_stat_user_tables where relname = 'snapshots')
      select xact_commit::int as commits, (pg_current_wal_lsn() - '0/0')::bigint::text as log,
      (tup_inserted + tup_updated + tup_deleted)::int - snapshot.rows as rows, snapshot.rows as snapshots,
      (select n_tup_ins::int from pg_stat_user_tables where relname = 'entries') as moves
      from pg_stat_database, snapshot where datname = $1`,
    [name],
    name,
  )
  return { ...row, log: Number(row.log) }
}

/** Servers on a database of their own, behind a proxy. They stay up, so that they are warm when they are measured again. */
const startSetup = async (count, hasAffinity = true) => {
  const name = `costs${++made}`
  await postgres.createDatabase(name)
  const servers = []
  for (let index = 0; index < count; index++) servers.push(await startServer(name))
  // Snapshots are a cache, written when a table comes to rest, long after its moves: they are counted on their own.
  await postgres.query('alter table snapshots set unlogged', [], name)
  const proxy = await proxyBefore(
    servers.map(({ url }) => url),
    hasAffinity,
  )
  return { name, count, hasAffinity, servers, proxy, rounds: [] }
}

const startServer = async (name) => {
  const server = await serverOn(data, { ...unlimited, DATABASE_URL: postgres.url(name), DATABASE_CONNECTIONS: '8' })
  await server.restart()
  return server
}

const stopSetup = async ({ servers, proxy }) => {
  await proxy.close()
  for (const server of servers) await server.kill()
}

/** The seed makes the same tables play the same matches in every setup. */
const startCrowd = async ({ proxy }, seed, between = plan.between) => {
  const crowd = crowdAt(proxy.url, await tableRequests(plan.tables), seed, { between })
  await crowd.goneOn(120_000)
  return crowd
}

/** Milliseconds between two orders at a table while a server warms up. */
const WARMING = 10

const warmUp = async (setup) => {
  const crowd = await startCrowd(setup, 1_000, WARMING)
  while (crowd.acknowledged() < plan.warm * setup.count) await pause(100)
  await crowd.stop()
}

/** Milliseconds of processor time of all processes of the database. One setup plays at a time. */
const busyDatabase = () => {
  const now = new Map(postgres.processes().map((pid) => [pid, busyFor(pid)]))
  for (const [pid, busy] of now) if (Number.isFinite(busy)) databaseProcesses.set(pid, busy)
  return [...databaseProcesses.values()].reduce((sum, busy) => sum + busy, 0)
}
/** Processes that have ended keep what they have used. */
const databaseProcesses = new Map()

const meter = async ({ name, servers, proxy }, crowd) => ({
  orders: crowd?.acknowledged() ?? 0,
  busy: servers.reduce((sum, server) => sum + server.busy(), 0),
  base: busyDatabase(),
  sent: proxy.sent(),
  ...(await countersOf(name)),
})

/** What one round of play has cost. */
const measure = async (setup, seed, between = plan.between) => {
  const crowd = await startCrowd(setup, seed, between)
  await pause(SETTLING)
  const start = await meter(setup, crowd)
  await pause(plan.seconds * 1_000)
  const end = await meter(setup, crowd)
  await crowd.stop()
  const round = Object.fromEntries(KEYS.map((key) => [key, end[key] - start[key]]))
  setup.rounds.push(round)
  return costs([round])
}

const KEYS = ['orders', 'moves', 'busy', 'base', 'sent', 'commits', 'log', 'rows', 'snapshots']
/** Until then, a server has seen no move for minutes. */
const SETTLING = 5_000

/** For each move of a person or bot, over all rounds; what the servers do by themselves is in it. */
const costs = (rounds) => {
  const sum = (key) => rounds.reduce((total, round) => total + round[key], 0)
  const moves = sum('moves')
  return { ...Object.fromEntries(KEYS.map((key) => [key, sum(key) / moves])), moves, orders: sum('orders') }
}

const line = (what, { orders, moves, busy, base, commits, rows, log, sent, snapshots }) =>
  console.log(
    `${what.padEnd(34)} ${String(orders).padStart(6)} orders, ${String(moves).padStart(6)} moves, each  ${busy.toFixed(2)} + ${base.toFixed(2)} ms  ${commits.toFixed(2)} transactions  ` +
      `${rows.toFixed(2)} rows  ${Math.round(log)} B log  ${Math.round(sent)} B sent  ${snapshots.toFixed(3)} snapshots`,
  )

const judge = (what, value, bound) => {
  const holds = value <= bound
  console.log(`${what}: ${value.toFixed(2)}, at most ${bound.toFixed(2)}: ${holds ? 'holds' : 'DOES NOT HOLD'}`)
  if (!holds) failures.push(what)
}

const labelOf = ({ count, hasAffinity }) => `${count} server(s), ${hasAffinity ? 'affinity' : 'no affinity'}`

/** All setups are warm before the first round, and take turns. */
const compareServers = async () => {
  const setups = []
  for (const count of [1, 2, 3]) setups.push(await startSetup(count))
  for (const count of [2, 3]) setups.push(await startSetup(count, false))
  for (const setup of setups) {
    await warmUp(setup)
    console.log(`${labelOf(setup)}: warm`)
  }
  for (let round = 1; round <= plan.rounds; round++)
    for (const setup of setups) line(`round ${round}: ${labelOf(setup)}`, await measure(setup, round))
  console.log('all rounds together')
  for (const setup of setups) {
    const memory = setup.servers.reduce((sum, server) => sum + server.memory(), 0)
    line(labelOf(setup), costs(setup.rounds))
    console.log(`${''.padEnd(34)} ${memory} MB in ${setup.count} process(es)`)
  }
  const [one, , three, , loose] = setups.map(({ rounds }) => costs(rounds))
  const total = ({ busy, base }) => busy + base
  judge('processor time of a move, three servers with affinity to one', total(three) / total(one), 1.25)
  console.log(`processor time of the servers alone, three to one: ${(three.busy / one.busy).toFixed(2)} (no bound)`)
  console.log(`three servers without affinity to one: ${(total(loose) / total(one)).toFixed(2)} (no bound)`)
  for (const setup of setups) await stopSetup(setup)
}

/** Slow enough that hardly two moves share a transaction: how many do says how busy the machine is. */
const UNHURRIED = 5

/** One server, while the database gets more and more tables that nobody plays at. */
const compareSizes = async () => {
  const setup = await startSetup(1)
  await warmUp(setup)
  const found = []
  for (let tables = 100; tables <= plan.most; tables *= 10) {
    const began = Date.now()
    await fillWith(postgres, setup.name, tables)
    console.log(`${tables} other tables are there after ${Math.round((Date.now() - began) / 1_000)} s`)
    const measured = await measure(setup, 1, UNHURRIED * plan.between)
    line(`${tables} other tables`, measured)
    found.push(measured)
  }
  console.log(await storedIn(setup))
  await stopSetup(setup)
  for (const key of ['commits', 'rows', 'log']) {
    const values = found.map((measured) => measured[key])
    judge(
      `${NAMES[key]} of a move, most to least, from 100 to ${plan.most} tables`,
      Math.max(...values) / Math.min(...values),
      1.1,
    )
  }
}

/** What stays on the disk, with indexes. */
const storedIn = async ({ name }) => {
  const size = (table) => `pg_total_relation_size('${table}') / (select count(*) from ${table})::float`
  const [{ entry, head, entries }] = await postgres.query(
    `select ${size('entries')} as entry, ${size('tables')} as head, (select count(*) from entries) as entries`,
    [],
    name,
  )
  return `stored: ${Math.round(entry)} B for each of ${entries} entries, ${Math.round(head)} B for a table's row`
}

const NAMES = { commits: 'transactions', rows: 'changed rows', log: 'bytes of log', entry: 'stored bytes' }

/** One server and matches of one game from their beginning to their end. */
const byQuarter = async (request) => {
  const setups = Array.from({ length: plan.tables }, () => request)
  const playOnce = ({ proxy }, between) => crowdAt(proxy.url, setups, 1, { between, isOnce: true })
  // On a database of its own: tables that come to rest ask the database, too.
  const between = await onServer((setup) => pauseFor(playOnce(setup, 0), plan.tables))
  return onServer((setup) =>
    quarterCosts({
      crowd: playOnce(setup, between),
      tables: plan.tables,
      count: () => countersOf(setup.name),
      query: (statement) => postgres.query(statement, [], setup.name),
    }),
  )
}

const onServer = async (work) => {
  const setup = await startSetup(1)
  try {
    return await work(setup)
  } finally {
    await stopSetup(setup)
  }
}

const compareQuarters = async (request) => {
  const quarters = await byQuarter(request)
  for (const [at, { moves, commits, rows, entry }] of quarters.entries())
    console.log(
      `${`${request.game}, quarter ${at + 1}`.padEnd(34)} ${String(moves).padStart(6)} moves, each  ${commits.toFixed(2)} transactions  ` +
        `${rows.toFixed(2)} rows  ${entry.toFixed(0)} B of an entry`,
    )
  const [first, , , last] = quarters
  for (const key of ['commits', 'rows', 'entry']) {
    const apart = Math.max(last[key] / first[key], first[key] / last[key])
    judge(`${NAMES[key]} of a move of ${request.game}, first and last quarter apart`, apart, 1.1)
  }
}

try {
  if (plan.rounds > 0) await compareServers()
  if (plan.most >= 100) await compareSizes()
  for (const request of await tableRequests(plan.games)) await compareQuarters(request)
} finally {
  await postgres.remove()
  rmSync(data, { recursive: true, force: true })
}
console.log(failures.length === 0 ? 'all bounds hold' : `bounds that do not hold: ${failures.join('; ')}`)
process.exit(failures.length === 0 ? 0 : 1)
