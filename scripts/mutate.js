/**
 * `npm run mutate <game> --sample 200 --seed 1`: changes one token of the game's rules code at a
 * time and checks whether the game's tests fail. A test that no change can break is worthless.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readArguments, USAGE } from './mutate/arguments.js'
import { build, install, root } from './prepare.js'

const WANTED = 85
const LEAST_LIMIT = 60_000
const LANES = 2
/** Standard output is for the result. */
const LOUD = ['ignore', 2, 2]

const print = (text) => console.error(text)

const main = async () => {
  const args = readArguments(process.argv.slice(2), process.env)
  if (args === undefined || !existsSync(join(root, 'src/games', args.game, 'game.ts'))) fail(`Usage: ${USAGE}`)
  const { game, sample, seed, json } = args
  install()
  build()
  const { findChanges } = await import('./mutate/find.js')
  const { openLane } = await import('./mutate/lane.js')
  const changes = shuffled(findChanges(join(root, 'src/games', game)), seed)
  const lanes = Array.from({ length: LANES }, () => openLane(game))
  print(`${game}: ${changes.length} changes are possible, sample ${sample}, seed ${seed}`)
  const limits = await limitsFor(lanes)
  const made = await firstThatCompile(lanes, changes, sample)
  const survivors = await tryAll(lanes, made, limits)
  report(game, made, survivors, json)
  return made.length > 0 && percent(made.length - survivors.length, made.length) >= WANTED ? 0 : 1
}

/** Unchanged code must compile and pass; the time it takes is the base of the time limit for changed code. */
const limitsFor = async (lanes) => {
  const ready = await Promise.all(lanes.map((lane) => lane.compiles(LOUD)))
  if (ready.includes(false)) fail('The code does not compile as it is.')
  const limits = []
  for (const suite of lanes[0].suites) {
    const began = Date.now()
    if (!(await suite(Infinity, LOUD))) fail('The tests fail as it is.')
    limits.push(Math.max(LEAST_LIMIT, 4 * (Date.now() - began)))
  }
  return limits
}

const fail = (problem) => {
  print(problem)
  process.exit(2)
}

/** A change that does not compile is not counted. The result does not depend on which lane is quicker. */
const firstThatCompile = async (lanes, changes, sample) => {
  const made = []
  for (let at = 0; at < changes.length && made.length < sample; at += lanes.length) {
    const some = changes.slice(at, at + lanes.length)
    const good = await Promise.all(some.map((change, i) => lanes[i].during(change, () => lanes[i].compiles())))
    made.push(...some.filter((_, i) => good[i]))
  }
  return made.slice(0, sample)
}

const tryAll = async (lanes, made, limits) => {
  const survivors = []
  let next = 0
  let done = 0
  const { progressOf } = await import('../dist/src/program/progress.js')
  const progress = progressOf(made.length, 'changes')
  const work = async (lane) => {
    while (next < made.length) {
      const change = made[next++]
      const survived = await lane.during(change, () => passes(lane, limits))
      if (survived) survivors.push(change)
      progress.clear()
      print(`${++done}/${made.length} ${survived ? 'SURVIVED' : 'caught  '} ${describe(change)}`)
      progress.at(done)
    }
  }
  await Promise.all(lanes.map(work))
  progress.clear()
  return made.filter((change) => survivors.includes(change))
}

const passes = async (lane, limits) => {
  for (const [i, suite] of lane.suites.entries()) if (!(await suite(limits[i]))) return false
  return true
}

const report = (game, made, survivors, json) => {
  const caught = made.length - survivors.length
  if (json) {
    console.log(JSON.stringify({ game, caught, made: made.length, survivors }, null, 2))
    return
  }
  for (const change of survivors) console.log(`survived: ${describe(change)}`)
  console.log(`caught ${caught} of ${made.length} (${percent(caught, made.length).toFixed(1)} %)`)
}

const percent = (part, whole) => (whole === 0 ? 0 : (100 * part) / whole)

const describe = ({ file, line, from, to }) => `${file}:${line} ${from} → ${to === '' ? '(removed)' : to}`

/** All changes, shuffled by the seed. */
const shuffled = (items, seed) => {
  const list = [...items]
  let word = seed | 0
  const below = (n) => {
    word = (word + 0x6d2b79f5) | 0
    let mixed = Math.imul(word ^ (word >>> 15), 1 | word)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
  for (let at = list.length - 1; at > 0; at--) {
    const other = below(at + 1)
    ;[list[at], list[other]] = [list[other], list[at]]
  }
  return list
}

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
process.exitCode = await main()
