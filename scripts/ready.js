/** Makes a fresh clone ready: installs what the lock file names, and builds. Quiet when nothing is to be done. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A tool of the project, as arguments for Node: the same on every system, and never one from elsewhere. */
export const tools = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

/** Installs the packages of the lock file unless they are there already. */
export const install = () => {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  console.error('Installing packages (npm ci) …')
  // Development packages hold the compiler: they are wanted even where NODE_ENV says production.
  succeed('npm ci', npm(['ci', '--include=dev', '--loglevel=error']))
}

/** Compiles the program into dist/ unless that was done since its sources were last changed. */
export const build = () => {
  if (isBuilt()) return
  console.error('Building …')
  succeed(
    'The build',
    spawnSync(process.execPath, [tools.tsc, '-b', 'src/cli'], { cwd: root, stdio: ['ignore', 2, 2] }),
  )
  markBuilt()
}

/** Says that dist/ holds what the sources say now. */
export const markBuilt = () => writeFileSync(stamp, '')

const stamp = join(root, 'dist/.built')

/**
 * Is what npm has installed what the lock file asks for? Optional packages are made for one
 * system each, so most of them are missing everywhere.
 */
export const isInstalled = (wanted, installed) => {
  if (wanted === undefined || installed === undefined) return false
  return Object.entries(wanted.packages).every(([path, { version, integrity, optional }]) => {
    const there = installed.packages[path]
    if (path === '') return true
    return there === undefined ? optional === true : there.version === version && there.integrity === integrity
  })
}

const isBuilt = () => {
  if (!existsSync(stamp) || !existsSync(join(root, 'dist/cli/main.js'))) return false
  const built = statSync(stamp).mtimeMs
  return readdirSync(join(root, 'src'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .every((path) => statSync(join(root, 'src', path)).mtimeMs < built)
}

const readJson = (path) => {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The npm that called us, where there is one; it is a script, so no shell is needed to find it. */
const npm = (args) => {
  const script = process.env.npm_execpath
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
}

const succeed = (what, { error, status, signal }) => {
  if (status === 0) return
  console.error(`${what} failed (${error?.message ?? signal ?? `exit code ${status}`}).`)
  process.exit(status || 1)
}
