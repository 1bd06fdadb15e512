/** Prepares a fresh clone: installs the packages of the lock file, and builds. Prints nothing if nothing is to do. */
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A tool of the project, as arguments for Node: the same on every system, and never a global one. */
export const tools = {
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vite: join(root, 'node_modules/vite/bin/vite.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

/** Installs the packages of the lock file unless they are there already. */
export const install = () => {
  if (isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'))) return
  if (isLink(join(root, 'node_modules'))) {
    // npm would empty the folder behind the link, which another checkout owns.
    console.error('node_modules is a link to packages that are not those of package-lock.json.')
    process.exit(1)
  }
  console.error('Installing packages (npm ci) …')
  // Development packages include the compiler: they are needed even if NODE_ENV is production.
  succeed('npm ci', npm(['ci', '--include=dev', '--loglevel=error']))
}

/** Compiles the program into dist/src unless that was done since its sources were last changed. */
export const build = () => compile('src/cli', 'dist/src/cli/main.js', stamp, filesIn('src', isProgramSource))

/** Compiles the program and what measures and attacks it (test/) into dist/src and dist/test. */
export const buildTests = () => {
  build()
  compile('test', 'dist/test/kit/laws.js', testStamp, [
    ...filesIn('src', isProgramSource),
    ...filesIn('test', isScript),
  ])
}

const compile = (project, result, made, sources) => {
  if (existsSync(join(root, result)) && isNewer(made, sources)) return
  console.error('Building …')
  succeed('The build', spawnSync(process.execPath, [tools.tsc, '-b', project], { cwd: root, stdio: ['ignore', 2, 2] }))
  writeFileSync(made, '')
}

/** Builds the pages into dist/web unless that was done since their sources were last changed. */
export const buildWeb = () => {
  const sources = [
    ...filesIn('src', isPageSource),
    ...['vite.config.ts', 'vite-offline.ts', 'vite-preact.ts', 'package-lock.json'].map((file) => join(root, file)),
  ]
  if (existsSync(join(root, 'dist/web/index.html')) && isNewer(webStamp, sources)) return
  console.error('Building the pages …')
  // A production build, even if NODE_ENV says otherwise.
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [tools.vite, 'build', '--logLevel', 'warn']
  succeed('The build of the pages', spawnSync(process.execPath, args, { cwd: root, env, stdio: ['ignore', 2, 2] }))
  writeFileSync(webStamp, '')
}

/** Marks dist/ as up to date. */
export const markBuilt = () => {
  writeFileSync(stamp, '')
  writeFileSync(testStamp, '')
}

const stamp = join(root, 'dist/.built')
const testStamp = join(root, 'dist/.built-test')
const webStamp = join(root, 'dist/.built-web')

/**
 * Do the installed packages match the lock file? Optional packages are for one system each, so most
 * of them are missing on every system.
 */
export const isInstalled = (wanted, installed) => {
  if (wanted === undefined || installed === undefined) return false
  return Object.entries(wanted.packages).every(([path, { version, integrity, optional }]) => {
    const there = installed.packages[path]
    if (path === '') return true
    return there === undefined ? optional === true : there.version === version && there.integrity === integrity
  })
}

const isTest = (path) => /\.test\.tsx?$|[\\/]testing[\\/]/.test(path)
const isScript = (path) => /\.[jt]s$/.test(path)
const isProgramSource = (path) => isScript(path) && !isTest(path) && !/^web[\\/]/.test(path)
const isPageSource = (path) =>
  /\.(?:[jt]sx?|css|html|svg|json|png)$/.test(path) && !isTest(path) && !/^(?:cli|server)[\\/]/.test(path)

const filesIn = (folder, wanted) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter(wanted)
    .map((path) => join(root, folder, path))

/** Is this stamp newer than all of these files? */
export const isNewer = (made, files) => {
  if (!existsSync(made)) return false
  const time = statSync(made).mtimeMs
  return files.every((file) => statSync(file).mtimeMs < time)
}

const isLink = (path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false

const readJson = (path) => {
  const file = join(root, path)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The npm that called this script, if any; it is a script itself, so no shell is needed to find it. */
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
