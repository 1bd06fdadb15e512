/** A server in its own process for `npm run load`, from this checkout or another one. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { unlimited } from '../unlimited.js'

/** Has everything that a server needs been built in this checkout? */
export const isBuiltIn = (home) => {
  const exists = (path) => existsSync(join(home, 'dist', path))
  // Releases up to 0.2.0 were compiled into dist itself.
  return exists('web/index.html') && (exists('src/cli/main.js') || exists('cli/main.js'))
}

/** Rejects if it does not start. `stop` also removes its data. */
export const startServer = async (home, port) => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-load-'))
  const inspect = port + 1
  const place = ['--host', '127.0.0.1', '--port', String(port), '--data', data]
  const child = spawn(process.execPath, [`--inspect=127.0.0.1:${inspect}`, 'bin/roundhouse.js', 'serve', ...place], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'ignore'],
    // As in docs/roundhouse.service.
    env: { MALLOC_ARENA_MAX: '1', ...process.env, ...unlimited },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  let printed = ''
  const started = new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      printed += text
      resolve()
    })
  })
  try {
    await Promise.race([started, ended.then(() => Promise.reject(new Error('the server did not start')))])
  } catch (error) {
    await stop()
    throw error
  }
  /** Its log as text. */
  const logged = () =>
    printed.split('\n').flatMap((line) => {
      const found = /"msg":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1]
      return found === undefined ? [] : [found]
    })
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, collect: () => collectGarbage(inspect), logged, stop }
}

/** The server collects its garbage, so that memory can be compared. It listens to its inspector at this port. */
export const collectGarbage = async (port) => {
  const [{ webSocketDebuggerUrl }] = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve) => socket.once('open', resolve))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await new Promise((resolve) => socket.once('message', resolve))
  socket.close()
}
