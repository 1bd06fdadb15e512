/** Takes the pictures of docs/screenshots: look at them, critically, whenever a screen has changed. */
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'vitest'
import { mouse } from './hands.ts'
import { playSome, playToEnd, startPlaying } from './player.ts'
import { DESKTOP, openStage, PHONE, type Stage } from './stage.ts'

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url))
const STEPS = 34

const settle = (page: Page): Promise<unknown> => page.evaluate(() => document.fonts.ready)

const picture = async (page: Page, name: string): Promise<void> => {
  await settle(page)
  await page.screenshot({ path: `${FOLDER}${name}.png` })
}

const visit = async (
  stage: Stage,
  options: BrowserContextOptions,
  take: (page: Page) => Promise<void>,
): Promise<void> => {
  const { page, context } = await stage.visit(options)
  await take(page)
  await context.close()
}

/** A game some way on, with something asked. */
const midGame = async (page: Page): Promise<void> => {
  await startPlaying(page, mouse, 4)
  await playSome(page, mouse, STEPS)
}

test('screenshots', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const stage = await openStage()
  const phone = { ...PHONE, deviceScaleFactor: 2 }
  await visit(stage, { ...DESKTOP, colorScheme: 'light' }, async (page) => {
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
  await visit(stage, { ...DESKTOP, colorScheme: 'dark' }, async (page) => {
    await midGame(page)
    await picture(page, 'table-dark')
  })
  await visit(stage, { ...phone, colorScheme: 'light' }, async (page) => {
    await page.goto('/#/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await picture(page, 'home-phone')
    await midGame(page)
    await picture(page, 'table-phone')
  })
  await stage.close()
})
