/** The server under test: its own process on one port, which can be killed and started again. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../prepare.js'

/** Longer waits mean that something hangs; this is not a performance bound. */
export const PATIENCE = 60_000

/** Root may write everywhere, so the server then runs as nobody. */
const NOBODY = 65_534
export const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** `env` is added to the environment of the server. */
export const serverOn = async (data, env = {}) => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  /** For each start: milliseconds to the first answer, and of processor time. */
  const starts = []
  let running

  const start = (limit = '', at = port) => {
    const settings = { WRITES_PER_SECOND: '100000', BOT_DELAY: '0', LOG_LEVEL: 'silent', ...env }
    const serve = ['bin/roundhouse.js', 'serve', '--host', '127.0.0.1', '--port', String(at), '--data', data]
    const options = { cwd: root, env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'], ...user }
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

  /** The status of an answer, or 0 if there is none. */
  const statusOf = (path) =>
    fetch(`${url}${path}`).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      () => 0,
    )
  const answers = async (path) => (await statusOf(path)) === 200

  return {
    url,
    starts,
    start,
    statusOf,
    answers,
    /** Starts the server and waits for its first answer. */
    async restart(limit) {
      const began = performance.now()
      running = start(limit)
      const { said, ended } = running
      while (!(await answers('/api/games'))) {
        const code = await Promise.race([ended, pause(20)])
        if (typeof code === 'number') throw new Error(`the server ended with ${code}: ${said.err}`)
        if (performance.now() - began > PATIENCE) throw new Error('the server does not answer')
      }
      starts.push({ wall: performance.now() - began, busy: busyFor(running.child.pid) })
    },
    async kill() {
      running?.child.kill('SIGKILL')
      await running?.ended
    },
    /** Ends it in good order. */
    async stop() {
      running?.child.kill('SIGTERM')
      await running?.ended
    },
    hasEnded: () => running.child.exitCode !== null || running.child.signalCode !== null,
    said: () => running.said.err,
    /** Milliseconds of processor time so far. */
    busy: () => busyFor(running.child.pid),
    memory: () => residentOf(running.child.pid),
  }
}

/** Milliseconds of processor time that a process has used, if the system reports it: comparable on a busy machine, too. */
export const busyFor = (pid) => {
  try {
    const [inUser, inSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15)
    return (Number(inUser) + Number(inSystem)) * 10
  } catch {
    return Number.NaN
  }
}

/** Megabytes, if the system reports it. */
const residentOf = (pid) => {
  try {
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)
  } catch {
    return Number.NaN
  }
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address()
      server.close(() => resolve(free))
    })
  })
