/** Saved games: where nothing can be saved, damaged data, and how games are removed. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { overflowingText, overlappingText, smallControls } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, type PageVisit, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { button, promptShown, sitDown, withoutErrors } from '../../test/web/players/paris-table.ts'
import { lookAround } from '../../test/web/table/in-view.ts'
import { speakOn } from '../../test/web/table/language.ts'
import { LANGUAGES } from '../kit/text.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const visiting = (play: (visit: PageVisit) => Promise<void>): Promise<void> =>
  withoutErrors(site.visit({ ...DESKTOP, acceptDownloads: true }), play)

/** As in a browser that lets no page save anything. */
const refuseStorage = (context: BrowserContext): Promise<unknown> =>
  context.route(/worker.*\.js$/, async (route) => {
    const answer = await route.fetch()
    const refuse = 'IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError") };'
    await route.fulfill({ response: answer, body: refuse + (await answer.text()) })
  })

test.concurrent('without browser storage the home page says so, and a match can be played', () =>
  visiting(async ({ page, context }) => {
    await refuseStorage(context)
    await page.goto(hrefs.home)
    await page.getByText('does not let this page save games').waitFor()
    await page.getByRole('article', { name: 'Paris Connection' }).waitFor()
    await sitDown(page)
    const problem = page.getByRole('region', { name: 'That didn’t work' })
    await problem.getByText('does not let this page save games').waitFor()
    await problem.getByRole('button', { name: 'Close' }).click()
    await button(page, /^Extend /)
      .first()
      .click()
    await button(page, /^Place on /)
      .first()
      .waitFor()
    // The badge stays, and the match can be downloaded.
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Not saved · Download').click()])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: 'paris-connection' })
  }))

test.concurrent('the badge of a game that is not saved leaves everything in view on a phone, in four languages', async ({
  expect,
}) => {
  const { page, context } = await site.visit(PHONE)
  await refuseStorage(context)
  for (const language of LANGUAGES) {
    await speakOn(page, language)
    await followLink(page, hrefs.home)
    // The longest words about a turn.
    await page.getByRole('article', { name: 'Russian Railroads' }).locator('.game-play').tap()
    await page.locator('.table-turn[data-yours=true]').waitFor()
    await page.locator('.top-unsaved').waitFor()
    await page.locator('.notice-bar button').last().click()
    await page.evaluate(() => document.fonts.ready)
    // Board and hand are drawn one after the other.
    const faults = async () => (await lookAround(page, { as: 'player', least: 44, chat: null })).faults
    await expect.poll(faults).toEqual([])
    expect(await overflowingText(page), language).toEqual([])
    expect(await overlappingText(page), language).toEqual([])
    expect(await smallControls(page), language).toEqual([])
  }
  await context.close()
})

/** The links of the list of saved games; the game to continue has another one at the top. */
const savedTables = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your games' }).locator('a[href^="/table/"]')

/** Damages every saved match but the last one, as a broken disk might. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('roundhouse')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite')
          const matches = transaction.objectStore('matches')
          const all = matches.getAll()
          all.onsuccess = () => {
            for (const entry of all.result.slice(0, -1)) matches.put({ id: entry.id, record: '{"format": 1' })
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )

test.concurrent('a damaged saved game says so, and the others are kept', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await sitDown(page)
    const tables = savedTables(page)
    await followLink(page, hrefs.home)
    await tables.nth(1).waitFor()
    await spoil(page)
    await page.reload()
    await tables.first().waitFor()
    expect(await tables.count()).toBe(1)
    await page
      .getByText(/not readable|damaged|not a saved game/)
      .first()
      .waitFor()
    await tables.first().click()
    await promptShown(page).waitFor()
  }))

test.concurrent('a saved game is removed after two clicks, and the keyboard focus stays', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await page.goto(hrefs.home)
    const [remove, keep, sure] = [/^Delete(?! permanently)/, /^Keep/, /^Delete permanently/].map((name) =>
      button(page, name),
    )
    await remove?.focus()
    await page.keyboard.press('Enter')
    await sure?.waitFor()
    expect(await keep?.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await sure?.waitFor({ state: 'detached' })
    expect(await remove?.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sure?.waitFor({ state: 'detached' })
    expect(await savedTables(page).count()).toBe(0)
  }))

test.concurrent.each([DESKTOP, PHONE])('a saved game is not removed by a double click', async (device) => {
  const { page, context } = await site.visit(device)
  await sitDown(page)
  await page.goto(hrefs.home)
  await button(page, /^Delete/).dblclick()
  await button(page, /^Delete(?! permanently)/).waitFor()
  expect(await savedTables(page).count()).toBe(1)
  await context.close()
})

test.concurrent('a missing table says so and affects no other', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    const table = page.url()
    await page.goto(hrefs.table('nowhere'))
    await page.getByText('This table can’t be shown.').first().waitFor()
    await page.goto(table)
    await promptShown(page).waitFor()
  }))
