/** Several people at one device: nobody sees another player's hidden information. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitPage } from '../../test/web/browser/follow-link.ts'
import { DESKTOP, type PageVisit, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { button, promptShown, status, tradeAndHandOver, withoutErrors } from '../../test/web/players/paris-table.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const visiting = (play: (visit: PageVisit) => Promise<void>): Promise<void> => withoutErrors(site.visit(DESKTOP), play)

/** Opens a table of people at one device. */
const people = async (page: Page, game: string, count: number): Promise<void> => {
  await visitPage(page, hrefs.settings)
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  await visitPage(page, hrefs.setUp(game))
  await page.getByRole('radio', { name: String(count), exact: true }).check({ force: true })
  for (let seat = 1; seat <= count; seat++) {
    const group = page.getByRole('group', { name: `Seat ${seat}` })
    await group.getByRole('combobox').selectOption({ label: 'Person' })
    await group.getByRole('textbox').fill(`Guest ${seat}`)
  }
  await button(page, 'Start').click()
}

test.concurrent('a screen hides each hand while the device is passed on', () =>
  visiting(async ({ page }) => {
    await people(page, 'paris-connection', 3)
    const seen = new Set<string>()
    for (let turn = 0; turn < 3; turn++) {
      const ready = button(page, /^I am Guest \d$/)
      await ready.waitFor()
      seen.add((await ready.textContent()) ?? '')
      expect(await button(page, /you hold/).count()).toBe(0)
      await ready.click()
      await promptShown(page).waitFor()
      await tradeAndHandOver(page)
    }
    expect(seen.size).toBe(3)
  }))

test.concurrent('going back in the browser does not reveal a hand', () =>
  visiting(async ({ page }) => {
    await people(page, 'paris-connection', 3)
    await button(page, /^I am Guest \d$/).click()
    await promptShown(page).waitFor()
    await button(page, 'Menu').click()
    await button(page, 'Replay').click()
    await page.waitForURL(/\/at\/\d+$/)
    await button(page, 'Back to the table').click()
    await promptShown(page).waitFor()
    await tradeAndHandOver(page)
    const ready = button(page, /^I am Guest \d$/)
    await ready.waitFor()
    await page.goBack()
    await page.waitForURL(/\/at\/\d+$/)
    await ready.waitFor()
    expect(await button(page, /you hold/).count()).toBe(0)
    await ready.click()
    await promptShown(page).waitFor()
    expect(page.url()).not.toMatch(/\/at\//)
  }))

test.concurrent('the next player does not see what the previous player had selected', () =>
  visiting(async ({ page }) => {
    await people(page, 'great-lakes', 2)
    const ready = button(page, /^I am Guest \d$/)
    const drawing = status(page).filter({ hasText: 'Draw cards' })
    for (let seat = 0; seat < 2; seat++) {
      await ready.click()
      for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
      await button(page, /^Keep /).click()
      await button(page, /^Play with 27 trains/).click()
      // The last choice reveals all choices, and the same player may have to act next.
      if (seat === 1) await button(page, /^Play with 27 trains/).click()
      await drawing
        .or(status(page).filter({ hasText: 'End your turn' }))
        .first()
        .waitFor()
      if (!(await drawing.isVisible())) await button(page, 'End turn').click()
    }
    await ready.or(drawing).first().waitFor()
    if (await ready.isVisible()) await ready.click()
    await drawing.waitFor()
    await page.locator('.gl-ticket-card').first().click()
    await page.locator('.gl-way').waitFor()
    for (let card = 0; card < 2; card++) await button(page, /^Draw from the train deck/).click()
    await button(page, 'End turn').click()
    await ready.click()
    await drawing.waitFor()
    expect(await page.locator('.gl-way').count()).toBe(0)
  }))

test.concurrent('in Great Lakes only the player who made a turn takes it back, and drawn cards stay visible until the turn ends', () =>
  visiting(async ({ page }) => {
    await people(page, 'great-lakes', 2)
    const ready = button(page, /^I am Guest \d$/)
    await ready.waitFor()
    const first = (await ready.textContent())?.replace('I am ', '') ?? ''
    await ready.click()
    for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
    await button(page, /^Keep /).click()
    await button(page, /^Play with 27 trains/).click()
    await button(page, 'End turn').click()
    await ready.waitFor()
    // The first hand is nowhere in the page, neither here nor on the screen for taking back.
    const hand = page.locator('.gl-ticket')
    expect(await hand.count()).toBe(0)
    expect(await button(page, 'Undo').and(page.locator('dialog *')).count()).toBe(0)
    await button(page, `Undo ${first}’s move`).click()
    await page.getByRole('dialog', { name: `Pass the device to ${first}` }).waitFor()
    expect(await hand.count()).toBe(0)
    await button(page, 'Keep the move').click()
    expect(await ready.textContent()).not.toBe(`I am ${first}`)
    await button(page, `Undo ${first}’s move`).click()
    await button(page, `I am ${first}: undo it`).click()
    await button(page, /^Play with 27 trains/).click()
    await button(page, 'End turn').click()
    await ready.click()
    for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
    await button(page, /^Keep /).click()
    await button(page, /^Play with 27 trains/).click()
    await button(page, /^Play with 27 trains/).click()
    const complete = status(page).filter({ hasText: 'End your turn' })
    const drawing = status(page).filter({ hasText: 'Draw cards' })
    await drawing.or(complete).first().waitFor()
    if (await complete.isVisible()) {
      await button(page, 'End turn').click()
      await ready.click()
      await drawing.waitFor()
    }
    for (let card = 0; card < 2; card++) await button(page, /^Draw from the train deck/).click()
    await complete.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await hand.count()).toBeGreaterThan(0)
    await button(page, 'End turn').click()
    await ready.waitFor()
    expect(await hand.count()).toBe(0)
  }))
