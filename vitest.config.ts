import { defineConfig } from 'vitest/config'

/** These keep no state between files, so their tests may share a process and start quicker. */
const together = ['src/kit/**/*.test.ts', 'src/games/**/*.test.ts', 'src/bots/**/*.test.ts']
const rest = ['{src,scripts}/**/*.test.{ts,js}']

/** These start a browser: one after another, so that they do not fight for the processor. */
const browser = ['src/web/**/*.browser.test.ts']

/** `--mode quick` leaves the long tests and the browser out. */
export default defineConfig(({ mode }) => {
  const long = mode === 'quick' ? ['**/*.long.test.ts', ...browser] : []
  return {
    test: {
      reporters: ['default', './scripts/reporter.js'],
      slowTestThreshold: 2_000,
      testTimeout: 30_000,
      projects: [
        { extends: true, test: { name: 'rules', include: together, exclude: long, isolate: false } },
        { extends: true, test: { name: 'program', include: rest, exclude: [...together, ...browser, ...long] } },
        {
          extends: true,
          test: {
            name: 'browser',
            include: browser,
            exclude: long,
            fileParallelism: false,
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  }
})
