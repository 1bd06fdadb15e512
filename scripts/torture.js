/**
 * `npm run torture [-- --kills 20 --tables 12 --seed 1]`: a real server is killed in mid-load, has no room left to
 * write, cannot write at all and gets company in its folder, while people play on. After each round every
 * acknowledged order must be in the log once and in order, and every table must go on. Exit code 1 where not.
 */
import { spawn } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { given, whole } from './given.js'
import { build, buildWeb, install, root } from './ready.js'
import { unlimited } from './unlimited.js'

const { values: plan } = given({ kills: whole(20, 1, 200), tables: whole(12, 1, 60), seed: whole(1, 1, 2 ** 31) })
install()
build()
buildWeb()

/** Restart to first answer, and how long tables may take to go on. */
const SOON = 5_000
const PATIENCE = 60_000
/** Blocks of 512 or 1,024 bytes, as the shell counts: the log of writings reaches it in a moment. */
const ROOM = 512

const { crowdAt } = await import('../dist/server/testing/crowd.js')
const { auditFolder, isSound } = await import('../dist/server/testing/audit.js')
const { quickRng } = await import('../dist/kit/chance.js')
const { usualOptions } = await import('../dist/kit/options.js')

const data = mkdtempSync(join(tmpdir(), 'roundhouse-torture-'))
const port = await freePort()
const url = `http://127.0.0.1:${port}`
/** Root may write everywhere, so the server then runs as nobody. */
const NOBODY = 65_534
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
if (user.uid !== undefined) chownSync(data, NOBODY, NOBODY)
const rng = quickRng(plan.seed)
const starts = []
const failures = []
let running

const start = (limit = '', at = port) => {
  const env = { ...process.env, ...unlimited, BOT_DELAY: '0', LOG_LEVEL: 'silent' }
  const serve = ['bin/roundhouse.js', 'serve', '--host', '127.0.0.1', '--port', String(at), '--data', data]
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], ...user }
  const child =
    limit === ''
      ? spawn(process.execPath, serve, options)
      : spawn('sh', ['-c', `${limit} && exec "$0" "$@"`, process.execPath, ...serve], options)
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.err += text))
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)))
  return { child, said, ended }
}

/** Starts the server and waits for its first answer. */
const restart = async (limit) => {
  const began = performance.now()
  running = start(limit)
  const { said, ended } = running
  while (!(await answers('/api/games'))) {
    const code = await Promise.race([ended, pause(20)])
    if (typeof code === 'number') throw new Error(`the server ended with ${code}: ${said.err}`)
    if (performance.now() - began > PATIENCE) throw new Error('the server does not answer')
  }
  starts.push({ wall: performance.now() - began, busy: busyFor(running.child.pid) })
}

/** Milliseconds of processor time that a process has used, where the system says so: what is left when others are busy too. */
const busyFor = (pid) => {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15)
    return (Number(user) + Number(system)) * 10
  } catch {
    return Number.NaN
  }
}

const answers = (path) =>
  fetch(`${url}${path}`).then(
    (answer) => answer.arrayBuffer().then(() => answer.ok),
    () => false,
  )

const kill = async () => {
  running.child.kill('SIGKILL')
  await running.ended
}

const fail = (round, what) => {
  failures.push(`${round}: ${what}`)
  console.log(`  FAILED ${what}`)
}

/** With the server down: what does the log say? */
const audit = async (round) => {
  const found = await auditFolder(data, crowd.ledgers)
  // What was opened here belongs to this user; the server needs it back.
  if (user.uid !== undefined) for (const name of ['roundhouse.db', 'lock']) chownSync(join(data, name), NOBODY, NOBODY)
  const { tables, entries, lost, doubled, misplaced, foreign } = found
  console.log(
    `${round}: ${crowd.acknowledged()} acknowledged, ${tables} tables, ${entries} entries, ` +
      `${lost} lost, ${doubled} doubled, ${misplaced} misplaced, ${foreign} foreign`,
  )
  if (!isSound(found)) fail(round, 'the log is not what was acknowledged')
}

const goOn = (round) => crowd.goneOn(PATIENCE).catch((error) => fail(round, error.message))

