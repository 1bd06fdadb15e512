/**
 * Three servers on a primary and a synchronous standby, behind a proxy with table affinity. People and bots play while
 * servers and databases are killed, the standby takes over, and the servers are upgraded one by one.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { quickRng } from '../../src/kit/chance.ts'
import { type Cluster, startCluster } from '../postgres/cluster.ts'
import type { TableSetup } from '../server/test-tables.ts'
import { proxyBefore } from './affinity-proxy.ts'
import { auditDatabase, isSound } from './audit.ts'
import { auditCluster } from './cluster-audit.ts'
import { type Crowd, crowdAt } from './crowd.ts'
import { type Death, reportOutages } from './outages.ts'

export interface ServerProcess {
  readonly url: string
  kill(): Promise<void>
  /** Ends it in good order. */
  stop(): Promise<void>
}

export interface ClusterPlan {
  readonly setups: readonly TableSetup[]
  readonly seed: number
  readonly servers: number
  /** Servers and databases are killed this many times, half of them before the failover. */
  readonly kills: number
  /** Milliseconds from one kill to the next, and between two orders at a table. */
  readonly every: number
  readonly between: number
  /** Commits wait for the disk as well. */
  readonly isDurable: boolean
  /** The longest time until pages are back after the death of their server; null where it is not judged. */
  readonly resumeWithin: number | null
  start(database: string): Promise<ServerProcess>
  /** A server of the release before. */
  startOld(database: string): Promise<ServerProcess>
  say(line: string): void
}

const DATABASE = 'torture'
/** How long a table may take to go on. Longer means that it hangs; it is not a performance bound. */
const PATIENCE = 120_000
/** How long it may take until all tables are open and their first moves are made. */
const OPENING = 600_000
/** Refusals of a page that has not seen yet that its time is up, or that the match is over. */
const LATE = ['seat.bot', 'table.idle']

