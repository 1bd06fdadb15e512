/**
 * Looks for known vulnerabilities in the packages of the program, in parallel with the other checks. If the registry
 * cannot be reached, one line says so and the check passes: it must work without a network.
 */
import { spawn } from 'node:child_process'
import { root } from './prepare.js'

const LONGEST = 25_000
const SERIOUS = ['high', 'critical']

/** Prints one line; false if a serious vulnerability is known. */
export const audit = async () => {
  const { ok, line } = verdictOn(await report())
  console.log(`${ok ? 'ok    ' : 'FAILED'} packages: ${line}`)
  return ok
}

/** The result of `npm audit --json` in one line. */
export const verdictOn = (text) => {
  const found = foundIn(text)
  if (found === undefined) return { ok: true, line: 'not audited, the registry cannot be reached' }
  const serious = Object.entries(found).filter(([, { severity }]) => SERIOUS.includes(severity))
  if (serious.length === 0) return { ok: true, line: 'no serious hole is known' }
  return { ok: false, line: `serious holes in ${serious.map(([name]) => name).join(', ')}; npm audit tells more` }
}

/** By package; undefined if there was no answer. */
const foundIn = (text) => {
  try {
    const { vulnerabilities } = JSON.parse(text)
    return typeof vulnerabilities === 'object' && vulnerabilities !== null ? vulnerabilities : undefined
  } catch {
    return undefined
  }
}

const report = () =>
  new Promise((resolve) => {
    const script = process.env.npm_execpath
    const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${LONGEST}`]
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: LONGEST }
    const child = script?.endsWith('.js')
      ? spawn(process.execPath, [script, ...args], options)
      : spawn('npm', args, { ...options, shell: process.platform === 'win32' })
    let text = ''
    child.stdout.on('data', (some) => {
      text += some
    })
    child.on('error', () => resolve(''))
    child.on('close', () => resolve(text))
  })
