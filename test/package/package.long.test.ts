/** The npm package: `npx ./roundhouse-*.tgz serve` in an empty folder, with nothing to build and no development packages. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { VERSION } from '../../src/program/package.ts'

const PACKAGE = `roundhouse-${VERSION}.tgz`

let folder = ''
let output = ''
let server: ChildProcess | undefined

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'roundhouse-package-'))
  mkdirSync(join(folder, 'packed'))
  // What is packed was built before the tests began.
  execFileSync('npm', ['pack', '--ignore-scripts', '--pack-destination', join(folder, 'packed')], { stdio: 'ignore' })
})

afterAll(async () => {
  const ended = server && new Promise((resolve) => server?.once('close', resolve))
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

test('it holds the built program and its pages, and neither sources nor tests', () => {
  const files = execFileSync('tar', ['tzf', join(folder, 'packed', PACKAGE)], { encoding: 'utf8' }).split('\n')
  expect(files).toContain('package/dist/src/cli/main.js')
  expect(files).toContain('package/dist/web/index.html')
  expect(files.filter((file) => /^package\/(src|test|scripts)\/|\.test\.|\.tsx?$|\/testing\//.test(file))).toEqual([])
})

test('npx serves the pages from an empty folder', async () => {
  const empty = join(folder, 'empty')
  mkdirSync(empty)
  cpSync(join(folder, 'packed', PACKAGE), join(empty, PACKAGE))
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', npm_config_cache: join(folder, 'cache') }
  server = spawn('npx', ['--yes', `./${PACKAGE}`, 'serve'], { cwd: empty, env, detached: true })
  const address = await new Promise<string>((resolve, reject) => {
    const read = (some: Buffer): void => {
      output += some
      const [found] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (found !== undefined) resolve(found.replace('localhost', '127.0.0.1'))
    }
    server?.stdout?.on('data', read)
    server?.stderr?.on('data', read)
    server?.once('close', () => reject(new Error(output)))
  })
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ ok: true })
  expect(await (await fetch(address)).text()).toContain('<title>Roundhouse')
  expect(output).not.toMatch(/Building|Installing|EBADENGINE/)
  expect(readdirSync(empty).sort()).toEqual(['data', PACKAGE])
})
