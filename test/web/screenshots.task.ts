/** Takes the pictures of docs/screenshots. Review them whenever a page has changed. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'vitest'
import { mouse } from './browser/input-devices.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from './browser/site.ts'
import { playSome, playToEnd, startParisTable } from './players/paris-player.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const STEPS = 34

const settle = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready)

const picture = async (page: Page, name: string): Promise<void> => {
  await settle(page)
  await page.screenshot({ path: `${FOLDER}${name}.png` })
}

const visit = async (
  site: TestSite,
  options: BrowserContextOptions,
  take: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, context } = await site.visit(options)
  await take(page)
  await context.close()
}

/** A match in progress with a pending decision. */
const midGame = async (page: Page): Promise<void> => {
  await startParisTable(page, mouse, 4)
  await playSome(page, mouse, STEPS)
}

test('screenshots', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const site = await startTestSite()
  const phone = { ...PHONE, deviceScaleFactor: 2 }
  await visit(site, { ...DESKTOP, colorScheme: 'light' }, async (page) => {
    await page.goto('/#/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, 'home')
    await page.goto('/#/rules/paris-connection/PC-3.8')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, 'rules')
    await midGame(page)
    await picture(page, 'table')
    await playToEnd(page, mouse)
    const result = page.getByRole('dialog', { name: 'Game over' })
    await result.waitFor()
    await picture(page, 'end')
  })
  await visit(site, { ...DESKTOP, colorScheme: 'dark' }, async (page) => {
    await midGame(page)
    await picture(page, 'table-dark')
  })
  await visit(site, { ...phone, colorScheme: 'light' }, async (page) => {
    await page.goto('/#/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, 'home-phone')
    await midGame(page)
    await picture(page, 'table-phone')
  })
  await site.close()
})
