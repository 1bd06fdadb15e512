/** Posters are fetched, drawn, and follow the colour settings. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { games } from '../games/index.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** A screenshot of the middle of a poster. */
const look = async (page: Page, title: string): Promise<Buffer> => {
  const poster = page.getByRole('article', { name: title }).locator('.poster')
  // With more than four games the last ones are below the first screen.
  await poster.scrollIntoViewIfNeeded()
  const box = await poster.boundingBox()
  if (box === null) throw new Error(`${title} has no poster`)
  const { x, y, width, height } = box
  const clip = { x: x + width * 0.2, y: y + height * 0.2, width: width * 0.6, height: height * 0.4 }
  return page.screenshot({ clip })
}

/** An empty poster has one colour, so its screenshot is tiny. */
const BLANK = 1000

test.each(games.map(({ title }) => title))('the poster of %s is drawn in light and dark colours', async (title) => {
  const { page, context, errors } = await site.visit({ ...DESKTOP, colorScheme: 'dark' })
  await page.goto(hrefs.home)
  await page.getByRole('article', { name: title }).waitFor()
  await page.waitForLoadState('networkidle')
  const night = await look(page, title)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  const day = await look(page, title)
  expect(night.length).toBeGreaterThan(BLANK)
  expect(day.length).toBeGreaterThan(BLANK)
  expect(day.equals(night)).toBe(false)
  expect(errors).toEqual([])
  await context.close()
})
