/**
 * A server on SQLite is killed under load, runs out of disk space, may not write its folder, and meets a second server
 * there. Returns what failed.
 */
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { roundsOf, spread, tableRequests } from './rounds.js'
import { PATIENCE, serverOn, user } from './server.js'

/** Restart to first answer. */
const SOON = 5_000
/** In blocks of 512 or 1,024 bytes, depending on the shell: SQLite's write-ahead log soon reaches it. */
const ROOM = 512
/** With a full disk, in a read-only folder, and at the end. */
const OTHER_AUDITS = 3

export const tortureSqlite = async ({ kills, tables, seed }) => {
  const { crowdAt } = await import('../../dist/test/torture/crowd.js')
  const audits = await import('../../dist/test/torture/audit.js')
  const { quickRng } = await import('../../dist/src/kit/chance.js')
  const began = Date.now()
  const rng = quickRng(seed)
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-torture-'))
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  const server = await serverOn(data)
  await server.restart()
  const crowd = crowdAt(server.url, await tableRequests(tables), seed)
  const { fail, print, goOn, judge, finish, failures } = await roundsOf(crowd, audits, kills + OTHER_AUDITS)

  /** Audits the log while the server is down. */
  const audit = async (round) => {
    const found = await audits.auditFolder(data, crowd.ledgers)
    // Files that were opened here belong to this user; the server must own them again.
    if (user.uid !== undefined) {
      for (const name of ['roundhouse.db', 'lock']) chownSync(join(data, name), user.uid, user.gid)
    }
    judge(round, found)
  }

  /** Kills the server at a random moment while orders are being sent. */
  const killed = async (number) => {
    await goOn(`kill ${number}`)
    await pause(50 + rng(900))
    await server.kill()
    await audit(`kill ${number}`)
    await server.restart()
  }

  /** `ulimit -f`: no file grows beyond this, as on a disk that is full. Reading goes on, nothing unwritten is acknowledged. */
  const full = async () => {
    await server.kill()
    await server.restart(`ulimit -f ${ROOM}`)
    const late = Date.now() + PATIENCE
    while (crowd.faults() === 0 && Date.now() < late) await pause(50)
    await pause(500)
    if (crowd.faults() === 0) fail('disk full', 'nothing was refused')
    if (!(await server.answers('/healthz')) || !(await server.answers('/api/tables'))) {
      fail('disk full', 'the server does not answer')
    }
    // After the first refusals there may be room for a little more.
    while ((await server.answers('/readyz')) && Date.now() < late) await pause(50)
    if (await server.answers('/readyz')) fail('disk full', 'the server says that it is ready')
    if (server.hasEnded()) fail('disk full', 'the server has ended')
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    if (!/^roundhouse_unsaved_total [1-9]/m.test(metrics)) fail('disk full', 'the metrics do not show it')
    print(`disk full: ${crowd.faults()} orders refused, the server still answers`)
    await server.kill()
    await audit('disk full')
    await server.restart()
    await goOn('disk full')
  }

  /** A server that may not write in its folder does not start, and says so in a sentence. */
  const readOnly = async () => {
    await server.kill()
    // The audit also removes the write-ahead log, which the server would have to create again.
    await audit('read-only folder')
    chmodSync(data, 0o500)
    const { child, said, ended } = server.start()
    const code = await Promise.race([ended, pause(PATIENCE, 'nothing')])
    print(`read-only folder: exit code ${code}, “${said.err.trim()}”`)
    if (code !== 2 || said.err.includes('    at ')) fail('read-only folder', 'the start was not refused in a sentence')
    child.kill('SIGKILL')
    await ended
    chmodSync(data, 0o700)
    await server.restart()
    await goOn('read-only folder')
  }

  /** A folder serves one server. The second gets a refusal, and the first does not notice. */
  const second = async () => {
    // On the same port it would not even look at the folder.
    const other = server.start('', 0)
    const code = await Promise.race([other.ended, pause(PATIENCE, 'nothing')])
    print(`second server: exit code ${code}, “${other.said.err.trim()}”`)
    if (code !== 2 || !other.said.err.includes(data)) fail('second server', 'it was not refused')
    other.child.kill('SIGKILL')
    await goOn('second server')
  }

  try {
    for (let number = 1; number <= kills; number++) await killed(number)
    await full()
    await readOnly()
    await second()
    await crowd.stop()
    await server.kill()
    await audit('end')
  } finally {
    await server.kill()
    rmSync(data, { recursive: true, force: true })
  }
  const played = finish()
  const walls = spread(server.starts.map(({ wall }) => wall))
  const busiest = Math.max(...server.starts.map(({ busy }) => busy))
  console.log(
    `SQLite: ${kills} kills, ${played}; restart to first answer ${walls.most} ms at most, ${walls.middle} ms in the ` +
      `middle, ${busiest} ms of processor time at most; ${Math.round((Date.now() - began) / 1_000)} s`,
  )
  if (walls.most > SOON) fail('restart', `it took longer than ${SOON} ms`)
  return failures
}
