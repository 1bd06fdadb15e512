/** Links to finished games and to moments of them: in a fresh browser, at a table on a server, and none while one plays. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../../test/games/recorded.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { handSeatToBot, openOnlineTable, startMatch } from '../../test/web/players/online-guests.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { games } from '../games/index.ts'
import type { MatchRecord } from '../kit/record.ts'
import { hrefs } from '../wire/route.ts'
import { packRecord } from './share/record-link.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const longestRecord = (game: string): MatchRecord =>
  recordsOf(game).reduce((longest, record) => (record.moves.length > longest.moves.length ? record : longest))

const linkButton = (page: Page) => page.getByRole('button', { name: 'Copy link to this moment' })
/** From the end screen. */
const openReplay = async (page: Page): Promise<void> => {
  const replay = page.getByRole('button', { name: 'Replay' }).or(page.getByRole('link', { name: 'Replay' }))
  await replay.first().click()
  await shownMove(page, 0).waitFor()
}

const shownMove = (page: Page, at: number) => page.getByText(`Replay: move ${at} of`).first()

test.each(games.map(({ id, title }) => ({ id, title })))(
  'the link of the longest recorded game of $title is short and opens its replay in a fresh browser',
  async ({ id, title }) => {
    const record = longestRecord(id)
    const link = site.url + hrefs.shared(await packRecord(record), 9)
    console.log(`${title}: ${record.moves.length} moves, ${link.length} characters`)
    expect(link.length).toBeLessThan(8_000)
    const { page, context, errors } = await site.visit(DESKTOP)
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await shownMove(page, 9).waitFor()
    expect(page.url()).toMatch(/\/table\/\w+\/at\/9$/)
    // Going back must not open it once more.
    await page.getByRole('link', { name: 'Roundhouse' }).or(page.locator('.top-home')).first().click()
    await page.getByRole('region', { name: 'Your games' }).getByRole('listitem').first().waitFor()
    expect(await page.getByRole('region', { name: 'Your games' }).getByRole('listitem').count()).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  },
)

test('a moment of a solo game is copied, and opens there in another browser', async () => {
  const clipboard = ['clipboard-read', 'clipboard-write']
  const { page, context, errors } = await site.visit({ ...PHONE, permissions: clipboard })
  await openRecord(page, recordedMatch('great-lakes', 2))
  await openReplay(page)
  for (let at = 1; at <= 4; at++) await page.getByRole('button', { name: 'Next' }).click()
  await shownMove(page, 4).waitFor()
  await linkButton(page).click()
  await page.getByText('Link copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const other = await site.visit(DESKTOP)
  await other.page.goto(link)
  await shownMove(other.page, 4).waitFor()
  expect([...errors, ...other.errors]).toEqual([])
  // Where nothing can be copied the link is shown.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await linkButton(page).click()
  expect(await page.getByRole('textbox', { name: 'Copy this link' }).inputValue()).toBe(link)
  await context.close()
  await other.context.close()
})

test('over plain http, without a clipboard, the link is still copied', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await openRecord(page, recordedMatch('paris-connection', 3))
  await openReplay(page)
  await page.evaluate(() => {
    const { clipboard } = navigator
    Reflect.set(window, 'readClipboard', () => clipboard.readText())
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await linkButton(page).click()
  await page.getByText('Link copied.').waitFor()
  expect(await page.evaluate(() => Reflect.get(window, 'readClipboard')())).toMatch(/\/game#[\w-]+\/at\/0$/)
  await context.close()
})

test('a device with a share sheet gets the link there', async () => {
  const { page, context } = await site.visit(PHONE)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Reflect.set(window, 'handed', data) })
  })
  await openRecord(page, recordedMatch('russian-railroads', 2))
  await openReplay(page)
  await linkButton(page).click()
  const handed = await (await page.waitForFunction(() => Reflect.get(window, 'handed'))).jsonValue()
  expect(handed).toEqual({ title: 'Russian Railroads', url: expect.stringMatching(/\/game#[\w-]+\/at\/0$/) })
  await context.close()
})

test('the replay of a running game has no link, because its record holds the cards to come', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await openRecord(page, partOf(recordedMatch('great-lakes', 4), 0.5, 0))
  await page.getByRole('region', { name: 'Turn' }).waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Previous' }).waitFor()
  expect(await linkButton(page).count()).toBe(0)
  await context.close()
})

test('a moment of a table on the server is its path, and opens for somebody who was not there', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await openOnlineTable(page, { id: 'paris-connection' }, 'Ann', { seats: 3, isPublic: true })
  await startMatch([page])
  await handSeatToBot(page)
  await page.locator('dialog.end').waitFor()
  await openReplay(page)
  for (let at = 1; at <= 3; at++) await page.getByRole('button', { name: 'Next' }).click()
  await shownMove(page, 3).waitFor()
  await linkButton(page).click()
  await page.getByText('Link copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/online\/\w+\/at\/3$/)
  const other = await site.visit(DESKTOP)
  await other.page.goto(link)
  await shownMove(other.page, 3).waitFor()
  await context.close()
  await other.context.close()
})

test.each([
  ['cut off', (packed: string) => packed.slice(0, -30)],
  ['changed in the middle', (packed: string) => `${packed.slice(0, 80)}zzzz${packed.slice(84)}`],
  ['empty', () => ''],
  ['no link at all', () => 'hello%20world'],
])('a link that was %s says so, with a way on', async (_what, damage) => {
  const { page, context, errors } = await site.visit(PHONE)
  await page.goto(hrefs.shared(damage(await packRecord(recordedMatch('paris-connection', 3))), 2))
  const alert = page.getByRole('alert')
  await alert.waitFor()
  expect(await alert.innerText()).toMatch(/\.$/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('link', { name: 'Go to the games' }).click()
  await page.getByRole('article').first().waitFor()
  expect(errors).toEqual([])
  await context.close()
})
