/** Several people around one screen: nobody sees what another one holds. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openStage, type Stage, type Visit } from '../../test/web/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const visiting = async (play: (visit: Visit) => Promise<void>): Promise<void> => {
  const visit = await stage.visit(DESKTOP)
  await play(visit)
  expect(visit.trouble).toEqual([])
  await visit.context.close()
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const status = (page: Page) => page.getByRole('region', { name: 'Turn' }).getByRole('status')
const asked = (page: Page) => status(page).filter({ hasText: 'Extend a network' })

/** The first share that can be given, for one of the first that can be taken. */
const tradeAndHandOver = async (page: Page): Promise<void> => {
  const ready = page.locator('button:not([aria-disabled=true])')
  for (const name of [/you hold/, /, take 1 /, /^Done$/]) await ready.and(button(page, name)).first().click()
}

/** A table around one screen. */
const people = async (page: Page, game: string, count: number): Promise<void> => {
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  await page.goto(`/#/new/${game}`)
  await page.getByRole('radio', { name: String(count), exact: true }).check({ force: true })
  for (let seat = 1; seat <= count; seat++) {
    const group = page.getByRole('group', { name: `Seat ${seat}` })
    await group.getByRole('combobox').selectOption({ label: 'Person' })
    await group.getByRole('textbox').fill(`Guest ${seat}`)
  }
  await button(page, 'Start').click()
}

test.concurrent('around one screen a curtain hides each hand from the others', () =>
  visiting(async ({ page }) => {
    await people(page, 'paris-connection', 3)
    const seen = new Set<string>()
    for (let turn = 0; turn < 3; turn++) {
      const ready = button(page, /^I am Guest \d$/)
      await ready.waitFor()
      seen.add((await ready.textContent()) ?? '')
      expect(await button(page, /you hold/).count()).toBe(0)
      await ready.click()
      await asked(page).waitFor()
      await tradeAndHandOver(page)
    }
    expect(seen.size).toBe(3)
  }))

test.concurrent('nor does going back in the browser lift the curtain', () =>
  visiting(async ({ page }) => {
    await people(page, 'paris-connection', 3)
    await button(page, /^I am Guest \d$/).click()
    await asked(page).waitFor()
    await button(page, 'Replay').click()
    await page.waitForURL(/\/at\/\d+$/)
    await button(page, 'Back to the table').click()
    await asked(page).waitFor()
    await tradeAndHandOver(page)
    const ready = button(page, /^I am Guest \d$/)
    await ready.waitFor()
    await page.goBack()
    await page.waitForURL(/\/at\/\d+$/)
    await ready.waitFor()
    expect(await button(page, /you hold/).count()).toBe(0)
    await ready.click()
    await asked(page).waitFor()
    expect(page.url()).not.toMatch(/\/at\//)
  }))

test.concurrent('what one player pointed at is not shown to the next', () =>
  visiting(async ({ page }) => {
    await people(page, 'great-lakes', 2)
    const ready = button(page, /^I am Guest \d$/)
    const drawing = status(page).filter({ hasText: 'Draw cards' })
    for (let seat = 0; seat < 2; seat++) {
      await ready.click()
      for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
      await button(page, /^Keep /).click()
      await button(page, /^27 trains/).click()
      // The last to choose shows the others what was chosen, and may be asked for the next move at once.
      if (seat === 1) await button(page, 'Yes, do it').click()
      await drawing
        .or(status(page).filter({ hasText: 'Press Done' }))
        .first()
        .waitFor()
      if (!(await drawing.isVisible())) await button(page, 'Done').click()
    }
    await ready.or(drawing).first().waitFor()
    if (await ready.isVisible()) await ready.click()
    await drawing.waitFor()
    await page.locator('.gl-ticket').first().click()
    await page.locator('.gl-way').waitFor()
    for (let card = 0; card < 2; card++) await button(page, /^Draw from the train deck/).click()
    await button(page, 'Done').click()
    await ready.click()
    await drawing.waitFor()
    expect(await page.locator('.gl-way').count()).toBe(0)
  }))

test.concurrent('in Great Lakes a turn is taken back by the player who made it, and drawn cards stay until Done', () =>
  visiting(async ({ page }) => {
    await people(page, 'great-lakes', 2)
    const ready = button(page, /^I am Guest \d$/)
    await ready.waitFor()
    const first = (await ready.textContent())?.replace('I am ', '') ?? ''
    await ready.click()
    for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
    await button(page, /^Keep /).click()
    await button(page, /^27 trains/).click()
    await button(page, 'Done').click()
    await ready.waitFor()
    // Neither here nor at the question who takes back is anything of the first hand on the page.
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
    await button(page, /^27 trains/).click()
    await button(page, 'Done').click()
    await ready.click()
    for (const place of [0, 1, 2]) await page.locator('.gl-ticket input').nth(place).check()
    await button(page, /^Keep /).click()
    await button(page, /^27 trains/).click()
    await button(page, 'Yes, do it').click()
    const complete = status(page).filter({ hasText: 'Press Done' })
    const drawing = status(page).filter({ hasText: 'Draw cards' })
    await drawing.or(complete).first().waitFor()
    if (await complete.isVisible()) {
      await button(page, 'Done').click()
      await ready.click()
      await drawing.waitFor()
    }
    for (let card = 0; card < 2; card++) await button(page, /^Draw from the train deck/).click()
    await complete.waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await hand.count()).toBeGreaterThan(0)
    await button(page, 'Done').click()
    await ready.waitFor()
    expect(await hand.count()).toBe(0)
  }))
