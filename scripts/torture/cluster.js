/**
 * Three servers on a primary and a synchronous standby, behind a proxy: see test/torture/cluster.ts. The servers are those of
 * the last release at first, and are upgraded during play. Returns what failed.
 */
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unlimited } from '../unlimited.js'
import { tableRequests } from './rounds.js'
import { serverOn, user } from './server.js'

const SERVERS = 3
/** A table is played at the pace of quick people. */
const BETWEEN = 4_000
/** At every second table there is a clock, so short that flags fall. */
const CLOCK = { kind: 'live', bank: 30, increment: 1, flag: 'bot' }
const SOON = 5_000

export const tortureOfCluster = async ({ minutes, tables, kills, seed }) => {
  const { tortureCluster } = await import('../../dist/test/torture/cluster.js')
  const { startOldServer } = await import('../../dist/test/releases/old-server.js')
  const { timed } = await import('../../dist/test/load/timed.js')
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-torture-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const requests = await tableRequests(tables)
  const setups = requests.map((request, index) => ({
    ...request,
    seats: request.seats.map((_, seat) => (seat < 2 ? null : 'casual')),
    pace: index % 2 === 0 ? CLOCK : request.pace,
  }))
  try {
    return await timed(minutes * 60, 'play', (progress) =>
      tortureCluster({
        ...{ setups, seed, kills, servers: SERVERS, between: BETWEEN, isDurable: true, resumeWithin: SOON },
        // The upgrade and the failover take their time as well.
        every: Math.round((minutes * 60_000) / (kills + 6)),
        async start(database) {
          const server = await serverOn(data, { ...unlimited, DATABASE_URL: database, BOT_DELAY: '300' })
          await server.restart()
          return { url: server.url, kill: server.kill, stop: server.stop }
        },
        startOld: (database) => startOldServer(database, data),
        say(line) {
          progress.clear()
          console.log(line)
        },
      }),
    )
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}
