/**
 * What every board holds, some way into a match: axe-core finds nothing in both colours, and in four languages
 * nothing is cut off, lies over something else or is too small to press. The other pages are in `pages.browser.test.ts`.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, cutOff, overlaps, tooSmall } from '../../test/web/checks.ts'
import { loadFor } from '../../test/web/follow.ts'
import { shortMatchOf } from '../../test/web/short-matches.ts'
import { DESKTOP, LOCALES, openStage, PHONE, type Stage } from '../../test/web/stage.ts'
import { games } from '../games/index.ts'
import type { GameEntry } from '../kit/entry.ts'
import { LANGUAGES } from '../kit/text.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const DEVICES = Object.entries({ desk: DESKTOP, phone: PHONE })

const others = games.filter(({ id }) => id !== 'paris-connection')

/** A table where something is asked after two thirds of a short match, or after another part of it. */
const openLate = async (page: Page, entry: GameEntry, part = 2 / 3): Promise<void> => {
  const moves = await shortMatchOf(entry)
  const late = moves[Math.floor((moves.length - 1) * part)]
  if (late === undefined) throw new Error(`no match of ${entry.title}`)
  await loadFor(page, late)
  await page.locator('.table-turn[data-yours=true]').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const looks = DEVICES.flatMap(([name, device]) =>
  (['light', 'dark'] as const).map((colorScheme) => [`${name}, ${colorScheme}`, { ...device, colorScheme }] as const),
)

const titles = others.map((entry) => [entry.title, entry] as const)

describe.concurrent.each(titles)('axe-core finds nothing: %s', (_title, entry) => {
  test.each(looks)(
    '%s',
    async (_name, device) => {
      const { page, context, trouble } = await stage.visit(device)
      await openLate(page, entry)
      expect(await axeFaults(page)).toEqual([])
      expect(trouble).toEqual([])
      await context.close()
    },
    60_000,
  )
})

const devices = LANGUAGES.flatMap((language) =>
  DEVICES.map(([name, device]) => [`${language}, ${name}`, { ...device, locale: LOCALES[language] }] as const),
)

describe.concurrent.each(titles)('nothing is cut off, overlaps or is too small to press: %s', (_title, entry) => {
  test.each(devices)(
    '%s',
    async (_name, device) => {
      const { page, context, trouble } = await stage.visit(device)
      await openLate(page, entry)
      await holds(page, 'as it opens')
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await holds(page, 'a tab')
      }
      await unfold(page)
      await holds(page, 'unfolded')
      expect(trouble).toEqual([])
      await context.close()
    },
    60_000,
  )
})

/** Opens whatever is folded up. */
const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })

test('Great Lakes: the discards of both decks lie open, card by card', async () => {
  const { page, context } = await stage.visit(PHONE)
  const entry = others.find(({ id }) => id === 'great-lakes')
  if (entry === undefined) throw new Error('no Great Lakes')
  await openLate(page, entry, 1)
  const heading = page.getByText(/^Discards: \d+ cards$/)
  const said = Number((await heading.textContent())?.match(/\d+/)?.[0])
  await heading.click()
  const lines = await page.locator('.gl-discards li .unseen').allTextContents()
  expect(lines.every((line) => /^\d+ × [a-z ]+$/.test(line))).toBe(true)
  expect(lines.reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(said)
  await holds(page, 'unfolded discards')
  await context.close()
}, 60_000)

const holds = async (page: Page, where: string): Promise<void> => {
  expect(await cutOff(page), where).toEqual([])
  expect(await overlaps(page), where).toEqual([])
  expect(await tooSmall(page), where).toEqual([])
}
