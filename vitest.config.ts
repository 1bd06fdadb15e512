import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/sequencer.js'

/** These keep no state between files, so their tests may share a process and need not load every module again. */
const together = [
  'src/{kit,games,bots,lab,wire,program}/**/*.test.ts',
  'src/web/{app,online,table,text,toolkit}/**/*.test.ts',
  'test/{kit,words,docs}/*.test.ts',
]
const rest = ['{src,test,scripts}/**/*.test.{ts,js}']

/** These start a browser: one file after another, and few tests at a time, so that they do not fight for the processor. */
const browser = ['src/web/**/*.browser.test.ts']

/** These speak over real sockets and to real databases. */
const sockets = ['src/server/**/*.test.ts', 'test/{secrecy,hostile,server}/*.test.ts']

/** These share one PostgreSQL, which is started for them. */
const databases = [
  'src/server/store/store.test.ts',
  'src/server/store/postgres.test.ts',
  'src/server/rooms/fanout.test.ts',
  'src/server/store/leases.test.ts',
  'src/server/rooms/several.test.ts',
  'src/server/rooms/takeover.test.ts',
]

/** These modes run one file each, which is no test of this tree. */
const TASKS: Readonly<Record<string, string>> = {
  screenshots: 'test/web/screenshots.task.ts',
  bench: 'test/web/clicks.task.ts',
  regenerate: 'test/games/regenerate.task.ts',
  'new-game-board': 'test/web/new-game-board.task.ts',
}

/** `--mode quick` leaves the long tests, sockets and the browser out; `--mode long` plays whole games where others stop early. */
export default defineConfig(({ mode }) => {
  const unabridged = mode === 'long' ? [] : ['**/*.unabridged.browser.test.ts']
  const long = mode === 'quick' ? ['**/*.long.test.ts', ...browser, ...sockets] : unabridged
  // Projects read this file anew, in a mode of their own: what depends on the mode is said to each of them.
  const env = { CHECK: mode === 'quick' ? 'quick' : 'all' }
  const task = TASKS[mode]
  if (task !== undefined) return { test: { include: [task], testTimeout: 300_000 } }
  return {
    test: {
      reporters: ['default', './scripts/reporter.js'],
      slowTestThreshold: 2_000,
      // Hangs, not bounds: eight other programs may share the processors.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // One queue for all projects but the browser's: no core waits until the last file of a project is done.
      maxWorkers: availableParallelism(),
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
            exclude: [...together, ...browser, ...databases, ...long],
          },
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
            fileParallelism: false,
            maxConcurrency: 3,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }
})
