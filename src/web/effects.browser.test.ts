/** Effects belong to the player: a press skips them, an absence loses none of them, and sounds are only there on request. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { button, promptShown, sitDown, tradeAndHandOver } from '../../test/web/players/paris-table.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('a press ends what moves at once; its caption stays', async () => {
  const { page, context, errors } = await site.visit({ ...DESKTOP, reducedMotion: 'no-preference' })
  await page.addInitScript(pressAtFirstFlight)
  // The bots have extended networks since this player's last turn: locomotives fly when the table is opened.
  await openRecord(page, partOf(recordedMatch('paris-connection', 4), 0.5, 0))
  const left = await page.waitForFunction(() => Reflect.get(window, 'left'))
  expect(await left.jsonValue()).toEqual({ flights: 0, caption: true })
  expect(errors).toEqual([])
  await context.close()
})

/**
 * Runs in the page: presses when the first picture flies, and notes what is left when nothing flies any more. Without the
 * press, the pictures stay until their caption goes.
 */
const pressAtFirstFlight = (): void => {
  const look = (): void => {
    const flights = document.querySelectorAll('.flight').length
    const caption = document.querySelector('.caption-line') !== null
    if (flights === 0 || !caption) Reflect.set(window, 'left', { flights, caption })
    else requestAnimationFrame(look)
  }
  const watch = new MutationObserver(() => {
    if (document.querySelector('.flight') === null) return
    watch.disconnect()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    look()
  })
  watch.observe(document, { subtree: true, childList: true })
}

/** Runs in the page: collects the captions that were shown. */
const collectCaptions = (): void => {
  const captions: string[] = []
  Reflect.set(window, 'captions', captions)
  new MutationObserver(() => {
    const text = document.querySelector('.caption-line')?.textContent ?? ''
    if (text !== '' && captions.at(-1) !== text) captions.push(text)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

const captions = (page: Page): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'captions'))

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

const newestLine = (page: Page): Promise<string> => page.locator('.newest-line > span').last().innerText()

test('what happens while the page is hidden is shown when it comes back, and again after a reload', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.addInitScript(collectCaptions)
  await sitDown(page)
  await page.locator('[data-news]').waitFor({ state: 'attached' })
  await page.locator('.caption-line').waitFor({ state: 'detached' })
  const before = (await captions(page)).length
  await setHidden(page, true)
  await tradeAndHandOver(page)
  await promptShown(page).waitFor()
  expect((await captions(page)).length).toBe(before)
  const newest = await newestLine(page)
  await setHidden(page, false)
  await expect.poll(async () => (await captions(page)).at(-1)).toBe(newest)
  expect((await captions(page)).length).toBeGreaterThan(before + 1)
  await page.reload()
  await expect.poll(async () => (await captions(page)).at(-1)).toBe(newest)
  await context.close()
})

/** Runs in the page: counts the tones instead of playing them. */
const countTones = (): void => {
  Reflect.set(window, 'tones', 0)
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when) {
    Reflect.set(window, 'tones', Number(Reflect.get(window, 'tones')) + 1)
    start.call(this, when)
  }
}

test('sounds are off until they are switched on', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await page.addInitScript(countTones)
  const tones = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'tones'))
  await sitDown(page)
  await page.locator('[data-news]').waitFor({ state: 'attached' })
  await tradeAndHandOver(page)
  await promptShown(page).waitFor()
  expect(await tones()).toBe(0)
  await button(page, 'Sound').click()
  await tradeAndHandOver(page)
  await promptShown(page).waitFor()
  // At least those of the player's next turn.
  await expect.poll(tones).toBeGreaterThan(1)
  await context.close()
})
