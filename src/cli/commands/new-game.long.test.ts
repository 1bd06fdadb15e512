/** A game made by `new-game`, by the built program in a copy of the repository, passes every test of games. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laws } from '../../../test/kit/laws.ts'

const NOT_COPIED = ['node_modules', 'dist', 'coverage', '.git', '.cache']
const ID = 'hill-climb'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = join(mkdtempSync(join(realpathSync(tmpdir()), 'roundhouse-clone-')), 'roundhouse')

beforeAll(() => {
  cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.includes(basename(path)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }))

/** Runs a script in the copy, as if no test were running around it. */
const node = (...args: readonly string[]) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)))
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env })
}

const sources = (): ReadonlyMap<string, string> => {
  const paths = readdirSync(join(copy, 'src'), { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => statSync(join(copy, 'src', path)).isFile())
  return new Map(files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(copy, 'src', path), 'utf8')]))
}

test('it is one folder and one line', () => {
  const before = sources()
  const made = node('bin/roundhouse.js', 'new-game', ID)
  expect(made.stderr.replace('Building …\n', '')).toBe('')
  expect(made.status).toBe(0)
  const after = sources()
  const touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path)
  expect(touched.filter((path) => !path.startsWith(`games/${ID}/`))).toEqual(['games/registry.ts'])
  expect([...before.keys()].filter((path) => !after.has(path))).toEqual([])
  const lines = (files: ReadonlyMap<string, string>) => files.get('games/registry.ts')?.split('\n') ?? []
  expect(lines(after)).toHaveLength(lines(before).length + 1)
  expect(lines(before).filter((line) => !lines(after).includes(line))).toEqual([])
})

test('it compiles, and the program knows it', () => {
  const record = `src/games/${ID}/playthroughs/3-long.json`
  const { status, stderr } = node('bin/roundhouse.js', 'verify', record)
  expect({ status, stderr: stderr.replace('Building …\n', '') }).toEqual({ status: 0, stderr: '' })
})

test('it passes format and lint', () => {
  const made = [`src/games/${ID}`, 'src/games/registry.ts']
  const { status, stdout, stderr } = node('node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', ...made)
  expect(status, stdout + stderr).toBe(0)
})

test('check passes with the laws and the tests of the game, and has nothing to write', () => {
  const { status, stdout } = node('bin/roundhouse.js', 'check', ID)
  expect(status, stdout).toBe(0)
  expect(stdout.match(/^passed/gm)).toHaveLength(5)
  expect(stdout).toMatch(/up to date/)
  expect(stdout).not.toMatch(/wrote/)
  const testsOf = (step: string): number => Number(new RegExp(`${step} \\((\\d+) tests`).exec(stdout)?.[1])
  expect(testsOf('laws, texts, records')).toBeGreaterThan(3 * laws.length)
  expect(testsOf('own tests')).toBeGreaterThan(20)
})

test('it can be played in the browser', () => {
  const built = node('--input-type=module', '--eval', "(await import('./scripts/prepare.js')).buildWeb()")
  expect(built.status, built.stderr).toBe(0)
  const { passed, failed } = vitest('--mode=new-game-board')
  expect(failed).toEqual([])
  expect(passed).toBe(2)
})

interface TestReport {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

const vitest = (...args: readonly string[]) => {
  const { stdout, stderr } = node('node_modules/vitest/vitest.mjs', 'run', '--reporter=json', ...args)
  if (!stdout.includes('{')) throw new Error(stderr)
  const report: TestReport = JSON.parse(stdout.slice(stdout.indexOf('{')))
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((result) => result.status === 'failed').map(({ fullName }) => fullName)
    return status === 'failed' && tests.length === 0 ? [`${name}: ${message}`] : tests
  })
  return { passed: report.numPassedTests, failed }
}
