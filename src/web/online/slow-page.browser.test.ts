/** A page that was held up, by its machine or in the background: when it goes on, a hundred messages wait for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineTestSite, startOnlineTestSite } from '../../../test/web/browser/online-site.ts'
import { DESKTOP } from '../../../test/web/browser/site.ts'
import { begin, handSeatToBot, openOnlineTable } from '../../../test/web/players/online-guests.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

/** In milliseconds: bots that do not wait make most of a match meanwhile. */
const HELD_UP = 4_000

test('a match that went on meanwhile is shown as it stands, without a fault', async () => {
  const { page, errors, context } = await site.visit(site.near, DESKTOP)
  await openOnlineTable(page, { id: 'great-lakes' }, 'Ann', { seats: 3 })
  await begin([page])
  await handSeatToBot(page)
  await page.evaluate((time) => {
    const until = performance.now() + time
    while (performance.now() < until);
  }, HELD_UP)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
  expect(errors).toEqual([])
  await context.close()
}, 90_000)
