/** A page that was held up, by its machine or in the background: when it goes on, a hundred messages wait for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineStage, openOnlineStage } from '../../../test/web/browser/online-site.ts'
import { DESKTOP } from '../../../test/web/browser/site.ts'
import { begin, leaveToBot, openTableOf } from '../../../test/web/players/online-guests.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

/** In milliseconds: bots that do not wait make most of a match meanwhile. */
const HELD_UP = 4_000

test('a match that went on meanwhile is shown as it stands, without a fault', async () => {
  const { page, trouble, context } = await stage.visit(stage.near, DESKTOP)
  await openTableOf(page, { id: 'great-lakes' }, 'Ann', { seats: 3 })
  await begin([page])
  await leaveToBot(page)
  await page.evaluate((time) => {
    const until = performance.now() + time
    while (performance.now() < until);
  }, HELD_UP)
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
  expect(trouble).toEqual([])
  await context.close()
}, 90_000)
