/**
 * `npm run plan-capacity [-- --players 100000 --tables 1000000 --pace 10]`: how many machines that takes, computed from the unit
 * costs of docs/scaling.md. It steps through a day minute by minute: players come and go, tables are opened, played and finished.
 */
import { readArgs, whole } from '../args.js'

const { values: plan } = readArgs({
  players: whole(100_000, 1, 100_000_000),
  tables: whole(1_000_000, 1, 1_000_000_000),
  /** Seconds between two moves of one table at which people play. */
  pace: whole(10, 1, 86_400),
})

/** Measured: see docs/scaling.md, from `npm run unit-costs` and `npm run load`. */
const COST = {
  /** Processor milliseconds of a server, for one move with its share of bots. */
  cpu: 2.5,
  /** Bytes of the database's log, and of messages to pages. */
  log: 1_400,
  sent: 4_000,
  /** Transactions. */
  commits: 2,
  /** Bytes that stay: an entry with its index. */
  kept: 250,
}
/** Assumed: two people at a table, 80 moves in a match, processors used to 60 %, a core for 2,000 transactions a second. */
const ASSUMED = { people: 2, moves: 80, load: 0.6, commitsPerCore: 2_000, socketsPerServer: 10_000 }

const MINUTES = 1_440
const peak = { moves: 0, pages: 0 }
let [moves, finished] = [0, 0]
for (let minute = 0; minute < MINUTES; minute++) {
  // A day with one evening: from a fifth of the players at night to all of them.
  const share = 0.6 + 0.4 * Math.cos(((minute - 1_200) / MINUTES) * 2 * Math.PI)
  const pages = plan.players * share
  const perSecond = pages / ASSUMED.people / plan.pace
  moves += perSecond * 60
  finished += (perSecond * 60) / ASSUMED.moves
  if (perSecond > peak.moves) Object.assign(peak, { moves: perSecond, pages })
}
const cores = (peak.moves * COST.cpu) / 1_000 / ASSUMED.load
const servers = Math.max(2, Math.ceil(Math.max(cores, peak.pages / ASSUMED.socketsPerServer)))
const databaseCores = Math.ceil((peak.moves * COST.commits) / ASSUMED.commitsPerCore / ASSUMED.load)
const GB = 1e9
const rows = [
  ['moves a second at the peak', Math.round(peak.moves)],
  ['moves a day', Math.round(moves)],
  ['matches finished a day', Math.round(finished)],
  ['server cores at the peak', Math.ceil(cores)],
  ['server processes (one core each, at least one more than needed)', servers + 1],
  ['database cores for transactions', databaseCores],
  ['database log a second at the peak, MB', ((peak.moves * COST.log) / 1e6).toFixed(1)],
  ['database log a day, GB', Math.round((moves * COST.log) / GB)],
  ['sent to pages at the peak, MB/s', ((peak.moves * COST.sent) / 1e6).toFixed(1)],
  ['kept for all tables, GB', Math.round((plan.tables * ASSUMED.moves * COST.kept) / GB)],
  ['added a day, GB', ((moves * COST.kept) / GB).toFixed(1)],
]
for (const [what, value] of rows) console.log(`${String(value).padStart(12)}  ${what}`)
