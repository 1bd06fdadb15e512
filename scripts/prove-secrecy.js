/**
 * `npm run prove-secrecy [-- --pairs 100000 --seed any --processes 2]`: many worlds of many tables, served by real servers over
 * loopback, compared byte by byte. Prints how many were compared, for whom and by which messages.
 */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { readArgs, whole } from './args.js'
import { buildTests, install, root } from './prepare.js'

const { values } = readArgs({
  pairs: whole(100_000, 1, 10 ** 9),
  seed: { type: 'string', default: 'secrecy' },
  processes: whole(Math.min(8, availableParallelism()), 1, 64),
})
install()
buildTests()

const { progressOf } = await import('../dist/src/program/progress.js')
const { empty, merge, predictableAnywhere, report } = await import('../dist/test/secrecy/report.js')

const { pairs: wanted, processes: count } = values
const progress = progressOf(wanted, 'pairs')
const sums = Array.from({ length: count }, empty)
const total = () => merge(sums)

/** Each process works on its own tables until all together have compared enough. */
const children = sums.map((_, index) => {
  const child = fork(new URL('../dist/test/secrecy/prover.js', import.meta.url), [values.seed, String(index)], {
    cwd: root,
  })
  child.on('message', (figures) => {
    sums[index] = figures
    const { pairs, differences } = total()
    progress.at(pairs)
    // A child that has ended by then needs no message.
    if (pairs >= wanted || differences.length > 0) for (const each of children) each.send('enough', () => {})
  })
  return child
})
const codes = await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))))
progress.clear()
const predictable = await predictableAnywhere()
const { lines, isProven } = report(total(), wanted, predictable)
for (const line of lines) console.log(line)
process.exitCode = isProven && codes.every((code) => code === 0) ? 0 : 1
