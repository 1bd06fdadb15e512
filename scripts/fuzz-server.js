/**
 * `npm run fuzz-server [-- --connections 100000 --messages 1000000 --seed 1]`: a real server in its own process is
 * attacked over loopback. First with raw bytes on HTTP connections: pipelined, cut anywhere, half-closed, contradictory,
 * oversized. Then with messages: noise, real traffic with something changed, and real traffic in the wrong order. Exit
 * code 1 if the server fails, reveals internals, disturbs another match or keeps too much memory.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArgs, whole } from './args.js'
import { collectGarbage } from './load/server.js'
import { buildTests, buildWeb, install, root } from './prepare.js'
import { unlimited } from './unlimited.js'

const options = {
  connections: whole(100_000, 1, 10 ** 7),
  messages: whole(1_000_000, 1, 10 ** 7),
  seed: whole(1, 1, 10 ** 6),
  lanes: whole(24, 1, 200),
  // Thousands of connections need a port below those that the system gives to clients.
  port: whole(18_180, 1, 65_534),
}
const {
  values: { port, connections, ...plan },
} = readArgs(options)
install()
buildTests()
buildWeb()

const MOST_GROWN = 64 * 2 ** 20
const MOST_RESIDENT = 768 * 2 ** 20

const { assaultHttp } = await import('../dist/test/hostile/http-assault.js')
const { assault } = await import('../dist/test/hostile/assault.js')
const { progressOf } = await import('../dist/src/program/progress.js')
const { bystandersAt } = await import('../dist/test/hostile/bystanders.js')
const { game } = await import('../dist/src/games/paris-connection/game.js')

/** The sum of these metrics. One that is missing makes it NaN, which no check accepts. */
const metric = async (...names) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return names.reduce((sum, name) => sum + Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]), 0)
}

const heap = async () => {
  await collectGarbage(port + 1)
  return metric('nodejs_heap_size_used_bytes', 'nodejs_external_memory_bytes')
}

const MB = (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MB`

const data = mkdtempSync(join(tmpdir(), 'roundhouse-fuzz-'))
const url = `http://127.0.0.1:${port}`
const server = spawn(
  process.execPath,
  [
    `--inspect=127.0.0.1:${port + 1}`,
    'bin/roundhouse.js',
    'serve',
    '--host',
    '127.0.0.1',
    '--port',
    `${port}`,
    '--data',
    data,
  ],
  {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...unlimited, BOT_DELAY: '0', LOG_LEVEL: 'error' },
  },
)
let log = ''
server.stderr.on('data', (text) => {
  log = (log + text).slice(-20_000)
})
const ended = new Promise((resolve) => server.once('exit', resolve))
const failures = []
const expect = (holds, what) => holds || failures.push(what)
const began = Date.now()
try {
  await Promise.race([
    new Promise((resolve) => server.stdout.once('data', resolve)),
    ended.then(() => Promise.reject(new Error('the server did not start'))),
  ])
  const bystanders = await bystandersAt(url)
  // One-time costs (compiled code, pools, tables of the attackers) arise before memory is compared.
  const warm = { seed: plan.seed + 1, lanes: plan.lanes }
  await assaultHttp(url, { ...warm, cases: Math.ceil(connections / 20) })
  await assault(url, { ...warm, messages: Math.ceil(plan.messages / 20) })
  const before = await heap()
  let most = 0
  const reporter = (what, count) => {
    const progress = progressOf(count, what)
    return async (done) => {
      const resident = await metric('process_resident_memory_bytes')
      most = Math.max(most, resident)
      progress.clear()
      console.log(`${done} ${what}, ${MB(resident)}, ${Math.round((Date.now() - began) / 1_000)} s`)
      if (done < count) progress.at(done)
    }
  }
  const died = ended.then(() => Promise.reject(new Error(`the server has ended: ${log}`)))
  const { lanes, seed } = plan
  const bytes = await Promise.race([
    assaultHttp(url, { cases: connections, lanes, seed, report: reporter('connections', connections) }),
    died,
  ])
  const figures = await Promise.race([assault(url, { ...plan, report: reporter('messages', plan.messages) }), died])
  const moves = await bystanders.finish(game)
  const faults = await metric('roundhouse_faults_total')
  // Tables without pages are unloaded after a minute.
  await new Promise((resolve) => setTimeout(resolve, connections + plan.messages > 10 ** 5 ? 75_000 : 0))
  const after = await heap()
  console.log(JSON.stringify({ bytes, messages: figures }, null, 2))
  console.log(
    `${bytes.cases} connections and ${figures.messages} messages in ${Math.round((Date.now() - began) / 1_000)} s; heap ${MB(before)} before, ` +
      `${MB(after)} after, ${MB(most)} resident at most; ${faults} faults; another match went on for ${moves} moves`,
  )
  expect(bytes.wrong.length === 0, `answers to bytes that should not be: ${bytes.wrong[0]}`)
  expect(figures.wrong.length === 0, `answers that should not be: ${figures.wrong[0]}`)
  expect(faults === 0, `${faults} faults`)
  expect(after - before < MOST_GROWN, `the heap has grown by ${MB(after - before)}`)
  expect(most < MOST_RESIDENT, `${MB(most)} resident`)
  expect(!/\n\s+at /.test(log), `in the log of the server: ${log}`)
} catch (error) {
  failures.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
} finally {
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
}
console.log(failures.length === 0 ? 'no fault, no trace, nobody disturbed' : failures.join('\n'))
process.exit(failures.length === 0 ? 0 : 1)
