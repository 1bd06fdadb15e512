/**
 * Runs the checks side by side, then the tests, and ends in the line `N passed, N failed`, where each check and each test
 * counts as one. The tests run only if all checks pass.
 */
import { spawn } from 'node:child_process'
import { buildWeb, install, markBuilt, root, tools } from './prepare.js'

const CHECKS = {
  'format and lint': [tools.biome, 'ci', '--colors=off', '--error-on-warnings', '.'],
  types: [tools.tsc, '-b'],
  'dead code': [tools.knip, '--no-progress'],
}

/** Runs these checks and then the tests, with `beside` in parallel. Returns the exit code. */
export const runSteps = async (names, testArgs, beside = async () => true) => {
  install()
  const other = beside()
  const checks = await Promise.all(names.map((name) => check(name, CHECKS[name])))
  const passed = checks.filter((ok) => ok).length
  const counts = { passed, failed: checks.length - passed }
  if (counts.failed === 0) {
    markBuilt()
    buildWeb()
    add(counts, await runTests(testArgs))
  }
  if (!(await other)) counts.failed += 1
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
}

/** Prints one line, and the output of the tool if it found something. */
const check = (name, args) =>
  new Promise((resolve) => {
    const began = Date.now()
    const printed = []
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => printed.push(text))
    child.on('error', (error) => printed.push(Buffer.from(error.message)))
    child.on('close', (status) => {
      const ok = status === 0
      if (!ok) console.log(Buffer.concat(printed).toString().trimEnd())
      console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} ${seconds(Date.now() - began)}`)
      resolve(ok)
    })
  })

/** The reporter sends its counts here; a run that ends badly without them is one failure. */
const runTests = (args) =>
  new Promise((resolve) => {
    const command = [tools.vitest, 'run', '--allowOnly=false', ...args]
    const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const counts = { passed: 0, failed: 0 }
    child.on('message', (message) => Object.assign(counts, message))
    child.on('error', (error) => console.log(error.message))
    child.on('close', (code) => {
      if (code !== 0 && counts.failed === 0) counts.failed = 1
      resolve(counts)
    })
  })

const add = (counts, more) => {
  counts.passed += more.passed
  counts.failed += more.failed
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`
