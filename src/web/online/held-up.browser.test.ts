/** A page that was held up, by its machine or in the background: when it goes on, a hundred messages wait for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, leaveToBot, openTableOf } from '../../../test/web/guests.ts'
import { type OnlineStage, openOnlineStage } from '../../../test/web/online-stage.ts'
import { DESKTOP } from '../../../test/web/stage.ts'

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
  await page.getByRole('dialog', { name: 'Game over' }).waitFor({ timeout: 60_000 })
  expect(trouble).toEqual([])
  await context.close()
}, 90_000)
