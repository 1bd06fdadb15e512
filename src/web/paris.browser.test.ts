/**
 * Paris Connection: networks are shown one at a time, to a mouse, to the keyboard and to a finger; a trade is one gesture, and
 * stations react to taps.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { sitDown, status } from '../../test/web/players/paris-table.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const COMPANIES = 6
const RED = 4

const openMiddle = async (page: Page, person = 1): Promise<void> => {
  await openRecord(page, partOf(recordedMatch('paris-connection', 4), 0.5, person))
  await page.locator('.pc-engines .pc-standing').first().waitFor()
  await page.locator('.table-turn[data-yours=true]').waitFor()
}

/** The companies whose lines have their full colour, as their line of the value track has it; the others are pale. */
const bright = (page: Page): Promise<readonly number[]> =>
  page.evaluate((companies) => {
    const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const painted = (selector: string): readonly number[] => {
      const shape = document.querySelector(selector)
      if (shape === null || painter === null) return []
      painter.fillStyle = getComputedStyle(shape).stroke
      painter.fillRect(0, 0, 1, 1)
      return [...painter.getImageData(0, 0, 1, 1).data]
    }
    return Array.from({ length: companies }, (_, company) => company).filter((company) => {
      const line = painted(`.pc-engines .pc-net-${company} .pc-track`)
      const full = painted(`.pc-lane:nth-child(${company + 1} of .pc-lane) .pc-run`)
      return line.length > 0 && line.every((part, at) => Math.abs(part - (full[at] ?? -9)) < 4)
    })
  }, COMPANIES)

const ALL = Array.from({ length: COMPANIES }, (_, company) => company)

test('with a mouse at the value track, and with the keyboard at a pool', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await openMiddle(page)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-lane.pc-red .pc-value-number').hover()
  await expect.poll(() => bright(page)).toEqual([RED])
  await page.mouse.move(2, 2)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-pool.pc-red button').first().focus()
  await expect.poll(() => bright(page)).toEqual([RED])
  await context.close()
})

test('with a finger at the value track, and out again', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, hasTouch: true })
  await openMiddle(page)
  await expect.poll(() => bright(page)).toEqual(ALL)
  await page.locator('.pc-lane.pc-red .pc-value-number').tap()
  await expect.poll(() => bright(page)).toEqual([RED])
  await page.locator('.pc-lane.pc-red .pc-value-number').tap()
  await expect.poll(() => bright(page)).toEqual(ALL)
  await context.close()
})

test('certificates have room for all their lines on a phone on its side, and fill a low column', async () => {
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
  ]) {
    const isPhone = viewport.height < 400
    const { page, context } = await site.visit({ viewport, hasTouch: isPhone, isMobile: isPhone })
    await openMiddle(page)
    const [over, empty] = await page.evaluate(() => {
      const lowest = (selector: string): number =>
        Math.max(...[...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().bottom))
      const body = document.querySelector('.dock-body')?.getBoundingClientRect()
      return [lowest('.pc-worth') - lowest('.pc-card'), (body?.bottom ?? 0) - lowest('.pc-pool')] as const
    })
    expect(over).toBeLessThanOrEqual(0)
    expect(empty).toBeLessThan(viewport.height / 10)
    await context.close()
  }
})

test('a tap on a share lights up what it can be exchanged for, in place, and the next tap trades', async () => {
  const { page, context } = await site.visit(PHONE)
  await sitDown(page)
  const possible = page.locator('.pc-take:not([aria-disabled=true])')
  const step = page.locator('.pc-caption').last()
  expect(await step.innerText()).toBe('Pools: tap one to extend')
  const share = page.locator('.pc-card .pc-press:not([aria-disabled=true])').first()
  await share.tap()
  await possible.first().waitFor()
  expect(await possible.count()).toBeGreaterThan(4)
  expect(await step.innerText()).toMatch(/^For 1 \w+: take one or two of another colour\.$/)
  // The same share again puts it back.
  await share.tap()
  await possible.first().waitFor({ state: 'detached' })
  await share.tap()
  await possible.first().tap()
  await status(page).filter({ hasText: 'All done' }).waitFor()
  await context.close()
})

test('a tap on the station of a company extends it', async () => {
  const { page, context } = await site.visit(PHONE)
  await sitDown(page)
  const station = page.locator('.pc-depot.touch-can').first()
  const [, company] = /^Extend (\w+)$/.exec((await station.getAttribute('aria-label')) ?? '') ?? []
  await station.tap()
  await status(page)
    .filter({ hasText: `Place the first locomotive of ${company}` })
    .waitFor()
  await context.close()
})