/** Killed at any moment while orders are under way. */
const killed = async (number) => {
  await goOn(`kill ${number}`)
  await pause(50 + rng(900))
  await kill()
  await audit(`kill ${number}`)
  await restart()
}

/** `ulimit -f`: no file grows beyond this, as on a disk that is full. Reading goes on, nothing unwritten is acknowledged. */
const full = async () => {
  await kill()
  await restart(`ulimit -f ${ROOM}`)
  const late = Date.now() + PATIENCE
  while (crowd.faults() === 0 && Date.now() < late) await pause(50)
  await pause(500)
  if (crowd.faults() === 0) fail('disk full', 'nothing was refused')
  if (!(await answers('/healthz')) || !(await answers('/api/tables'))) fail('disk full', 'the server does not answer')
  if (await answers('/readyz')) fail('disk full', 'the server says that it is ready')
  if (running.child.exitCode !== null) fail('disk full', 'the server has ended')
  console.log(`disk full: ${crowd.faults()} orders refused, the server still answers`)
  await kill()
  await audit('disk full')
  await restart()
  await goOn('disk full')
}

/** A server that may not write in its folder does not start, and says so in a sentence. */
const readOnly = async () => {
  await kill()
  // Looking into it also puts away the log of writings, which the server would have to make anew.
  await audit('read-only folder')
  chmodSync(data, 0o500)
  const { child, said, ended } = start()
  const code = await Promise.race([ended, pause(PATIENCE, 'nothing')])
  console.log(`read-only folder: exit code ${code}, “${said.err.trim()}”`)
  if (code !== 2 || said.err.includes('    at ')) fail('read-only folder', 'the start was not refused in a sentence')
  child.kill('SIGKILL')
  await ended
  chmodSync(data, 0o700)
  await restart()
  await goOn('read-only folder')
}

/** The folder has one server. The second is told so, and the first does not notice. */
const second = async () => {
  // On the same port it would not even look at the folder.
  const other = start('', 0)
  const code = await Promise.race([other.ended, pause(PATIENCE, 'nothing')])
  console.log(`second server: exit code ${code}, “${other.said.err.trim()}”`)
  if (code !== 2 || !other.said.err.includes(data)) fail('second server', 'it was not refused')
  other.child.kill('SIGKILL')
  await goOn('second server')
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
}

const { games } = await import('../dist/games/index.js')
const wishes = Array.from({ length: plan.tables }, (_, index) => {
  const { id, meta } = games[index % games.length]
  const seats = Array.from({ length: Math.max(3, meta.seats[0]) }, () => null)
  const options = usualOptions(meta.options)
  return { game: id, options, seats, pace: { kind: 'untimed' }, visibility: 'public', seed: null }
})

const began = Date.now()
let crowd
try {
  await restart()
  crowd = crowdAt(url, wishes, plan.seed)
  for (let number = 1; number <= plan.kills; number++) await killed(number)
  await full()
  await readOnly()
  await second()
  await crowd.stop()
  await kill()
  await audit('end')
} finally {
  running?.child.kill('SIGKILL')
  rmSync(data, { recursive: true, force: true })
}
for (const surprise of new Set(crowd.surprises)) fail('orders', `refused: ${surprise}`)
const walls = starts.map(({ wall }) => wall).sort((a, b) => a - b)
const slowest = walls.at(-1)
const busiest = Math.max(...starts.map(({ busy }) => busy))
const over = crowd.ledgers.filter((ledger) => ledger.over).length
console.log(
  `${plan.kills} kills, ${crowd.acknowledged()} acknowledged orders at ${crowd.ledgers.length} tables (${over} played out); ` +
    `restart to first answer ${Math.round(slowest)} ms at most, ${Math.round(walls[walls.length >> 1])} ms in the middle, ` +
    `${busiest} ms of processor time at most; ${Math.round((Date.now() - began) / 1_000)} s`,
)
if (slowest > SOON) fail('restart', `it took longer than ${SOON} ms`)
console.log(failures.length === 0 ? 'nothing lost, nothing doubled' : failures.join('\n'))
process.exit(failures.length === 0 ? 0 : 1)
