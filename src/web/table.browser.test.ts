/** The local table: undo, refusals, confirmation, replay, and languages. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { axeViolations } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, type PageVisit, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import {
  button,
  placeOne,
  promptShown,
  sitDown,
  status,
  tradeAndHandOver,
  withoutErrors,
} from '../../test/web/players/paris-table.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { openRecord, recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** A new game, in which the first company is being extended. */
const extendFirst = async (page: Page): Promise<void> => {
  await sitDown(page)
  await button(page, /^Extend /)
    .first()
    .click()
}

const visiting = (play: (visit: PageVisit) => Promise<void>): Promise<void> =>
  withoutErrors(site.visit({ ...DESKTOP, acceptDownloads: true }), play)

test.concurrent('two clicks lead from the home page to a running game', () =>
  visiting(async ({ page }) => {
    await page.goto(hrefs.home)
    await button(page, 'Play now against 3 bots: Paris Connection').click()
    await page.getByRole('heading', { level: 1, name: 'Paris Connection' }).waitFor()
    await status(page)
      .filter({ hasText: /Extend a network|thinking/ })
      .waitFor()
  }))

test.concurrent('a turn is undone, redone and ended; bots wait for End turn', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await placeOne(page)
    await button(page, 'Undo').click()
    await status(page).filter({ hasText: 'Place the first locomotive' }).waitFor()
    await button(page, 'Redo').click()
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    await button(page, 'Stop extending').first().click()
    await status(page).filter({ hasText: 'All done' }).waitFor()
    await page.keyboard.press('u')
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    await button(page, 'Stop extending').first().click()
    await status(page).filter({ hasText: 'All done' }).waitFor()
    await page.keyboard.press('d')
    await promptShown(page).waitFor()
    await button(page, 'Undo').click({ force: true })
    await page.getByText('Others have played since your last move').waitFor()
  }))

test.concurrent('a refused choice says why, with its rule', () =>
  visiting(async ({ page }) => {
    await extendFirst(page)
    await button(page, /^Place on /)
      .first()
      .waitFor()
    await button(page, /^Marseille/).click({ force: true })
    // A small card at the touched place, which takes no focus and covers little.
    const why = page.locator('.place-card').filter({ hasText: 'Why not?' })
    await why.getByText('PC-3.3').first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await axeViolations(page), 'why not').toEqual([])
    await why.getByRole('link').first().click()
    await page.locator('.rules-sheet .rule[data-here="true"]', { hasText: 'PC-3.3' }).waitFor()
  }))

test.concurrent('a single player sees win chances and hints, and can play a hint', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, 'Menu').click()
    await page.getByRole('checkbox', { name: 'Win chance' }).check()
    await button(page, 'Close').click()
    await page
      .getByRole('list', { name: 'Players' })
      .getByText(/^\d+%$/)
      .nth(3)
      .waitFor()
    await button(page, 'Hint').click()
    const hint = page.getByRole('region', { name: 'Hint' })
    await hint.getByText(/^(Hint: .+ \(\d+% win chance\)|About equal: .+)$/).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('[data-hinted]').count()).toBeGreaterThan(0)
    expect(await axeViolations(page), 'hint').toEqual([])
    await hint
      .getByRole('button', { name: /^Play / })
      .first()
      .click()
    await hint.waitFor({ state: 'detached' })
    await promptShown(page).waitFor({ state: 'hidden' })
  }))

test.concurrent('a game continues after a reload, also in another language, with its log', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await placeOne(page)
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    await page.reload()
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    const table = page.url()
    await followLink(page, hrefs.settings)
    await page.getByRole('combobox', { name: 'Language' }).first().selectOption({ label: 'Deutsch' })
    await followLink(page, table)
    await button(page, /^Verlauf/).click()
    await page
      .getByRole('log')
      .getByText('ist Startspieler')
      .or(page.getByRole('log').getByText('beginnt'))
      .first()
      .waitFor()
    await page.goto(hrefs.home)
    await page.getByRole('main').getByText('Paris Connection').first().waitFor()
    await page.locator('.saved a[href^="/table/"]').first().waitFor()
  }))

test.concurrent('a finished game is replayed from any seat and from a link to a move, and its record is saved and loaded', () =>
  visiting(async ({ page }) => {
    await openRecord(page, recordedMatch('paris-connection', 6))
    const result = page.getByRole('dialog', { name: 'Game over' })
    await result.waitFor()
    expect(await axeViolations(page), 'result').toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      result.getByRole('button', { name: 'Download game' }).click(),
    ])
    const saved = readFileSync(await download.path(), 'utf8')
    expect(JSON.parse(saved)).toMatchObject({ game: 'paris-connection', seats: 6, takenBack: 0 })
    await result
      .getByRole('button', { name: 'Replay' })
      .or(result.getByRole('link', { name: 'Replay' }))
      .first()
      .click()
    await page.getByRole('slider', { name: 'Move' }).waitFor()
    expect(await axeViolations(page), 'replay').toEqual([])
    const at = (moves: number): string => page.url().replace(/\/at\/\d+$/, `/at/${moves}`)
    await followLink(page, at(7))
    await status(page).filter({ hasText: 'Replay: move 7 of' }).waitFor()
    await button(page, 'Next').click()
    await status(page).filter({ hasText: 'Replay: move 8 of' }).waitFor()
    await page.getByRole('combobox', { name: 'View as' }).selectOption({ index: 2 })
    await page.waitForURL(/\/at\/8$/)
    await page
      .getByRole('combobox', { name: 'Speed' })
      .or(page.getByRole('radio', { name: 'Fast' }))
      .first()
      .waitFor()
    await button(page, 'Play').click()
    await status(page)
      .filter({ hasText: /Replay: move (9|1\d) of/ })
      .waitFor()
    await button(page, 'Pause').click()
    await followLink(page, hrefs.home)
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    })
    await page.waitForURL(/\/table\//)
    await followLink(page, hrefs.home)
    const truncated = { name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(saved.slice(0, 200)) }
    await page.locator('input[type=file]').setInputFiles(truncated)
    await page.getByText('This file is not a saved game').first().waitFor()
  }))

