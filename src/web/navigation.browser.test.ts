/** Addresses: every page by its own path, plain links, the history of the browser, and the links of earlier releases. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { openOnlineTable, takeSeatByLink } from '../../test/web/players/online-guests.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const pathOf = (page: Page): string => page.url().slice(site.url.length)

/** A variable of the page survives as long as the site is not loaded again. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(window, 'marked', true))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'marked') === true)

const focused = (page: Page): Promise<string | undefined> => page.evaluate(() => document.activeElement?.id)

test('a page opens by its path, however deep, and opens again after a reload', async () => {
  const { page, context, errors } = await site.visit(DESKTOP)
  await page.goto(hrefs.rule('great-lakes', 'GL-5.6'))
  const rule = page.locator('[id="GL-5.6"]')
  await expect.poll(() => rule.getAttribute('data-here')).toBe('true')
  await page.reload()
  await expect.poll(() => rule.getAttribute('data-here')).toBe('true')
  expect(errors).toEqual([])
  await context.close()
})

test('a page that does not exist says so, and the server answers 404', async () => {
  const { page, context } = await site.visit(DESKTOP)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Go to the games' }).click()
  await page.getByRole('article').first().waitFor()
  expect(pathOf(page)).toBe('/')
  await context.close()
})

test('a click changes the page without loading the site again, and back returns to where one was', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  await page.goto(hrefs.home)
  await page.getByRole('article').last().waitFor()
  await page.waitForLoadState('networkidle')
  await mark(page)
  await page.evaluate(() => window.scrollTo(0, 600))
  // The last one: a draft comes after the released games, and may have no such page.
  await page
    .getByRole('article')
    .getByRole('link', { name: /^How to play/ })
    .last()
    .click()
  await page.locator('.guide section').first().waitFor()
  expect(pathOf(page)).toMatch(/^\/how\/[a-z-]+$/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await focused(page)).toBe('main')
  await page.goBack()
  await page.getByRole('article').first().waitFor()
  expect(pathOf(page)).toBe('/')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.goForward()
  await page.locator('.guide section').first().waitFor()
  expect(await isMarked(page)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('another tab, another window and other sites stay with the browser', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.goto(hrefs.home)
  const link = page.getByRole('navigation').getByRole('link', { name: 'Settings' })
  // Runs after the page's own listener, and keeps the browser from opening tabs: here they sometimes crash.
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      Reflect.set(window, 'taken', event.defaultPrevented)
      event.preventDefault()
    })
  })
  const isTaken = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'taken'))
  for (const key of ['Control', 'Meta', 'Shift', 'Alt'] as const) {
    await link.click({ modifiers: [key] })
    expect([await isTaken(), pathOf(page)], key).toEqual([false, '/'])
  }
  await link.click()
  expect([await isTaken(), pathOf(page)]).toEqual([true, hrefs.settings])
  await page.goto(hrefs.home)
  await page.getByRole('article').first().waitFor()
  await mark(page)
  await page.evaluate(() => {
    const foreign = document.createElement('a')
    foreign.href = '/api/docs'
    foreign.textContent = 'API'
    document.querySelector('main')?.append(foreign)
  })
  await page.getByRole('link', { name: 'API' }).click()
  await page.getByRole('heading', { level: 1, name: 'Roundhouse API' }).waitFor()
  expect(pathOf(page)).toBe('/api/docs')
  await context.close()
})

test.each([
  ['/#/', '/'],
  ['/#/settings', '/settings'],
  ['/#/rules/great-lakes/GL-5.6', '/rules/great-lakes/GL-5.6'],
  ['/#/no-such-page', '/no-such-page'],
])('the old link %s is replaced by %s', async (old, path) => {
  const { page, context, errors } = await site.visit(DESKTOP)
  await page.goto(old)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(pathOf(page)).toBe(path)
  // Also in a page that is open already, as when it is pasted into the address bar.
  await page.goto(hrefs.home)
  await page.getByRole('article').first().waitFor()
  await page.evaluate((hash) => location.assign(hash), old.slice(1))
  await expect.poll(() => pathOf(page)).toBe(path)
  expect(errors).toEqual([])
  await context.close()
})

test('an invitation of today and one of an earlier release lead to the table, and its key reaches no server', async () => {
  const ann = await site.visit(DESKTOP)
  const link = await openOnlineTable(ann.page, { id: 'great-lakes' }, 'Ann', { seats: 3 })
  const [, table = '', key = ''] = /\/join\/(\w+)#(\w+)$/.exec(link) ?? []
  expect(key).not.toBe('')
  const bob = await site.visit(DESKTOP)
  const cas = await site.visit(DESKTOP)
  const sent: string[] = []
  for (const { page } of [bob, cas]) {
    page.on('request', (request) => sent.push(request.url().replace(/#.*/, ''), request.headers()['referer'] ?? ''))
  }
  await takeSeatByLink(bob.page, link.replace(/^.*\/join/, `${site.url}/join`), 'Bob')
  await takeSeatByLink(cas.page, `${site.url}/#/join/${table}/${key}`, 'Cas')
  for (const { page } of [bob, cas]) expect(pathOf(page)).toBe(hrefs.online(table))
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((address) => address.includes(key))).toEqual([])
  for (const { context } of [ann, bob, cas]) await context.close()
})
