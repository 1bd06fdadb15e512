/**
 * `npm run load [-- --scenario moves|bots|crowd]`: a real server in a process of its own, over loopback. Prints what
 * was measured, and whether it is within bounds. docs/load.md describes the scenarios and all options.
 */
import { spawnSync } from 'node:child_process'
import { setFlagsFromString } from 'node:v8'
import { readArgs, whole } from '../args.js'
import { buildTests, buildWeb, install, root } from '../prepare.js'
import { isBuiltIn, startServer } from './server.js'

const SCENARIOS = ['moves', 'bots', 'crowd']
const options = {
  scenario: { type: 'string', default: 'moves' },
  tables: whole(0, 0, 5_000),
  // Moves a second; 0 takes the expected capacity of this machine.
  rate: whole(0, 0, 20_000),
  seconds: whole(0, 0, 600),
  // Tables are unloaded after a minute without an order.
  idle: whole(90, 0, 600),
  spectators: whole(1_000, 25, 5_000),
  moves: whole(200, 1, 5_000),
  // Thousands of sockets need a port below those that the system gives to clients.
  port: whole(18_080, 1, 32_000),
  rounds: whole(2, 1, 10),
  // The server of another checkout, which must be built.
  server: { type: 'string', default: root },
  against: { type: 'string' },
  plain: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
}
const { values } = readArgs(options)
const { scenario, port, json, server: home, against } = values
const compress = !values.plain

const refuse = (sentence) => {
  console.error(sentence)
  process.exit(2)
}
if (!SCENARIOS.includes(scenario)) refuse(`--scenario must be one of ${SCENARIOS.join(', ')}, not ${scenario}.`)

install()
buildTests()
buildWeb()
for (const place of [home, against ?? home]) if (!isBuiltIn(place)) refuse(`${place} holds no built server.`)

// Players on their own machines would not wait for each other's garbage: like the server's, it is seldom collected.
setFlagsFromString('--heap-growing-percent=300')

const print = (line) => json || console.log(line)
const fixed = (figure, digits = 1) => figure.toFixed(digits)
const ms = ({ p50, p99, worst }) => `p50 ${fixed(p50)} ms, p99 ${fixed(p99)} ms, at most ${fixed(worst)} ms`
const verdict = (holds) => (holds ? 'holds' : 'DOES NOT HOLD')
const cpu = (used) =>
  used === null ? 'not known here' : `${fixed(used.main, 0)} µs main thread, ${fixed(used.all, 0)} µs all`

