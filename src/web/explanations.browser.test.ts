/** What the table says besides its pictures: one line about each element, the board in words, and the moves of others. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { promptShown, sitDown, tradeAndHandOver } from '../../test/web/players/paris-table.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const card = (page: Page): Locator => page.locator('.explanation:not(.place-card)')

/** Effects, explanations and the board in words come after the first paint. */
const sitDownFully = async (page: Page): Promise<void> => {
  await sitDown(page)
  await page.locator('[data-news]').waitFor({ state: 'attached' })
}

const middleOf = async (element: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await element.boundingBox()
  if (box === null) throw new Error('not visible')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the mouse gets one line about an element of dock, player card and board, and its link opens the rule', async () => {
  const { page, context, errors } = await site.visit(DESKTOP)
  await sitDownFully(page)
  const explained: readonly (readonly [element: Locator, line: RegExp, rule: RegExp])[] = [
    [page.locator('.card [data-holding]').first(), /shares?/, /^Rule PC-/],
    [page.locator('.panzoom-drawing .pc-depot').first(), /starts here\.$/, /^Rule PC-2\.2$/],
    [page.locator('.pc-pool').first(), /pool: \d+ left to build with or to take\.$/, /^Rule PC-3\.2$/],
  ]
  for (const [element, line, rule] of explained) {
    const { x, y } = await middleOf(element)
    await page.mouse.move(x - 3, y)
    await page.mouse.move(x, y)
    await card(page).getByText(line).waitFor()
    await card(page).getByRole('link', { name: rule }).waitFor()
  }
  await card(page).getByRole('link').click()
  await page.locator('.rules-sheet .rule[data-here="true"]', { hasText: 'PC-3.2' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

test('the keyboard gets the same line where its focus is, and Escape closes it', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await sitDownFully(page)
  await page.keyboard.press('3')
  await page.keyboard.press('Tab')
  await card(page).waitFor()
  const focused = page.locator(':focus')
  const line = await focused.evaluate((button) => button.closest('[data-explain]')?.getAttribute('data-explain'))
  expect(await card(page).innerText()).toContain(line)
  expect(await focused.getAttribute('aria-describedby')).toContain('explanation')
  await page.keyboard.press('Escape')
  await card(page).waitFor({ state: 'detached' })
  // On player cards arrow keys go from fact to fact.
  await tradeAndHandOver(page)
  await promptShown(page).waitFor()
  const facts = page.locator('.card-facts').first().locator('[data-explain]')
  await facts.first().focus()
  await page.keyboard.press('ArrowRight')
  const next = facts.nth(1)
  expect(await next.evaluate((fact) => fact === document.activeElement)).toBe(true)
  await card(page)
    .getByText((await next.getAttribute('data-explain')) ?? '')
    .waitFor()
  await context.close()
})

test('a finger gets the line by a long press, which chooses nothing', async () => {
  const { page, context } = await site.visit(PHONE)
  await sitDownFully(page)
  const share = page.locator('.pc-card .pc-press:not([aria-disabled=true])').first()
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [await middleOf(share)] })
  await page
    .locator('.explanation[data-by=press]')
    .getByText(/^Your \w+ shares: \d+/)
    .waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await share.getAttribute('aria-pressed')).toBe('false')
  await page.locator('.explanation[data-by=press]').waitFor()
  await share.tap()
  await expect.poll(() => share.getAttribute('aria-pressed')).toBe('true')
  await card(page).waitFor({ state: 'detached' })
  await context.close()
})

test('one key and a skip link open the board in words, and moves of others are announced', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await sitDownFully(page)
  const words = page.locator('.drawer[data-drawer=words]')
  await page.keyboard.press('w')
  await words.getByRole('heading', { name: 'Board in words' }).waitFor()
  expect(await words.getByRole('table').or(words.getByRole('listitem')).count()).toBeGreaterThan(10)
  await page.keyboard.press('Escape')
  await words.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Read the board in words' }).focus()
  await page.keyboard.press('Enter')
  await words.waitFor()
  expect(await words.evaluate((drawer) => drawer.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')

  await tradeAndHandOver(page)
  await promptShown(page).waitFor()
  const news = page.locator('[data-news]')
  expect(await news.getAttribute('aria-live')).toBe('polite')
  await expect.poll(() => news.innerText()).toMatch(/(?:Gustave|Isambard|Lotte) (?:extends|gives)/)
  await context.close()
})
