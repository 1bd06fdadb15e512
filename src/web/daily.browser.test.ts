/** The daily deal in a real browser: the first attempt, a reload, the result on the server, practice, and play without it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { mouse, touch } from '../../test/web/browser/input-devices.ts'
import { axeViolations, overflowingText, overlappingText, smallControls } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { chooseRarest, playFromList } from '../../test/web/players/choice-list-player.ts'
import { setInstantBots } from '../../test/web/players/new-table.ts'
import { games } from '../games/index.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PARIS = 'Paris Connection'

const expectSound = async (page: Page): Promise<void> => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowingText(page)).toEqual([])
  expect(await overlappingText(page)).toEqual([])
  expect(await smallControls(page)).toEqual([])
}

const toDaily = async (page: Page): Promise<void> => {
  await followLink(page, hrefs.daily)
  await page.getByRole('heading', { level: 1, name: 'Daily deal' }).waitFor()
}

const row = (page: Page, game: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: game }) })

const isNewTable = (page: Page) => page.getByRole('heading', { level: 1, name: PARIS }).waitFor()

test('the first attempt counts: played to its end through a reload, checked by the server, then practised', async () => {
  const { page, context, errors } = await site.visit(DESKTOP)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setInstantBots(page)
  await followLink(page, hrefs.home)
  const strip = page.getByRole('link', { name: /^Daily deal/ })
  await strip.filter({ hasText: 'The same for everyone' }).click()
  // Nobody can be ranked without a name.
  await page.getByRole('textbox', { name: 'Your name in the results' }).fill('Ann')
  expect(await page.getByRole('button', { name: `Play: ${PARIS}` }).count()).toBe(0)
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: `Play: ${PARIS}` }).waitFor()
  await expectSound(page)
  await page.getByRole('button', { name: `Play: ${PARIS}` }).click()
  await isNewTable(page)
  await page.getByText('Daily deal', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)

  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .click()
  await page
    .getByRole('region', { name: 'Turn' })
    .getByText(/^Place /)
    .waitFor()
  // It is marked as disabled, and says why when it is pressed.
  await page.getByRole('button', { name: 'Undo' }).click({ force: true })
  await page.getByText('There is no undo in the daily deal.').waitFor()
  await page.reload()
  await isNewTable(page)
  // Beginning again goes on with the same attempt.
  await toDaily(page)
  expect(await page.getByRole('button', { name: `Play: ${PARIS}` }).count()).toBe(0)
  await page.getByRole('link', { name: `Continue: ${PARIS}` }).click()
  await isNewTable(page)
  await playFromList(page, mouse, chooseRarest({}))

  const ending = page.getByRole('region', { name: /^Daily deal, / })
  await ending.getByText('Rank 1 of 1').waitFor()
  expect(await page.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
  await expectSound(page)
  await ending.getByRole('button', { name: 'Share text' }).click()
  await ending.getByText('Text copied.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(
    /^Roundhouse · Daily deal, .+\nParis Connection: (Won|Place [1-4] of 4) · \d+ points · Rank 1 of 1\nStreak: 1 day\nhttp:\/\/.+\/daily$/,
  )
  await ending.getByRole('button', { name: 'Share picture' }).click()
  await ending.getByText(/^Picture (copied|downloaded)\.$/).waitFor()

  await ending.getByRole('link', { name: 'Results of the day' }).click()
  const results = page.getByRole('table')
  await results.getByRole('row', { name: /Ann \(you\)/ }).waitFor()
  await row(page, PARIS).getByText('Rank 1 of 1').waitFor()
  await page.getByRole('button', { name: `Practise: ${PARIS}` }).click()
  await isNewTable(page)
  await page.getByText('Practice', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Hint' }).waitFor()
  await followLink(page, hrefs.home)
  await strip
    .filter({ hasText: `1 of ${games.length} played` })
    .filter({ hasText: 'Streak: 1 day' })
    .waitFor()
  expect(errors).toEqual([])

  // Another guest sees the result, and opens the game only after an own attempt.
  const bob = await site.visit(PHONE)
  await bob.page.goto(hrefs.daily)
  await bob.page.getByRole('row', { name: /Ann/ }).waitFor()
  await bob.page.getByText('open once you have finished your own.').waitFor()
  expect(await bob.page.getByRole('button', { name: /^View the game of/ }).count()).toBe(0)
  await expectSound(bob.page)
  await bob.context.close()
  await toDaily(page)
  await page.getByRole('button', { name: 'View the game of Ann' }).click()
  await page.waitForURL(/\/table\/.+\/at\/0$/)
  await isNewTable(page)
  await context.close()
})

test('without a server the date is the seed and nothing is ranked; a server that is away gets the result later', async () => {
  const { page, context } = await site.visit(PHONE)
  await setInstantBots(page)
  await page.route('**/api/**', (route) => route.abort())
  await toDaily(page)
  await page.getByText('Offline, the date is the seed and results are unranked.').waitFor()
  await page.getByText('Results need the server.').waitFor()
  await expectSound(page)
  await page.unroute('**/api/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('textbox', { name: 'Your name in the results' }).fill('Cleo')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByRole('button', { name: `Play: ${PARIS}` }).click()
  await isNewTable(page)
  await page.route('**/api/**', (route) => route.abort())
  await playFromList(page, touch, chooseRarest({}))
  const ending = page.getByRole('region', { name: /^Daily deal, / })
  await ending.getByText('Your result is kept and sent later.').waitFor()
  await expectSound(page)
  await ending.getByRole('link', { name: 'Results of the day' }).click()
  await row(page, PARIS).getByText('Not sent yet').waitFor()

  // The offline deal of another game, kept apart.
  await page.getByRole('button', { name: 'Play unranked: Railways' }).click()
  await page.waitForURL(/\/table\//)
  await toDaily(page)
  await row(page, 'Railways').getByText('In progress').waitFor()
  const seeds = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('roundhouse:daily') ?? '[]').map(({ day, seed, kind }: Record<string, string>) => [
      kind,
      seed === day,
    ]),
  )
  expect(seeds).toEqual(
    expect.arrayContaining([
      ['ranked', false],
      ['unranked', true],
    ]),
  )

  await page.unroute('**/api/**')
  await page.reload()
  await row(page, PARIS)
    .getByText(/Rank \d of \d/)
    .waitFor()
  await context.close()
})
