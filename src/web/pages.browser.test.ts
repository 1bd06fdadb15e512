/** Checks every page in both colour schemes, four languages, on a phone and a desktop. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DRAWERS, openDrawer } from '../../test/web/browser/drawers.ts'
import { visitPage } from '../../test/web/browser/follow-link.ts'
import { axeViolations, overflowingText, overlappingText, smallControls } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, LOCALES, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { LANGUAGES } from '../kit/text.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const DEVICES = { desk: DESKTOP, phone: PHONE }
const MISSING = '/#/no-such-page'
const ROUTES = [
  hrefs.home,
  hrefs.setUp('paris-connection'),
  hrefs.settings,
  hrefs.rules('paris-connection'),
  hrefs.lobby,
  hrefs.host('paris-connection'),
  // As an old link: browsers report the answer 404 to a path as an error.
  MISSING,
]

const settle = async (page: Page): Promise<void> => {
  await page.locator('h1:not([data-left])').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const opened = async (page: Page, route: string): Promise<void> => {
  // The heading of the page before says nothing about this one.
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''))
  await (route === MISSING ? page.goto(route) : visitPage(page, route))
  await settle(page)
}

/** From the home page to a running game with one click. */
const startGame = async (page: Page): Promise<void> => {
  await visitPage(page, hrefs.home)
  await page.getByRole('article', { name: 'Paris Connection' }).locator('.game-play').click()
  await page.waitForURL(/\/table\//)
  await settle(page)
  await page.getByRole('region').getByRole('status').first().waitFor()
}

describe.concurrent.each(['light', 'dark'] as const)('axe-core finds no violations: %s', (colorScheme) => {
  test.each(Object.entries(DEVICES))('%s', async (_name, device) => {
    const { page, context, errors } = await site.visit({ ...device, colorScheme })
    for (const route of ROUTES) {
      await opened(page, route)
      expect(await axeViolations(page), route).toEqual([])
    }
    await startGame(page)
    expect(await axeViolations(page), 'table').toEqual([])
    await page
      .locator('.dock-hand')
      .getByRole('button', { name: /^Extend / })
      .first()
      .click()
    await page
      .getByRole('button', { name: /^Place on / })
      .first()
      .waitFor()
    expect(await axeViolations(page), 'placing').toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})

describe.concurrent.each(LANGUAGES)('no text is cut off or overlaps and no control is too small: %s', (language) => {
  test.each(Object.entries(DEVICES))('%s', async (_name, device) => {
    const { page, context, errors } = await site.visit({ ...device, locale: LOCALES[language] })
    const check = async (where: string): Promise<void> => {
      expect(await overflowingText(page), where).toEqual([])
      expect(await overlappingText(page), where).toEqual([])
      expect(await smallControls(page), where).toEqual([])
    }
    for (const route of ROUTES) {
      await opened(page, route)
      await check(route)
    }
    await startGame(page)
    await check('table')
    for (const kind of DRAWERS) {
      await openDrawer(page, kind)
      await check(kind)
    }
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(errors).toEqual([])
    await context.close()
  })
})

/** Measures layout shifts on all pages opened from now on. */
const watchShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
        if (!hadRecentInput) Reflect.set(window, 'shifts', Number(Reflect.get(window, 'shifts')) + value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'shifts')))
}

test.concurrent('nothing shifts after the first paint', async () => {
  const { page, context } = await site.visit(PHONE)
  const shifts = await watchShifts(page)
  for (const route of ROUTES) {
    await page.goto(route)
    await settle(page)
    expect(await shifts(), route).toBeLessThan(0.01)
  }
  await startGame(page)
  expect(await shifts(), 'table').toBeLessThan(0.01)
  await context.close()
})

test.concurrent('the lobby does not shift when its lists arrive late', async () => {
  const { page, context } = await site.visit(PHONE)
  const shifts = await watchShifts(page)
  await page.route('**/api/tables', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  await page.goto(hrefs.lobby)
  await page.getByRole('heading', { name: 'Open tables' }).waitFor()
  expect(await shifts()).toBeLessThan(0.01)
  await context.close()
})

test.concurrent('the page checks find planted faults', async () => {
  const { page, context } = await site.visit(PHONE)
  await opened(page, hrefs.settings)
  await page.evaluate(() => {
    const plant = (tag: string, style: string, text: string): void => {
      const element = document.createElement(tag)
      element.style.cssText = style
      element.textContent = text
      document.querySelector('main')?.append(element)
    }
    plant('div', 'width: 40px; overflow: hidden; white-space: nowrap', 'a text too long for its box')
    plant('div', 'width: 900px', 'a text wider than the phone, or at least its box is')
    plant('div', 'height: 0', 'one text')
    plant('div', 'height: 20px', 'another text')
    plant('button', 'width: 20px; height: 20px; padding: 0; min-height: 0; min-width: 0', 'x')
    plant('img', '', '')
  })
  expect((await overflowingText(page)).filter((fault) => fault.startsWith('cut off'))).toEqual([
    'cut off: a text too long for its box',
  ])
  expect(await overflowingText(page)).toContainEqual(expect.stringMatching(/^outside: a text wider/))
  expect(await overlappingText(page)).toEqual(['one text × another text'])
  expect(await smallControls(page)).toEqual(['x: 20×20'])
  expect((await axeViolations(page)).some((fault) => fault.startsWith('image-alt'))).toBe(true)
  await context.close()
})
