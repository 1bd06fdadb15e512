/**
 * Checks every board in the middle of a match: axe-core finds no violations in both colour schemes, and in four
 * languages no text is cut off or overlaps and no control is too small. `pages.browser.test.ts` checks the other pages.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DRAWERS, openDrawer } from '../../test/web/browser/drawers.ts'
import { axeViolations, overflowingText, overlappingText, smallControls } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { shortMatchOf } from '../../test/web/short-matches.ts'
import { speakOn } from '../../test/web/table/language.ts'
import { games } from '../games/index.ts'
import type { GameEntry } from '../kit/entry.ts'
import { LANGUAGES } from '../kit/text.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const DEVICES = Object.entries({ desk: DESKTOP, phone: PHONE })

const others = games.filter(({ id }) => id !== 'paris-connection')

/** Opens a table with a pending decision after two thirds (or another part) of a short match. */
const openLate = async (page: Page, entry: GameEntry, part = 2 / 3): Promise<void> => {
  const moves = await shortMatchOf(entry)
  const late = moves[Math.floor((moves.length - 1) * part)]
  if (late === undefined) throw new Error(`no match of ${entry.title}`)
  await loadMatchAt(page, late)
  await page.locator('.table-turn[data-yours=true]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const cases = others.flatMap((entry) =>
  DEVICES.map(([name, device]) => [`${entry.title}, ${name}`, entry, device] as const),
)

describe.concurrent.each(cases)('%s', (_name, entry, device) => {
  test('axe-core finds no violations in light and dark colours', async () => {
    const { page, context, errors } = await site.visit(device)
    await openLate(page, entry)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeViolations(page), colorScheme).toEqual([])
    }
    expect(errors).toEqual([])
    await context.close()
  })

  test('in four languages no text is cut off or overlaps, and no control is too small', async () => {
    const { page, context, errors } = await site.visit(device)
    for (const language of LANGUAGES) {
      await speakOn(page, language)
      await openLate(page, entry)
      await holds(page, `${language}, as it opens`)
      for (const kind of DRAWERS) {
        await openDrawer(page, kind)
        await holds(page, `${language}, ${kind}`)
      }
    }
    expect(errors).toEqual([])
    await context.close()
  })
})

test('Great Lakes shows the discards of both decks card by card', async () => {
  const { page, context } = await site.visit(PHONE)
  const entry = others.find(({ id }) => id === 'great-lakes')
  if (entry === undefined) throw new Error('no Great Lakes')
  await openLate(page, entry, 1)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Details' }).click()
  const heading = page.getByText(/^Discards: \d+ cards$/)
  const said = Number((await heading.textContent())?.match(/\d+/)?.[0])
  const lines = await page.locator('.gl-discards li .unseen').allTextContents()
  expect(lines.every((line) => /^\d+ × [a-z ]+$/.test(line))).toBe(true)
  expect(lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(said)
  await holds(page, 'discards')
  await context.close()
})

const holds = async (page: Page, where: string): Promise<void> => {
  expect(await overflowingText(page), where).toEqual([])
  expect(await overlappingText(page), where).toEqual([])
  expect(await smallControls(page), where).toEqual([])
}
