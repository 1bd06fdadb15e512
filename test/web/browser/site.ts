/** A real browser and a real server with the built pages, as `npm start` serves them. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import type { Language } from '../../../src/kit/text.ts'
import { serve } from '../../../src/server/serve.ts'

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

/** Reduced motion, and English on every machine. */
export const DEFAULT_CONTEXT: BrowserContextOptions = { reducedMotion: 'reduce', locale: LOCALES.en }

export const startTestSite = async (): Promise<TestSite> => {
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-site-'))
  const [server, browser] = await Promise.all([
    serve({ host: '127.0.0.1', port: 0, data, botDelay: 0 }),
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
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => errors.push(`failed: ${request.url()}`))
  return { page, context, errors }
}

/** The packaged Chromium on Linux x64; elsewhere the installed Chrome. */
export const launchBrowser = async (...more: readonly string[]): Promise<Browser> => {
  const flags = { headless: true, args: ['--no-sandbox', ...more] }
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ ...flags, channel: 'chrome' })
  const executablePath = await sparticuz.executablePath()
  if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}`)
  return chromium.launch({ ...flags, executablePath })
}