export const tortureCluster = async (plan: ClusterPlan): Promise<readonly string[]> => {
  const { say, seed, kills, every } = plan
  const rng = quickRng(seed)
  const failures: string[] = []
  const fail = (what: string): void => {
    failures.push(what)
    say(`  FAILED ${what}`)
  }
  const began = Date.now()
  const time = (): string => `${String(Math.round((Date.now() - began) / 1_000)).padStart(4)} s`
  const cluster = await startCluster(plan.isDurable)
  await cluster.primary().createDatabase(DATABASE)
  const servers: ServerProcess[] = []
  // The release before knows one host only.
  for (let index = 0; index < plan.servers; index++) servers.push(await plan.startOld(cluster.primary().url(DATABASE)))
  const proxy = await proxyBefore(urlsOf(servers))
  const crowd = crowdAt(proxy.url, plan.setups, seed, { between: plan.between, countsBots: true, expected: LATE })
  /** When servers died, for the time until pages were back. */
  const deaths: Death[] = []

  const goOn = (when: string, patience = PATIENCE): Promise<void> =>
    crowd.goneOn(patience).catch((error: Error) => fail(`${when}: ${error.message}`))

  const upgrade = async (): Promise<void> => {
    for (const [index, old] of [...servers].entries()) {
      await pause(every / 2)
      // Release 0.2.0 accepts pages until its very end, so the proxy sends them elsewhere first.
      proxy.setServers(urlsOf(servers.filter((server) => server !== old)))
      const from = Date.now()
      await old.stop()
      deaths.push({ from, to: Date.now(), what: `server ${index + 1} was stopped for the upgrade` })
      servers[index] = await plan.start(cluster.url(DATABASE))
      proxy.setServers(urlsOf(servers))
      say(`${time()} server ${index + 1} is upgraded`)
    }
    await goOn('upgrade')
  }

  const killServer = async (): Promise<void> => {
    const index = rng(servers.length)
    const from = Date.now()
    await servers[index]?.kill()
    deaths.push({ from, to: Date.now(), what: `server ${index + 1} was killed at ${time().trim()}` })
    say(`${time()} server ${index + 1} was killed`)
    await pause(every / 3)
    servers[index] = await startAgain(index)
    proxy.setServers(urlsOf(servers))
  }

  /** A server that does not start is a failure, but no reason to stop here. */
  const startAgain = (index: number): Promise<ServerProcess> =>
    plan.start(cluster.url(DATABASE)).catch((error: Error) => {
      fail(`server ${index + 1} did not start at ${time().trim()}: ${error.message}`)
      return plan.start(cluster.url(DATABASE))
    })

  const killPrimary = async (): Promise<void> => {
    await cluster.primary().crash()
    say(`${time()} the primary was killed, and starts again`)
    await pause(rng(1_000))
    await cluster.primary().start()
  }

  const killStandby = async (): Promise<void> => {
    await cluster.standby()?.crash()
    say(`${time()} the standby was killed, and starts again`)
    await pause(rng(1_000))
    await cluster.standby()?.start()
  }

  const failOver = async (): Promise<void> => {
    await cluster.primary().crash()
    await pause(rng(500))
    await cluster.promote()
    const promoted = Date.now()
    const before = crowd.acknowledged()
    while (crowd.acknowledged() === before && Date.now() - promoted < PATIENCE) await pause(5)
    say(`${time()} the primary is lost, the standby was promoted; the next order after ${Date.now() - promoted} ms`)
    await goOn('failover')
    await cluster.addStandby()
    say(`${time()} a new standby follows`)
  }

  const victims = new Map<string, number>()
  const SERVER = ['servers', killServer] as const
  const PRIMARY = ['primary', killPrimary] as const
  const STANDBY = ['standby', killStandby] as const

  const killSome = async (count: number, first: number): Promise<void> => {
    for (let number = first; number < first + count; number++) {
      await pause(every / 2 + rng(every / 2))
      const [what, kill] = [SERVER, SERVER, PRIMARY, SERVER, STANDBY][number % 5] ?? SERVER
      await kill()
      victims.set(what, (victims.get(what) ?? 0) + 1)
      await goOn(`kill ${number + 1}`)
    }
  }

  const play = async (): Promise<void> => {
    await goOn('start', OPENING)
    say(`${time()} ${crowd.ledgers.length} tables are open`)
    await upgrade()
    await killSome(kills >> 1, 0)
    await failOver()
    await judge('after the failover', cluster, crowd, fail, say)
    await killSome(kills - (kills >> 1), kills >> 1)
    await goOn('end')
    await crowd.stop()
    await judge('end', cluster, crowd, fail, say)
  }

  try {
    await play().catch((error: Error) => fail(`it broke off after ${time().trim()}: ${error.stack ?? error.message}`))
    for (const surprise of new Set(crowd.surprises)) fail(`an order was refused: ${surprise}`)
    reportOutages(crowd.outages, deaths, plan.resumeWithin, fail, say)
    say(
      `${[...victims.values()].reduce((sum, count) => sum + count, 0)} kills (${[...victims].map(([what, count]) => `${what} ${count}`).join(', ')}), 1 failover, 1 rolling upgrade of ` +
        `${plan.servers} servers, ${crowd.ledgers.length} tables, ${crowd.acknowledged()} acknowledged orders, ` +
        `${crowd.faults()} refused meanwhile because nothing could be saved; ${time().trim()}`,
    )
    say(failures.length === 0 ? 'PASSED' : `FAILED: ${failures.length} of the checks above`)
  } finally {
    await crowd.stop()
    await proxy.close()
    for (const server of servers) await server.kill()
    await cluster.remove()
  }
  return failures
}

const judge = async (
  when: string,
  cluster: Cluster,
  crowd: Crowd,
  fail: (what: string) => void,
  say: (line: string) => void,
): Promise<void> => {
  const found = await auditDatabase(cluster.url(DATABASE), crowd.ledgers)
  const { damaged, repeated, botMoves, clockEvents, tables } = await auditCluster(cluster.url(DATABASE))
  const { lost, doubled, misplaced, foreign, entries } = found
  say(
    `${when}: ${crowd.acknowledged()} acknowledged, ${tables} tables, ${entries} entries, ${lost} lost, ${doubled} doubled, ` +
      `${misplaced} misplaced, ${foreign} foreign; ${botMoves} moves of bots and ${clockEvents} flags, ${repeated} repeated`,
  )
  if (!isSound(found)) fail(`${when}: the log is not what was acknowledged`)
  if (repeated > 0) fail(`${when}: something happened twice`)
  for (const table of damaged) fail(`${when}: ${table}`)
}

const urlsOf = (servers: readonly ServerProcess[]): readonly string[] => servers.map(({ url }) => url)
