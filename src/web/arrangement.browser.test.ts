/** The arrangement of the table: keyboard, the sheet of a phone, the log. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, type PageVisit, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import {
  button,
  promptShown,
  sitDown,
  status,
  tradeAndHandOver,
  withoutErrors,
} from '../../test/web/players/paris-table.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { lookAround } from '../../test/web/table/in-view.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const visiting = (play: (visit: PageVisit) => Promise<void>): Promise<void> => withoutErrors(site.visit(DESKTOP), play)

const focused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

test.concurrent('the keyboard reaches an action in a few keys, and goes from choice to choice', ({ expect }) =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await promptShown(page).waitFor()
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    expect(await focused(page, '.dock-hand *')).toBe(true)
    await page.keyboard.press('3')
    expect(await focused(page, '.dock-hand *')).toBe(true)
    await page.keyboard.press('b')
    expect(await focused(page, '.touch-can')).toBe(true)
    await page.keyboard.press('Enter')
    await status(page).filter({ hasText: 'Place the first locomotive' }).waitFor()
    await expect.poll(() => focused(page, '.panzoom-drawing [role=button]')).toBe(true)
    await page.keyboard.press('c')
    await page.getByRole('heading', { name: 'All choices' }).waitFor()
    await page.locator('.table-choices button').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    expect(await focused(page, 'body')).toBe(false)
  }))

test.concurrent('on a phone the sheet has two heights, and the board stays where it is', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  await sitDown(page)
  const boxOf = (selector: string) => page.locator(selector).boundingBox()
  const [board, low] = [await boxOf('.table-board'), await boxOf('.dock-sheet')]
  await button(page, 'Show more').tap()
  await page.locator('.table-choices').waitFor()
  const high = await boxOf('.dock-sheet')
  expect(high?.height).toBeGreaterThan((low?.height ?? 0) + 100)
  expect(await boxOf('.table-board')).toEqual(board)
  // Part of the board is still in view.
  expect(high?.y).toBeGreaterThan((board?.y ?? 0) + 60)
  await button(page, 'Show less').tap()
  await page.locator('.table-choices').waitFor({ state: 'detached' })
  expect(await boxOf('.dock-sheet')).toEqual(low)
  expect(errors).toEqual([])
  await context.close()
})

const ON_ITS_SIDE = { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }

test.concurrent.each([
  ['upright', PHONE],
  ['on its side', ON_ITS_SIDE],
] as const)(
  'a turn that arrives while a drawer is open is in view, and can be taken: a phone %s',
  async (_how, phone) => {
    const { page, context, errors } = await site.visit(phone)
    await sitDown(page)
    const openers: readonly (readonly [kind: string, open: () => Promise<void>])[] = [
      ['log', () => page.locator('.newest-line').tap()],
      ['players', () => page.locator('.chip-button').first().tap()],
      ['menu', () => button(page, 'Menu').tap()],
      ['legend', () => button(page, 'Legend').tap()],
    ]
    for (const [kind, open] of openers) {
      await open()
      const drawer = page.locator(`.drawer[data-drawer=${kind}]`)
      await drawer.waitFor()
      await tradeAndHandOver(page)
      await promptShown(page).waitFor()
      expect(await drawer.isVisible(), kind).toBe(true)
      expect((await lookAround(page, { as: 'player', least: 44, chat: null })).faults, kind).toEqual([])
      await drawer.getByRole('button', { name: 'Close' }).tap()
      await drawer.waitFor({ state: 'detached' })
    }
    expect(errors).toEqual([])
    await context.close()
  },
)

test.concurrent('the log opens at its end, with the newest line always in view, and can be limited to one player', ({
  expect,
}) =>
  visiting(async ({ page }) => {
    await sitDown(page)
    for (let turn = 0; turn < 3; turn++) {
      await tradeAndHandOver(page)
      await promptShown(page).waitFor()
    }
    // While a move plays, the line is its caption.
    await page.locator('.caption-line').waitFor({ state: 'detached' })
    const newest = await page.locator('.newest-line > span').last().innerText()
    expect(await button(page, /^Log \(\d+\)$/).count()).toBe(1)
    await button(page, /^Log/).click()
    const log = page.getByRole('log')
    expect(await log.getByRole('listitem').last().innerText()).toContain(newest)
    await expect.poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(4)
    expect(await button(page, 'Log').count()).toBe(1)
    const all = await log.getByRole('listitem').count()
    await page.getByRole('combobox', { name: 'Show' }).selectOption({ index: 1 })
    const some = await log.getByRole('listitem').count()
    expect(some).toBeGreaterThan(0)
    expect(some).toBeLessThan(all)
  }))

test.concurrent('a spectator follows one seat: only its last move stays marked', ({ expect }) =>
  visiting(async ({ page }) => {
    const record = recordedMatch('paris-connection', 4)
    await loadMatchAt(page, { record: { ...record, moves: record.moves.slice(0, 80) }, seat: -1 })
    const marked = (): Promise<readonly string[]> =>
      page
        .locator('.mark')
        .evaluateAll((marks) => [...new Set(marks.map((mark) => mark.getAttribute('data-seat') ?? ''))])
    await expect.poll(async () => (await marked()).length).toBeGreaterThan(1)
    await page.getByRole('combobox', { name: 'Follow' }).selectOption({ index: 2 })
    await expect.poll(marked).toEqual(['1'])
  }))
