/**
 * `npm run lighthouse`: Lighthouse on a throttled phone over home, a running table and the rules, and what keeps the
 * site from being installed. Lighthouse is large, so it is installed from the registry on its first run only.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { serve } from '../../src/server/serve.ts'
import { hrefs } from '../../src/wire/route.ts'
import { whichBrowser } from './browser/chromium.ts'

/** Newer versions need Node 22. */
const VERSION = '12.8.2'
/** Whole reports go here, if a folder was named: `npm run lighthouse -- folder`. */
const REPORTS = process.env['TASK_FOLDER'] ?? ''
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/lighthouse/', import.meta.url))

/** The scores that docs/performance.md promises, of 100. */
const BOUNDS: Readonly<Record<string, number>> = { performance: 90, accessibility: 100, 'best-practices': 95 }

interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
    >
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
    >
  }
}

type Lighthouse = (url: string, flags: Readonly<Record<string, unknown>>) => Promise<LighthouseResult | undefined>

const loadLighthouse = async (): Promise<Lighthouse> => {
  const entry = join(CACHE, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    mkdirSync(CACHE, { recursive: true })
    const args = ['install', '--prefix', CACHE, '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
    execFileSync('npm', args, { stdio: 'inherit' })
  }
  const module = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as { readonly default: Lighthouse }
  return module.default
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

/** Starts a game against bots and returns its address, which this browser profile remembers. */
const startedTable = async (page: Page, site: string): Promise<string> => {
  await page.goto(site + hrefs.setUp('great-lakes'))
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('main svg.panzoom-drawing').waitFor()
  const address = page.url()
  // Measured is a visit without a service worker, whose files would be there already.
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
  return address
}

const emptyCache = async (context: BrowserContext): Promise<void> => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

const installErrors = async (context: BrowserContext, site: string): Promise<readonly string[]> => {
  const page = await context.newPage()
  await page.goto(site)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  await page.close()
  return installabilityErrors.map(({ errorId }) => errorId)
}

test('lighthouse', async () => {
  const lighthouse = await loadLighthouse()
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lighthouse-'))
  const server = await serve({ host: '127.0.0.1', port: 0, data: join(folder, 'data'), botDelay: 0 })
  const port = await freePort()
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    headless: true,
    locale: 'en-GB',
    ...whichBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const missed: string[] = []
  try {
    const page = await context.newPage()
    const table = await startedTable(page, server.url)
    await page.close()
    // The table first: the others empty the storage.
    const pages = { table, home: server.url, rules: server.url + hrefs.rules('great-lakes') }
    for (const [name, url] of Object.entries(pages)) {
      await emptyCache(context)
      const result = await lighthouse(url, {
        port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: Object.keys(BOUNDS),
        // The table is saved in this browser.
        disableStorageReset: name === 'table',
      })
      if (REPORTS !== '') writeFileSync(join(REPORTS, `${name}.json`), JSON.stringify(result?.lhr))
      for (const [category, bound] of Object.entries(BOUNDS)) {
        const { score = null, auditRefs = [] } = result?.lhr.categories[category] ?? {}
        const points = Math.round((score ?? 0) * 100)
        console.log(`${name} ${category} ${points} (at least ${bound})`)
        if (points < bound) missed.push(`${name} ${category} ${points}`)
        for (const { id } of auditRefs) {
          const audit = result?.lhr.audits[id]
          if (audit?.score != null && audit.score < 0.9) console.log(`  ${id}: ${audit.displayValue ?? audit.title}`)
        }
      }
    }
    const errors = await installErrors(context, server.url)
    console.log(`installability errors: ${errors.length === 0 ? 'none' : errors.join(', ')}`)
    missed.push(...errors)
  } finally {
    await context.close()
    await server.close()
    rmSync(folder, { recursive: true, maxRetries: 5 })
  }
  expect(missed).toEqual([])
})
