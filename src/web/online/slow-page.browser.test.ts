/** A page that was blocked, by a slow machine or in the background, and then receives a hundred messages at once. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineTestSite, startOnlineTestSite } from '../../../test/web/browser/online-site.ts'
import { DESKTOP } from '../../../test/web/browser/site.ts'
import { handSeatToBot, openOnlineTable, startMatch } from '../../../test/web/players/online-guests.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

/** In milliseconds: long enough for bots to play most of a match. */
const HELD_UP = 4_000

test('shows the current state of a match that continued meanwhile, without errors', async () => {
  const { page, errors, context } = await site.visit(site.localUrl, DESKTOP)
  await openOnlineTable(page, { id: 'great-lakes' }, 'Ann', { seats: 3 })
  await startMatch([page])
  await handSeatToBot(page)
  await page.evaluate((time) => {
    const until = performance.now() + time
    while (performance.now() < until);
  }, HELD_UP)
  await page.getByRole('dialog', { name: 'Game over' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})
