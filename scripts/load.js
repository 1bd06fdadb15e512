/**
 * `npm run load [-- --tables 2000 --rate 1050 --seconds 30 --idle 90]`: many tables on a server of its own,
 * in a process of its own, over loopback. Prints what was measured.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { WebSocket } from 'ws'
import { build, buildWeb, install, root } from './ready.js'

// Players of their own machines would not wait for each other's memory to be cleared: like the server's, it seldom is.
setFlagsFromString('--heap-growing-percent=300')

install()
build()
buildWeb()

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '1050' },
    seconds: { type: 'string', default: '30' },
    // Tables are put back after a minute without an order.
    idle: { type: 'string', default: '90' },
    // Thousands of sockets need a port below those that the system gives to clients.
    port: { type: 'string', default: '18080' },
    json: { type: 'boolean', default: false },
  },
})
const MOST = { tables: 5_000, rate: 20_000, seconds: 300, idle: 600 }
const bounded = (name) => Math.min(MOST[name], Math.max(1, Number(values[name]) || 1))
const plan = { tables: bounded('tables'), rate: bounded('rate'), seconds: bounded('seconds'), idle: bounded('idle') }

/** Through it the server is asked to collect its garbage, so that memory can be compared. */
const INSPECT = Number(values.port) + 1
const collect = async () => {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${INSPECT}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.close()
}

const data = mkdtempSync(join(tmpdir(), 'roundhouse-load-'))
const url = `http://127.0.0.1:${values.port}`
const server = spawn(
  process.execPath,
  [
    `--inspect=127.0.0.1:${INSPECT}`,
    'bin/roundhouse.js',
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    values.port,
    '--data',
    data,
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, WRITES_PER_SECOND: '100000' } },
)
const ended = new Promise((resolve) => server.once('exit', resolve))
try {
  await Promise.race([
    new Promise((resolve) => server.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error('the server did not start'))),
  ])
  const { load } = await import('../dist/server/testing/load.js')
  const figures = await load(url, plan, {
    collect,
    tell: (line) => values.json || console.log(line),
  })
  console.log(JSON.stringify(figures, null, 2))
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
