/** The networks of Paris Connection are shown one at a time: to a mouse, to the keyboard and to a finger. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const COMPANIES = 6
const RED = 4

const openMiddle = async (page: Page, person = 1): Promise<void> => {
  await openRecord(page, partOf(recordedMatch('paris-connection', 4), 0.5, person))
  await page.locator('.pc-engines .pc-standing').first().waitFor()
  await page.locator('.table-turn[data-yours=true]').waitFor()
}

/** The companies whose locomotives stand out. */
const bright = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    (companies) =>
      Array.from({ length: companies }, (_, company) => company).filter((company) => {
        const network = document.querySelector(`.pc-engines .pc-net-${company}`)
        return network !== null && getComputedStyle(network).opacity === '1'
      }),
    COMPANIES,
  )

const ALL = Array.from({ length: COMPANIES }, (_, company) => company)

test('with a mouse at the value track, and with the keyboard at a pool', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await openMiddle(page)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-lane.pc-red .pc-value-number').hover()
  await expect.poll(() => bright(page)).toEqual([RED])
  await page.mouse.move(2, 2)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-pool.pc-red button').first().focus()
  await expect.poll(() => bright(page)).toEqual([RED])
  await context.close()
})

test('with a finger at the value track, and out again', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, hasTouch: true })
  await openMiddle(page)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-lane.pc-red .pc-value-number').tap()
  await expect.poll(() => bright(page)).toEqual([RED])
  await page.locator('.pc-lane.pc-red .pc-value-number').tap()
  await expect.poll(() => bright(page)).toEqual(ALL)
  await context.close()
})
