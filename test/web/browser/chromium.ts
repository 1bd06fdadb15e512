/** The browser of the tests: the packaged Chromium on Linux x64, elsewhere the installed Chrome. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright-core'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGE = join(root, 'node_modules/@sparticuz/chromium')
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()`

/** What Playwright needs to find the browser. */
export const whichBrowser = (): Pick<LaunchOptions, 'channel' | 'executablePath'> =>
  process.platform === 'linux' && process.arch === 'x64' ? { executablePath: unpacked() } : { channel: 'chrome' }

/**
 * The packaged browser, unpacked once for this checkout. The package itself unpacks into the temporary folder, and a process that
 * starts meanwhile would run half a browser: so every process that finds none unpacks into a folder of its own, and the first one
 * to be done gives it its name.
 */
const unpacked = (): string => {
  const { version }: { version: string } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))
  const caches = join(root, 'node_modules/.cache')
  const folder = join(caches, `chromium-${version}`)
  if (!existsSync(folder)) {
    mkdirSync(caches, { recursive: true })
    const own = mkdtempSync(`${folder}-`)
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: root,
      env: { ...process.env, TMPDIR: own },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`the packaged browser cannot be unpacked: ${stderr}`)
    try {
      renameSync(own, folder)
    } catch {
      // Another process was quicker.
      rmSync(own, { recursive: true })
    }
  }
  return join(folder, 'chromium')
}
