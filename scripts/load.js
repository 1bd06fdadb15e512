/**
 * `npm run load [-- --tables 2000 --rate 1050 --seconds 30 --idle 90]`: many tables on a server of its own,
 * in a process of its own, over loopback. Prints what was measured.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { WebSocket } from 'ws'
import { given, whole } from './given.js'
import { build, buildWeb, install, root } from './ready.js'

const options = {
  tables: whole(2_000, 1, 5_000),
  rate: whole(1_050, 1, 20_000),
  seconds: whole(30, 1, 300),
  // Tables are put back after a minute without an order.
  idle: whole(90, 1, 600),
  // Thousands of sockets need a port below those that the system gives to clients.
  port: whole(18_080, 1, 65_534),
  json: { type: 'boolean', default: false },
}
const {
  values: { port, json, ...plan },
} = given(options)

// Players of their own machines would not wait for each other's memory to be cleared: like the server's, it seldom is.
setFlagsFromString('--heap-growing-percent=300')

install()
build()
buildWeb()

/** Through it the server is asked to collect its garbage, so that memory can be compared. */
const INSPECT = port + 1
const collect = async () => {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${INSPECT}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.close()
}

const data = mkdtempSync(join(tmpdir(), 'roundhouse-load-'))
const url = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  [
    `--inspect=127.0.0.1:${INSPECT}`,
    'bin/roundhouse.js',
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
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
    tell: (line) => json || console.log(line),
  })
  console.log(JSON.stringify(figures, null, 2))
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
