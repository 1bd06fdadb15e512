/**
 * A server on a real PostgreSQL, which is restarted, loses its connections, is crashed and falls silent under load, while
 * the server itself must never end. Returns what failed.
 */
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { roundsOf, spread, tableRequests } from './rounds.js'
import { PATIENCE, serverOn, user } from './server.js'

const DATABASE = 'torture'
/** From a database that is back to the first order that is acknowledged. */
const SOON = 2_000
const CRASHES = 3
/** The round in which the database falls silent, and the audit at the end. */
const SILENT_AND_END = 2
/** Longer than the server waits for an answer. */
const SILENCE = 9_000

export const torturePostgres = async ({ restarts, tables, seed }) => {
  const { crowdAt } = await import('../../dist/test/torture/crowd.js')
  const audits = await import('../../dist/test/torture/audit.js')
  const { startPostgres } = await import('../../dist/test/postgres/postgres.js')
  const { quickRng } = await import('../../dist/src/kit/chance.js')
  const began = Date.now()
  const rng = quickRng(seed)
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-torture-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const postgres = await startPostgres({ isDurable: true })
  await postgres.createDatabase(DATABASE)
  const server = await serverOn(data, { DATABASE_URL: postgres.url(DATABASE) })
  await server.restart()
  const crowd = crowdAt(server.url, await tableRequests(tables), seed)
  const { fail, print, goOn, judge, finish, failures } = await roundsOf(
    crowd,
    audits,
    2 * restarts + CRASHES + SILENT_AND_END,
  )
  /** Milliseconds from each return of the database to the next acknowledged order. */
  const returns = []

  /** Does this to the database while orders are being sent. */
  const during = async (round, happens) => {
    await goOn(round)
    await pause(50 + rng(500))
    await happens()
    await goOn(round)
    if (server.hasEnded()) throw new Error(`${round}: the server has ended: ${server.said()}`)
    judge(round, await audits.auditDatabase(postgres.url(DATABASE), crowd.ledgers))
  }

  /** Without its database the server reports that it is not ready, and goes on answering. */
  const expectAway = async (round) => {
    const late = Date.now() + PATIENCE
    while ((await server.statusOf('/readyz')) !== 503 && Date.now() < late) await pause(20)
    if ((await server.statusOf('/readyz')) !== 503) fail(round, 'the server says that it is ready')
    if ((await server.statusOf('/healthz')) !== 200) fail(round, 'the server does not answer')
  }

  const back = async (round, comesBack) => {
    await comesBack()
    const since = performance.now()
    const before = crowd.acknowledged()
    while (crowd.acknowledged() === before && performance.now() - since < PATIENCE) await pause(5)
    returns.push(performance.now() - since)
    if (returns.at(-1) > SOON) fail(round, `the first order after ${Math.round(returns.at(-1))} ms`)
  }

  const restarted = (number) => {
    const mode = number % 2 === 1 ? 'fast' : 'immediate'
    const round = `restart ${number} (${mode})`
    return during(round, async () => {
      await postgres.stop(mode)
      await expectAway(round)
      await pause(rng(3) * 1_000)
      await back(round, postgres.start)
    })
  }

  const terminated = (number) =>
    during(`terminate ${number}`, async () => {
      let count = 0
      for (let times = 0; times < 3; times++) {
        count += await postgres.terminateConnections(DATABASE)
        await pause(rng(200))
      }
      if (count === 0) fail(`terminate ${number}`, 'nobody was connected')
    })

  const crashed = (number) =>
    during(`crash ${number}`, async () => {
      await postgres.crash()
      await expectAway(`crash ${number}`)
      await back(`crash ${number}`, postgres.start)
    })

  const silenced = () =>
    during('silence', async () => {
      postgres.freeze()
      await pause(SILENCE)
      await expectAway('silence')
      await back('silence', async () => postgres.thaw())
    })

  try {
    for (let number = 1; number <= restarts; number++) await restarted(number)
    for (let number = 1; number <= restarts; number++) await terminated(number)
    for (let number = 1; number <= CRASHES; number++) await crashed(number)
    await silenced()
    await crowd.stop()
    judge('end', await audits.auditDatabase(postgres.url(DATABASE), crowd.ledgers))
    print(`the server holds ${server.memory()} MB; ${crowd.faults()} orders were refused meanwhile`)
  } finally {
    await server.kill()
    await postgres.remove()
    rmSync(data, { recursive: true, force: true })
  }
  const played = finish()
  const soon = spread(returns)
  console.log(
    `PostgreSQL: ${restarts} restarts, ${restarts} terminations, ${CRASHES} crashes, ${played}; the first order after a ` +
      `return within ${soon.most} ms, ${soon.middle} ms in the middle; ${Math.round((Date.now() - began) / 1_000)} s`,
  )
  return failures
}
