/** A copy of the repository in which one change at a time is made and tried. */
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { root, tools } from '../prepare.js'
import { changed } from './find.js'

const LEFT_OUT = ['node_modules', 'dist', 'coverage', 'data', '.git', '.cache']

export const openLane = (game) => {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-mutate-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  cpSync(root, folder, { recursive: true, filter: (path) => !LEFT_OUT.includes(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    compiles: (stdio = 'ignore') => node(folder, [tools.tsc, '-b', 'src/games'], Infinity, stdio),
    suites: suitesOf(game).map(
      (tests) =>
        (limit, stdio = 'ignore') =>
          node(folder, vitest(tests), limit, stdio),
    ),
    /** Runs this while the change is applied. */
    during: async (change, act) => {
      const file = join(folder, 'src/games', game, change.file)
      const code = readFileSync(file, 'utf8')
      writeFileSync(file, changed(code, change))
      try {
        return await act()
      } finally {
        writeFileSync(file, code)
      }
    },
  }
}

/**
 * All tests that a change of the rules may break, the quick ones first, because those are usually enough. From tests that
 * cover all games only the cases of this game are run; their names begin with it.
 */
const suitesOf = (game) => [
  [`src/games/${game}/`, '-t', `^(?!${game}, )`],
  ['src/games/perft.test.ts', 'src/games/playthroughs.test.ts', '-t', `^${game}`],
  [`src/games/${game}/testing/laws.test.ts`],
]

const vitest = (tests) => [
  tools.vitest,
  'run',
  ...tests,
  '--bail=1',
  '--maxWorkers=1',
  '--reporter=dot',
  '--passWithNoTests',
]

/** Did it succeed in time? A change may run forever, so all its processes are ended together. */
const node = (cwd, args, limit, stdio) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, stdio, detached: process.platform !== 'win32' })
    const end = () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      if (process.platform === 'win32') child.kill()
      else process.kill(-child.pid, 'SIGKILL')
    }
    const timer = limit === Infinity ? undefined : setTimeout(end, limit)
    process.once('exit', end)
    child.on('close', (code) => {
      clearTimeout(timer)
      process.off('exit', end)
      resolve(code === 0)
    })
  })
