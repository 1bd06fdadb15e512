/** The first screen: what stands there before the program, the game to continue, and what is above the fold. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { axeViolations } from '../../test/web/browser/page-checks.ts'
import { LOCALES, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { openOnlineTable } from '../../test/web/players/online-guests.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { games } from '../games/index.ts'
import { LANGUAGES } from '../kit/text.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const LAPTOP = { viewport: { width: 1366, height: 768 } }
const TALL_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const isInView = async (page: Page, element: Locator): Promise<boolean> => {
  const box = await element.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  return box !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
}

test('without JavaScript the page shows its name, all games, and why it does nothing', async () => {
  const { page, context } = await site.visit({ ...LAPTOP, javaScriptEnabled: false })
  await page.goto('/')
  expect(await page.locator('.logo').isVisible()).toBe(true)
  expect(await page.getByText('Roundhouse', { exact: true }).isVisible()).toBe(true)
  expect(await page.locator('.shell-games li').allInnerTexts()).toEqual(games.map(({ title }) => title.toUpperCase()))
  expect(await page.locator('noscript p').isVisible()).toBe(true)
  await context.close()
})

test('the chosen colours are there before the program', async () => {
  const { page, context } = await site.visit({ ...LAPTOP, colorScheme: 'light' })
  await page.goto(hrefs.settings)
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.route(/\/assets\/(?!first-paint)[^/]*\.js$/, (route) => route.abort())
  await page.goto(hrefs.home)
  await page.locator('.shell-games').waitFor()
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(await paper()).toBe('rgb(12, 30, 37)')
  await page.goto(hrefs.lobby)
  await page.locator('.logo').waitFor()
  expect(await page.locator('.shell-games').isVisible()).toBe(false)
  await context.close()
})

test.each(LANGUAGES)(
  'every way to play is above the fold on a laptop, with and without a saved game: %s',
  async (language) => {
    const { page, context, errors } = await site.visit({ ...LAPTOP, locale: LOCALES[language] })
    const check = async (): Promise<void> => {
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => document.fonts.ready)
      // Drafts come after the released games, and may be further down.
      const released = games.filter(({ meta }) => meta.draft !== true)
      const cards = page.locator(`.home-games > article:nth-child(-n+${released.length})`)
      expect(await cards.locator('h2').allTextContents()).toEqual(released.map(({ title }) => title))
      // Players, time, and how much there is to learn.
      expect(await cards.locator('.poster').count()).toBe(released.length)
      expect(await cards.locator('.game-facts li').count()).toBe(released.length * 3)
      const controls = await cards.locator(':is(a, button)').all()
      expect(controls).toHaveLength(released.length * 5)
      for (const control of controls) expect(await isInView(page, control), await control.innerText()).toBe(true)
    }
    await page.goto(hrefs.home)
    await check()
    await openRecord(page, partOf(recordedMatch('great-lakes', 4), 0.5, 0))
    await page.goto(hrefs.home)
    await page.locator('section.continue').waitFor()
    await check()
    expect(errors).toEqual([])
    await context.close()
  },
)

test('the game that was played last is at the top, with its game, players, turn and time', async () => {
  const { page, context } = await site.visit(TALL_PHONE)
  await openRecord(page, recordedMatch('railways-card', 2))
  await page.goto(hrefs.home)
  await page.getByRole('region', { name: 'Your games' }).getByRole('listitem').waitFor()
  expect(await page.locator('.continue').count()).toBe(0)
  await openRecord(page, partOf(recordedMatch('great-lakes', 4), 0.5, 0))
  await openRecord(page, partOf(recordedMatch('paris-connection', 4), 0.5, 0))
  await page.goto(hrefs.home)
  const latest = page.getByRole('region', { name: 'Continue', exact: true })
  await latest.waitFor()
  const text = await latest.innerText()
  expect(text).toContain('Paris Connection Ada and 3 bots')
  expect(text).toContain('Your turn · now')
  expect(text).toContain('All your games (3)')
  expect(await axeViolations(page)).toEqual([])
  const go = latest.getByRole('link')
  expect(await isInView(page, go)).toBe(true)
  await latest.getByRole('button').click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Your games')
  await go.click()
  await page.getByRole('group', { name: 'Board of Paris Connection' }).waitFor()
  await context.close()
})

test.each([
  ['a table of this browser', hrefs.setUp('railways-card')],
  ['a table on the server', hrefs.host('great-lakes')],
])('the form for %s folds away what few people change, and nothing covers an option', async (_what, route) => {
  const { page, context } = await site.visit(TALL_PHONE)
  await page.goto(route)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const more = page.locator('details.setup-more')
  await more.waitFor()
  expect(await more.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false)
  const sticky = await page.locator('main *').evaluateAll((all) =>
    all.flatMap((element) => {
      const { position } = getComputedStyle(element)
      return position === 'sticky' || position === 'fixed' ? [element.outerHTML.slice(0, 80)] : []
    }),
  )
  expect(sticky).toEqual([])
  await context.close()
})

test('the host sees link, code and share button first on a phone', async () => {
  const { page, context } = await site.visit(TALL_PHONE)
  await page.addInitScript(() => Object.assign(navigator, { share: async () => {} }))
  await openOnlineTable(page, { id: 'great-lakes' }, 'Ann')
  await page.evaluate(() => window.scrollTo(0, 0))
  const invitation = page.getByRole('region', { name: 'Invite' })
  const code = invitation.getByRole('img', { name: 'QR code of the link' })
  await code.waitFor()
  for (const part of [invitation.getByRole('textbox'), code, invitation.getByRole('button', { name: 'Share' })]) {
    expect(await isInView(page, part), String(part)).toBe(true)
  }
  const seats = await page.getByRole('list', { name: 'Seats' }).boundingBox()
  expect((await code.boundingBox())?.y).toBeLessThan(seats?.y ?? 0)
  await context.close()
})

test('a page that cannot be loaded says so at its top, and its heading has the focus', async () => {
  const { page, context } = await site.visit(TALL_PHONE)
  await page.goto(hrefs.home)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.scrollTo(0, 400))
  await context.setOffline(true)
  await followLink(page, hrefs.settings)
  const heading = page.getByRole('heading', { name: 'Something went wrong' })
  await heading.waitFor()
  expect(await isInView(page, heading)).toBe(true)
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await context.close()
})
