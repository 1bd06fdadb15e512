/** The hand, the open cards and the tickets of Great Lakes show on the map and in place what they are about. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** In the middle of a match with four players, when the first of them is to act. */
const openMiddle = async (): Promise<Page> => {
  const { page } = await site.visit(DESKTOP)
  await openRecord(page, partOf(recordedMatch('great-lakes', 4), 0.6, 0))
  await page.locator('.gl-group').first().waitFor()
  await page.locator('.table-turn[data-yours=true]').waitFor()
  return page
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not visible')
  return box
}

/** How many routes lie on a bed of light. */
const litRoutes = async (page: Page): Promise<number> =>
  ((await page.locator('.gl-payable-bed path').first().getAttribute('d')) ?? '').split('M').length - 1

test('the hand has two rows in the dock; a group shows its routes, and a route lifts the cards that pay for it', async () => {
  const page = await openMiddle()
  const dock = await boxOf(page.locator('.gl-hand'))
  for (const [row, name] of ['.gl-group-train', '.gl-group-ship'].entries()) {
    const groups = await page.locator(`.gl-hand ${name}`).all()
    expect(groups).toHaveLength(6)
    for (const { y, height } of await Promise.all(groups.map(boxOf))) {
      expect(Math.floor((y + height / 2 - dock.y) / (dock.height / 2))).toBe(row)
    }
  }
  const all = await litRoutes(page)
  const group = page.locator('.gl-group-pays').first()
  await group.click()
  await expect.poll(() => litRoutes(page)).toBeLessThan(all)
  expect(await litRoutes(page)).toBeGreaterThan(0)
  await group.click()
  await expect.poll(() => litRoutes(page)).toBe(all)

  await page.locator('.gl-touch.touch-can').first().dispatchEvent('click')
  await page.locator('.gl-group-lifted').first().waitFor()
  expect(await page.locator('.gl-figure-taken').count()).toBeGreaterThan(0)
  const lifted = await page.locator('.gl-group-lifted').first().getAttribute('class')
  // Another group that can pay is the alternative: pressed, it takes the place of the first.
  const other = page.locator('.gl-group[aria-pressed=false]:not(.gl-group-idle)').first()
  if ((await other.count()) > 0) {
    await other.click()
    await expect.poll(() => page.locator('.gl-group-lifted').first().getAttribute('class')).not.toBe(lifted)
  }
  expect(await page.locator('.dock-primary').getAttribute('aria-disabled')).not.toBe('true')
  await page.context().close()
})

test('the choice of the deck stands on the emptied place', async () => {
  const page = await openMiddle()
  const card = page.locator('.gl-open-offered[data-target^="open:"]').first()
  const before = await boxOf(card)
  await card.click()
  const place = page.locator('.table-strip .gl-emptied')
  await place.waitFor()
  const now = await boxOf(place)
  expect(Math.abs(now.x - before.x)).toBeLessThan(before.width / 2)
  expect(Math.abs(now.y - before.y)).toBeLessThan(before.height / 2)
  expect(await place.getByRole('button').count()).toBe(2)
  await page.context().close()
})

test('tickets collapse to a count; one under the pointer shows both cities and its way, a completed one is stamped', async () => {
  const page = await openMiddle()
  const [count, tickets] = [page.locator('.gl-tray summary'), page.locator('.gl-ticket-card')]
  const [, done, all] = /(\d+)\D+(\d+)/.exec((await count.innerText()) ?? '') ?? []
  expect([await page.locator('.gl-stamp').count(), await tickets.count()]).toEqual([Number(done), Number(all)])
  expect(await page.locator('.gl-ticket-card .gl-mini').count()).toBe(Number(all))
  await page.locator('.gl-ticket-open').first().hover()
  await expect.poll(() => page.locator('.gl-way-end').count()).toBe(2)
  expect(await page.locator('.gl-way-line').getAttribute('d')).toMatch(/^M/)
  await count.click()
  await expect.poll(() => tickets.first().isVisible()).toBe(false)
  expect(await count.isVisible()).toBe(true)
  await page.context().close()
})