/** Runs one scenario on a fresh server, which is always stopped. */
const withServer = async (place, work) => {
  const server = await startServer(place, port)
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** B: random matches of Paris Connection a second, measured now and on this machine. */
const measureMachine = () => {
  const { stdout, status } = spawnSync(process.execPath, ['bin/roundhouse.js', 'bench', 'paris-connection', '--json'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error('bench paris-connection failed')
  const matches = JSON.parse(stdout).random[0].playouts
  print(`bench paris-connection: B = ${fixed(matches, 0)} matches/s`)
  return matches
}

/** What an idle table with four sockets may take. */
const IDLE_BOUND = 30 * 1_024

const printRate = (name, { rate, offered, accepted, refused, failed, late, ...rest }) => {
  print(
    `${name}: ${fixed(rate, 0)} moves/s offered; ${offered} offered, ${accepted} accepted, ${refused} refused, ${failed} failed`,
  )
  print(`  from the time a move was due: ${ms(rest)}`)
  print(`  of that the players' own delay before the move was sent: p99 ${fixed(rest.behind)} ms`)
  if (late > 0) print(`  in ${late} looks a move was due and every table was waiting for an answer`)
  print(
    `  each move: ${fixed(rest.messages)} messages, ${fixed(rest.bytes / 1_000)} kB before compression, ` +
      `${fixed(rest.wireBytes / 1_000)} kB on the wire; processor ${cpu(rest.cpu)}`,
  )
}

const moves = async () => {
  const { loadMoves } = await import('../../dist/test/load/moves.js')
  const matches = measureMachine()
  const plan = {
    tables: values.tables || 2_000,
    rate: values.rate || matches / 15,
    seconds: values.seconds || 30,
    idle: values.idle,
    compress,
    single: false,
  }
  const figures = await withServer(home, (server) => loadMoves(server, plan, { collect: server.collect, print }))
  const bound = (50 * 15_000) / matches
  const { usual, double, idle, tables, openedIn, problems } = figures
  print(`${tables} tables, ${figures.sockets} sockets, opened in ${fixed(openedIn)} s`)
  printRate('usual rate', usual)
  print(
    `  bound: p99 at most ${fixed(bound)} ms (50 ms × 15,000 / B): ${verdict(usual.p99 <= bound && usual.failed === 0)}`,
  )
  printRate('double rate', double)
  print(`  bound: accepted moves p99 below 1000 ms: ${verdict(double.p99 < 1_000 && double.failed === 0)}`)
  if (idle !== null) {
    const { heap, committed, resident } = idle.memory
    print(
      `idle table with four sockets: ${fixed(heap / 1_024)} kB in use, ${fixed(committed / 1_024)} kB with the gaps in V8's heap, ` +
        `${fixed(resident / 1_024)} kB resident`,
    )
    print(`  bound: at most ${fixed(IDLE_BOUND / 1_024, 0)} kB resident: ${verdict(resident <= IDLE_BOUND)}`)
    print(`  first move after the rest: ${ms(idle.wake)}`)
  }
  print(`problems: ${JSON.stringify(problems)}`)
  return { matches, bound, ...figures }
}

/** Runs this checkout and another one in turns, with the same moves. */
const compare = async () => {
  const { loadMoves } = await import('../../dist/test/load/moves.js')
  const matches = measureMachine()
  const plan = {
    tables: values.tables || 200,
    rate: values.rate || matches / 60,
    seconds: values.seconds || 20,
    idle: 0,
    compress,
    single: true,
  }
  const found = []
  for (let round = 1; round <= values.rounds; round++) {
    for (const [name, place] of [
      ['here', home],
      ['there', against],
    ]) {
      const { usual } = await withServer(place, (server) =>
        loadMoves(server, plan, { collect: server.collect, print: () => {} }),
      )
      printRate(`round ${round}, ${name}`, usual)
      found.push({ round, name, ...usual })
    }
  }
  return { matches, rounds: found }
}

const BOT_BOUND = 8_000

const bots = async () => {
  const { loadBots } = await import('../../dist/test/load/bots.js')
  const plan = { tables: values.tables || 300, seconds: values.seconds || 120, compress }
  return withServer(home, async (server) => {
    const figures = await loadBots(server, plan, print)
    const { moves: each, turns, silent } = figures
    print(`one guest has ${figures.tables} tables with three experts; at a new player's table:`)
    print(`  ${each.count} moves of bots: ${ms(each)}`)
    print(`  ${turns.count} turns of bots: ${ms(turns)}; ${silent} times a bot did not answer for 45 s`)
    const isAnswered = silent === 0 && each.count > 0
    print(`  bound: every bot answers within ${BOT_BOUND} ms: ${verdict(isAnswered && each.worst <= BOT_BOUND)}`)
    print(`  the same for whole turns: ${verdict(isAnswered && turns.worst <= BOT_BOUND)}`)
    for (const line of server.logged()) print(`  the server logged: ${line}`)
    return figures
  })
}

const REACH_BOUND = 300

const crowd = async () => {
  const { loadCrowd } = await import('../../dist/test/load/crowd.js')
  const plan = { spectators: values.spectators, moves: values.moves, compress }
  const figures = await withServer(home, (server) => loadCrowd(server, plan, print))
  for (const { spectators, cpu: used } of figures.joins)
    print(`join at ${spectators} spectators, 50 a second: processor ${cpu(used)}`)
  const first = figures.joins.at(0)?.cpu?.main
  const last = figures.joins.at(-1)?.cpu?.main
  if (first && last)
    print(
      `  bound: at most twice as much at the last as at the first: ${verdict(last <= 2 * first)} (${fixed(last / first, 2)}×)`,
    )
  print(
    `${figures.moves} moves with ${figures.spectators} spectators (${figures.hidden} hidden from them, ${figures.lost} lost): processor ${cpu(figures.cpuPerMove)} each`,
  )
  print(`  until the last spectator has it: ${ms(figures.reach)}`)
  print(`  bound: p99 below ${REACH_BOUND} ms: ${verdict(figures.reach.p99 < REACH_BOUND && figures.lost === 0)}`)
  return figures
}

const figures = await (against === undefined ? { moves, bots, crowd }[scenario] : compare)()
if (json) console.log(JSON.stringify(figures, null, 2))
