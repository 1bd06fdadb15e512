/** The board that a new game starts with. `new-game.long.test.ts` runs this in a clone where `new-game hill-climb` was run. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hrefs } from '../../src/wire/route.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from './browser/site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
])('a card is burned on the board, and drawing too early says what to do first: %s', async (_name, device) => {
  const { page, context, errors } = await site.visit(device)
  await page.goto(hrefs.home)
  await page.getByRole('article', { name: 'Hill Climb' }).locator('.game-play').click()
  const board = page.getByRole('group', { name: /^Board of/ })
  await board.waitFor()
  await board.getByRole('button', { name: /^Deck, \d+ cards$/ }).click({ force: true })
  await page.locator('.place-card').getByText('Burn coal first. After that you refuel.').waitFor()
  const coal = page.getByRole('region', { name: 'Your coal' }).getByRole('button').first()
  expect(await coal.textContent()).toMatch(/Burn coal \d$/)
  await coal.click()
  await page.getByRole('button', { name: 'End turn' }).click()
  await board.getByRole('button', { name: 'Shovel: draw a card' }).click()
  await page
    .getByRole('region', { name: 'Your coal' })
    .getByRole('button', { name: /^Burn coal \d$/ })
    .first()
    .waitFor()
  expect(errors).toEqual([])
  await context.close()
})
