/**
 * `npm run check-image`: starts the server the way the image of the Dockerfile would, without a container engine: only the files
 * that it copies, nothing writable but the data folder, and an ordinary user. Its health check must succeed.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildTests, buildWeb, install, root } from './prepare.js'
import { freePort, user } from './torture/server.js'

install()
buildTests()
buildWeb()
const { dockerfileIn } = await import('../dist/test/ops/dockerfile.js')
const image = dockerfileIn(readFileSync(join(root, 'Dockerfile'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-image-'))
const [app, data] = [join(folder, 'app'), join(folder, 'data')]
const say = (line) => console.log(line)

/** Without the packages that `npm prune --omit=dev` removes. */
const packages = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)
const isMissing = new Set(packages.flatMap(([path, { dev }]) => (dev ? join(root, path) : [])))
const copy = (path) =>
  cpSync(join(root, path), join(app, path), { recursive: true, filter: (from) => !isMissing.has(from) })

try {
  mkdirSync(app, { recursive: true })
  for (const path of image.copied) copy(path)
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)
  spawnSync('chmod', ['-R', 'a-w', app])
  const port = await freePort()
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, ...image.env }
  const settings = { ...env, PORT: String(port), HOST: '127.0.0.1', ROUNDHOUSE_DATA: data }
  const options = { cwd: app, env: settings, ...user }
  const write = spawnSync('touch', [join(app, 'written')], options)
  if (write.status === 0) throw new Error('the tree can be written')
  const [program, ...args] = [...image.entrypoint, ...image.cmd]
  const child = spawn(program, args, { ...options, stdio: 'inherit' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [checker, ...checks] = image.healthcheck
  const isHealthy = () => spawnSync(checker, checks, options).status === 0
  for (let tries = 0; !isHealthy(); tries++) {
    if (child.exitCode !== null || tries > 100) throw new Error('the server does not become healthy')
    await pause(200)
  }
  for (const path of ['/', '/readyz', '/api/games']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`)
    if (status !== 200) throw new Error(`${path} answers ${status}`)
  }
  child.kill('SIGTERM')
  const code = await ended
  if (code !== 0) throw new Error(`stopped with ${code}`)
  say(`healthy as user ${user.uid ?? process.getuid?.()} on a read-only tree, stopped with 0`)
  say(
    'not run: the build of the image, compose, Kubernetes, Caddy, Prometheus, Grafana (there is no engine for them here)',
  )
} finally {
  spawnSync('chmod', ['-R', 'u+w', app])
  rmSync(folder, { recursive: true, force: true })
}