test.concurrent('a move that ends the game asks for a second press in place, unless that is switched off', ({
  expect,
}) =>
  visiting(async ({ page }) => {
    const record = recordedMatch('paris-connection', 4)
    const seat = Number(record.moves.at(-1)?.split(' ')[0])
    const last = { record: { ...record, moves: record.moves.slice(0, -1), draws: null, result: null }, seat }
    const final = page.locator('.table-choice').filter({ hasText: 'can’t be undone' }).first()
    const pressFinal = async (): Promise<void> => {
      await button(page, /^All choices/).click()
      await final.click()
    }
    await loadMatchAt(page, last)
    await page.locator('.table-turn[data-yours=true]').waitFor()
    await pressFinal()
    await page.getByText('Press again to confirm').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await final.click()
    await page.getByRole('dialog', { name: 'Game over' }).waitFor()

    await loadMatchAt(page, last)
    await page.locator('.table-turn[data-yours=true]').waitFor()
    await button(page, 'Menu').click()
    await page.getByRole('checkbox', { name: 'Ask before final moves' }).uncheck()
    await pressFinal()
    await page.getByRole('dialog', { name: 'Game over' }).waitFor()
  }))

test.concurrent('free take-back in a solo game is marked in the record', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    for (let turn = 0; turn < 2; turn++) {
      await tradeAndHandOver(page)
      await promptShown(page).waitFor()
    }
    await button(page, /^Log/).click()
    const back = button(page, /^Back to here/).first()
    await back.click()
    await page.getByText(/^This undoes the last \d+ moves/).waitFor()
    await back.click()
    await promptShown(page).waitFor()
    await button(page, 'Menu').click()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ takenBack: 1 })
  }))

test.concurrent('on a phone every field can be zoomed to the size of a finger', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  await sitDown(page)
  await button(page, /^Extend /)
    .first()
    .tap()
  const field = button(page, /^Place on /).first()
  await field.waitFor()
  const width = async (): Promise<number> => (await field.boundingBox())?.width ?? 0
  const before = await width()
  for (let presses = 0; presses < 12 && (await width()) < 44; presses++) await field.press('+')
  expect(before).toBeGreaterThan(0)
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await field.focus()
  await page.keyboard.press('Enter')
  await status(page).filter({ hasText: 'or stop' }).waitFor()
  expect(errors).toEqual([])
  await context.close()
})

/** The view goes to new choices a moment after they are drawn: what it shows once it stays there. */
const settled = async (shown: () => Promise<number>): Promise<number> => {
  const before = await shown()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const now = await shown()
  return now === before ? now : settled(shown)
}

test.concurrent('on a phone one button shows the whole board, and returns to what can be chosen', async ({
  expect,
}) => {
  const { page, context, errors } = await site.visit({ ...PHONE, reducedMotion: 'reduce' })
  await sitDown(page)
  await button(page, /^Extend /)
    .first()
    .tap()
  const fields = button(page, /^Place on /)
  await fields.first().waitFor()
  const drawing = page.locator('.panzoom-drawing')
  const shownWidth = async (): Promise<number> =>
    Number(((await drawing.getAttribute('viewBox')) ?? '').split(' ')[2] ?? 0)
  const whole = button(page, 'Whole board')
  const choices = button(page, 'Zoom to my choices')
  await expect.poll(async () => (await fields.first().boundingBox())?.width ?? 0).toBeGreaterThan(32)
  const close = await settled(shownWidth)
  await whole.tap()
  await expect.poll(shownWidth).toBeGreaterThan(1.3 * close)
  await choices.tap()
  await expect.poll(shownWidth).toBe(close)
  await whole.waitFor()
  // Nothing lies over the board: a press in its lower corner hits the drawing.
  const corner = await drawing.evaluate((svg) => {
    const { right, bottom } = svg.getBoundingClientRect()
    return svg.contains(document.elementFromPoint(right - 30, bottom - 30))
  })
  expect(corner).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test.concurrent('one drag along a way places several locomotives', () =>
  visiting(async ({ page }) => {
    await extendFirst(page)
    const southmost = button(page, /^Place on /).last()
    await southmost.waitFor()
    const box = (await southmost.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 2 * box.height, { steps: 8 })
    await status(page)
      .filter({ hasText: /Place up to [123] more|All done/ })
      .waitFor()
    await page.mouse.up()
    await button(page, 'Undo').click()
    await status(page)
      .filter({ hasText: /Place up to [234] more/ })
      .waitFor()
  }))
