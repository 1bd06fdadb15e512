/**
 * `npm run torture [-- --kills 20 --restarts 10 --tables 12 --seed 1]`: people play on a real server while it is killed, its
 * disk is full (SQLite), and its database is restarted, crashed and disconnected (PostgreSQL). After each round every
 * acknowledged order must be in the log once and in order, and every table must go on; if not, the exit code is 1.
 * `--kills 0` skips the SQLite part, `--restarts 0` the PostgreSQL part.
 */
import { readArgs, whole } from './args.js'
import { buildTests, buildWeb, install } from './prepare.js'
import { torturePostgres } from './torture/postgres.js'
import { tortureSqlite } from './torture/sqlite.js'

const { values: plan } = readArgs({
  kills: whole(20, 0, 200),
  restarts: whole(10, 0, 200),
  tables: whole(12, 1, 60),
  seed: whole(1, 1, 2 ** 31),
})
install()
buildTests()
buildWeb()

const failures = [
  ...(plan.kills > 0 ? await tortureSqlite(plan) : []),
  ...(plan.restarts > 0 ? await torturePostgres(plan) : []),
]
console.log(failures.length === 0 ? 'nothing lost, nothing doubled' : failures.join('\n'))
process.exit(failures.length === 0 ? 0 : 1)
