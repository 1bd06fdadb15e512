import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/sequencer.js'
import { PATIENCE } from './test/patience.ts'
import { PREACT } from './vite-preact.ts'

/** These keep no state between files, so their tests may share a process and load every module only once. */
const together = [
  'src/{kit,games,bots,lab,wire,program}/**/*.test.ts',
  'src/web/{app,host,online,share,table,text,toolkit}/**/*.test.ts',
  'test/{kit,words,docs}/*.test.ts',
]
/** These share a process too, one with the modules of the server and the terminal. */
const served = ['src/{server,cli,host}/**/*.test.ts', 'test/fuzz/*.test.ts']
const rest = ['{src,test,scripts}/**/*.test.{ts,js}']

/** These start a browser: few tests of a file at a time, because another file runs beside it. */
const browser = ['src/web/**/*.browser.test.ts']

/** These speak over real sockets and to real databases. */
const sockets = ['src/server/**/*.test.ts', 'test/{secrecy,hostile,server,torture,postgres}/*.test.ts']

/** These share one PostgreSQL, which is started for them. */
const databases = [
  'src/server/store/store.test.ts',
  'src/server/store/daily.test.ts',
  'src/server/store/postgres.test.ts',
  'src/server/rooms/fanout.test.ts',
  'src/server/store/leases.test.ts',
  'src/server/store/room-servers.test.ts',
  'src/server/rooms/known-rooms.test.ts',
  'src/server/rooms/several.test.ts',
  'src/server/daily/daily.test.ts',
  'src/server/rooms/takeover.test.ts',
  'test/postgres/*.test.ts',
]

/** These modes run one file each, which is no test of this tree. */
const TASKS: Readonly<Record<string, string>> = {
  screenshots: 'test/web/screenshots.task.ts',
  bench: 'test/web/clicks.task.ts',
  lighthouse: 'test/web/lighthouse.task.ts',
  previews: 'test/web/previews.task.ts',
  regenerate: 'test/games/regenerate.task.ts',
  'new-game-board': 'test/web/new-game-board.task.ts',
  'strong-networks': 'test/games/strong-networks.task.ts',
}

/** `--mode quick` leaves the long tests, sockets and the browser out; `--mode long` plays whole games where others stop early. */
export default defineConfig(({ mode }) => {
  const unabridged = mode === 'long' ? [] : ['**/*.unabridged.browser.test.ts']
  const long = mode === 'quick' ? ['**/*.long.test.ts', ...browser, ...sockets] : unabridged
  // Each project reads this file again, in a mode of its own: the environment passes the mode on.
  const env = { CHECK: mode === 'quick' ? 'quick' : 'all' }
  const task = TASKS[mode]
  if (task !== undefined) return { test: { include: [task], testTimeout: 900_000 } }
  return {
    resolve: { alias: PREACT },
    test: {
      reporters: ['default', './scripts/reporter.js'],
      slowTestThreshold: 2_000,
      // The slowest tests take two minutes on an idle machine. Tests do not set smaller limits of their own.
      testTimeout: 4 * PATIENCE,
      hookTimeout: 2 * PATIENCE,
      expect: { poll: { timeout: PATIENCE } },
      // One queue for all projects: no core waits until the last file of a project is done. Tests with a browser mostly wait
      // for it, so that one file more than there are cores can run.
      maxWorkers: availableParallelism() + 1,
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          extends: true,
          test: { name: 'units', env, include: together, exclude: [...browser, ...long], isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'program',
            env,
            include: rest,
            exclude: [...together, ...served, ...browser, ...databases, ...long],
          },
        },
        {
          extends: true,
          test: { name: 'server', env, include: served, exclude: [...databases, ...long], isolate: false },
        },
        {
          extends: true,
          test: {
            name: 'database',
            env,
            include: databases,
            exclude: long,
            globalSetup: 'test/postgres/postgres-setup.ts',
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            env,
            include: browser,
            exclude: long,
            isolate: false,
            maxConcurrency: 2,
          },
        },
      ],
    },
  }
})
