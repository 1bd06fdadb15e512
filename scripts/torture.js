/**
 * `npm run torture [-- --kills 20 --restarts 10 --tables 12 --seed 1]`: people play on a real server while it is killed, its
 * disk is full (SQLite), and its database is restarted, crashed and disconnected (PostgreSQL). After each round every
 * acknowledged order must be in the log once and in order, and every table must go on; if not, the exit code is 1.
 * `--kills 0` skips the SQLite part, `--restarts 0` the PostgreSQL part.
 *
 * `npm run torture -- --cluster [--minutes 20 --tables 300 --kills 20 --seed 1]`: three servers on a primary and a standby
 * instead, with a failover and a rolling upgrade.
 */
import { readArgs, whole } from './args.js'
import { buildTests, buildWeb, install } from './prepare.js'
import { tortureOfCluster } from './torture/cluster.js'
import { torturePostgres } from './torture/postgres.js'
import { tortureSqlite } from './torture/sqlite.js'

const { values: plan } = readArgs({
  cluster: { type: 'boolean' },
  minutes: whole(20, 1, 600),
  kills: whole(20, 0, 200),
  restarts: whole(10, 0, 200),
  tables: whole(process.argv.includes('--cluster') ? 300 : 12, 1, 1_000),
  seed: whole(1, 1, 2 ** 31),
})
install()
buildTests()
buildWeb()

const single = async () => [
  ...(plan.kills > 0 ? await tortureSqlite(plan) : []),
  ...(plan.restarts > 0 ? await torturePostgres(plan) : []),
]
const failures = plan.cluster ? await tortureOfCluster(plan) : await single()
console.log(failures.length === 0 ? 'nothing lost, nothing doubled' : failures.join('\n'))
process.exit(failures.length === 0 ? 0 : 1)
