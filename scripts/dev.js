/**
 * `npm run dev`: the server on port 8081, rebuilt and restarted when its sources change, and the pages on
 * http://localhost:8080 with hot reload. Ctrl-C stops everything.
 */
import { spawn } from 'node:child_process'
import { build, buildWeb, install, root, tools } from './prepare.js'

const SERVER_PORT = '8081'

install()
build()
buildWeb()

const children = [
  [tools.tsc, '-b', '--watch', '--preserveWatchOutput', 'src/cli'],
  ['--watch', '--watch-preserve-output', 'scripts/dev-server.js', '--port', SERVER_PORT],
  [tools.vite, '--port', '8080', '--strictPort'],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DEV_SERVER: `http://localhost:${SERVER_PORT}` },
  }),
)

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.once('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
