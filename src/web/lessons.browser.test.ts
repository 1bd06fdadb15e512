/** Lessons, from the first step to the last, by touch on a phone and by keyboard; and games that come in a link. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, LOCALES, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { playLesson, readLessonCard } from '../../test/web/players/lesson-player.ts'
import { games } from '../games/index.ts'
import { readRecord } from '../kit/record.ts'
import { LANGUAGES, type Language } from '../kit/text.ts'
import { hrefs } from '../wire/route.ts'
import { packRecord } from './share/record-link.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** A draft may come without a lesson. */
const withLesson = games.filter(({ lesson }) => lesson !== undefined)

const WAYS = ['touch', 'keyboard'] as const

/** Every language with every game, in both ways. */
const cases = withLesson.flatMap(({ id, title }) =>
  LANGUAGES.flatMap((language) => WAYS.map((way) => ({ id, title, language, way }))),
)

const openLesson = async (page: Page, id: string): Promise<void> => {
  await page.addInitScript(() => localStorage.setItem('roundhouse:settings', JSON.stringify({ botDelay: 0 })))
  await page.goto(hrefs.home)
  const at = games.findIndex((game) => game.id === id)
  await page.locator('.game').nth(at).locator('.game-more button').click()
  await page.locator('.lesson').waitFor()
}

const lastStep = async (id: string): Promise<number> =>
  (await games.find((game) => game.id === id)?.lesson?.())?.steps.length ?? 0

const playOn = async (page: Page): Promise<void> => {
  await page.locator('.lesson button[data-kind="main"]').tap()
  await page.locator('.lesson').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('table-prompt')
}

test.each(cases)(
  '$title in $language, by $way: what is highlighted leads to the end',
  async ({ id, language, way }) => {
    const { page, context, errors } = await site.visit({ ...PHONE, locale: LOCALES[language as Language] })
    await openLesson(page, id)
    const cut = new Set<number | null>()
    const last = await playLesson(page, way, (card) => {
      if (card.isCut) cut.add(card.number)
    })
    expect(last).toBe(await lastStep(id))
    expect([...cut], 'steps whose text does not fit, or covers the board').toEqual([])
    await playOn(page)
    expect(errors).toEqual([])
    await context.close()
  },
)

/** Every step takes at most this many presses. */
const MOST_PRESSES = 80

test.each(withLesson)('$title: every step can be skipped', async ({ id }) => {
  const { page, context, errors } = await site.visit(PHONE)
  await openLesson(page, id)
  let last = 0
  for (let presses = 0; presses < 10 * MOST_PRESSES; presses++) {
    const { number, isRead, isAsking } = await page.evaluate(readLessonCard)
    if (number === null) break
    last = Math.max(last, number)
    // The step may change under the finger, because the others move: the next round presses again.
    if (isRead || isAsking)
      await page
        .locator('.lesson button')
        .first()
        .tap({ timeout: 1_000 })
        .catch(() => undefined)
    else await page.evaluate(endTurn)
  }
  expect(last).toBe(await lastStep(id))
  await playOn(page)
  expect(errors).toEqual([])
  await context.close()
})

/** Runs in the page: ends the turn if it is complete; then the others move, or the step changes. */
const endTurn = async (): Promise<void> => {
  document.querySelector<HTMLElement>('.dock-primary[aria-disabled="false"]')?.click()
  await new Promise((soon) => setTimeout(soon, 50))
}

test('a wrong tap is answered kindly and changes nothing, and the lesson goes on after a reload', async () => {
  const { page, context } = await site.visit(PHONE)
  await openLesson(page, 'paris-connection')
  const card = page.locator('.lesson')
  await card.getByRole('button', { name: 'Next' }).tap()
  await card.getByRole('button', { name: 'Next' }).tap()
  await card.getByText('Step 3 of 13').waitFor()
  await page.locator('.dock [data-target="extend:red"]').tap({ force: true })
  await page.locator('.place-card').getByText('For now, use what is highlighted.').waitFor()
  await card.getByText('Step 3 of 13').waitFor()
  await page.locator('.dock [data-target="extend:brown"]').tap()
  await card.getByText('Step 4 of 13').waitFor()
  await page.reload()
  await card.getByText('Step 4 of 13').waitFor()
  await context.close()
})

test('a card about an earlier press goes with the next one, also by keyboard', async () => {
  const { page, context, errors } = await site.visit(DESKTOP)
  await openLesson(page, 'paris-connection')
  const card = page.locator('.place-card')
  const end = page.locator('.dock-primary')
  for (const [step, key] of ['Enter', 'Space'].entries()) {
    await page
      .locator('.lesson')
      .getByText(`Step ${step + 1} of 13`)
      .waitFor()
    await end.press(key)
    await card.getByText('You can’t end your turn yet').waitFor()
    // The same press again says the same.
    await end.press(key)
    await card.getByText('You can’t end your turn yet').waitFor()
    await page.locator('.lesson').getByRole('button', { name: 'Next' }).press(key)
    await page
      .locator('.lesson')
      .getByText(`Step ${step + 2} of 13`)
      .waitFor()
    expect(await card.count()).toBe(0)
  }
  expect(errors).toEqual([])
  await context.close()
})

test('a finished game in a link opens its replay in a fresh browser; a damaged link says so', async () => {
  const folder = new URL('../games/paris-connection/playthroughs/', import.meta.url)
  const record = readRecord(readFileSync(new URL('3-seats-marseille.json', folder), 'utf8'))
  const packed = await packRecord(record)
  const { page, context } = await site.visit()
  await page.goto(hrefs.shared(packed))
  await page.getByRole('heading', { level: 1, name: 'Paris Connection' }).waitFor()
  await page.waitForURL(/\/table\/\w+\/at\/0$/)
  await page.goto(hrefs.shared(packed.slice(0, -30)))
  await page.getByRole('alert').getByText('This link is damaged').waitFor()
  await context.close()
})
