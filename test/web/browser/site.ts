/** A real browser and a real server with the built pages, as `npm start` serves them. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Language } from '../../../src/kit/text.ts'
import { serve } from '../../../src/server/serve.ts'
import { PATIENCE } from '../../patience.ts'
import { whichBrowser } from './chromium.ts'
import { knownLines } from './known-lines.ts'

export interface TestSite {
  readonly url: string
  /** Opens a page in a new browser context. */
  visit(options?: BrowserContextOptions): Promise<PageVisit>
  close(): Promise<void>
}

export interface PageVisit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors, uncaught exceptions and failed requests. */
  readonly errors: readonly string[]
}

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

/** The browser locale of each language. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE', hu: 'hu-HU' }

/** Reduced motion, English on every machine, and no service worker. */
export const DEFAULT_CONTEXT: BrowserContextOptions = {
  reducedMotion: 'reduce',
  locale: LOCALES.en,
  // Loading all games for offline use is tested in offline.browser.test.ts and would slow down the others.
  serviceWorkers: 'block',
}

/** `pages` is another folder with built pages. */
export const startTestSite = async (pages?: string): Promise<TestSite> => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-site-'))
  const [server, browser] = await Promise.all([
    serve({ host: '127.0.0.1', port: 0, data, botDelay: 0, ...(pages && { pages }) }),
    launchBrowser(),
  ])
  return {
    url: server.url,
    visit: (options) => openPage(browser, { baseURL: server.url, ...DEFAULT_CONTEXT, ...options }),
    async close() {
      await browser.close()
      await server.close()
      rmSync(data, { recursive: true })
    },
  }
}

export const openPage = async (browser: Browser, options: BrowserContextOptions): Promise<PageVisit> => {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(seenEverything, EXPERIENCED)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    // Tests run without service workers, which the browser's driver reports.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    // A page that is left stops what it was loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`failed: ${request.url()}`)
  })
  return { page, context, errors }
}

/** Players of tests know the games: the coach has nothing new to say, unless a test empties its memory. */
const EXPERIENCED = JSON.stringify(await knownLines())

const seenEverything = (lines: string): void => {
  // An empty page has no storage.
  if (location.protocol !== 'about:' && localStorage.getItem('roundhouse:coach') === null)
    localStorage.setItem('roundhouse:coach', lines)
}

export const launchBrowser = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ headless: true, args: ['--no-sandbox', ...more], ...whichBrowser() })
