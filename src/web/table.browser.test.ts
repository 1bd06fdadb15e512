/** The table: taking back, why not, saved games, replay, languages, and what is broken. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults } from '../../test/web/checks.ts'
import { mouse } from '../../test/web/hands.ts'
import { playToEnd, startPlaying } from '../../test/web/player.ts'
import { DESKTOP, openStage, PHONE, type Stage, type Visit } from '../../test/web/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const visiting = async (play: (visit: Visit) => Promise<void>): Promise<void> => {
  const visit = await stage.visit({ ...DESKTOP, acceptDownloads: true })
  await play(visit)
  expect(visit.trouble).toEqual([])
  await visit.context.close()
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const status = (page: Page) => page.getByRole('region', { name: 'Turn' }).getByRole('status')
const asked = (page: Page) => status(page).filter({ hasText: 'Extend a network' })

/** A table of four, dealt the same every time. */
const sitDown = async (page: Page): Promise<void> => {
  await startPlaying(page, mouse, 4)
  await asked(page).waitFor()
}

/** The first share that can be given, for one of the first that can be taken. */
const tradeAndHandOver = async (page: Page): Promise<void> => {
  const ready = page.locator('button:not([aria-disabled=true])')
  for (const name of [/you hold/, /, take 1 /, /^Done$/]) await ready.and(button(page, name)).first().click()
}

test.concurrent('two presses from the home page to a running game', () =>
  visiting(async ({ page }) => {
    await page.goto('/#/')
    await button(page, 'Play now: Paris Connection').click()
    await page.getByRole('heading', { level: 1, name: 'Paris Connection' }).waitFor()
    await status(page)
      .filter({ hasText: /Extend a network|thinking/ })
      .waitFor()
  }))

test.concurrent('a turn is taken back, made again and handed over; bots wait for Done', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, /^Extend /)
      .first()
      .click()
    await button(page, /^Place on /)
      .first()
      .click()
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
    await asked(page).waitFor()
    await button(page, 'Undo').click({ force: true })
    await page.getByText('Others have played since your last move').waitFor()
  }))

test.concurrent('what cannot be chosen says why, with the rule', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, /^Extend /)
      .first()
      .click()
    await button(page, /^Place on /)
      .first()
      .waitFor()
    await button(page, /^Marseille/).click({ force: true })
    const why = page.getByRole('dialog')
    await why.getByText('PC-3.3').first().waitFor()
    expect(await axeFaults(page), 'why not').toEqual([])
    await why.getByRole('link').first().click()
    await page.waitForURL(/#\/rules\/paris-connection\/PC-3\.3/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }))

test.concurrent('who plays alone is told chances and hints, and a hint can be taken', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, 'Win chance').click()
    await page
      .getByRole('region', { name: 'Win chance' })
      .getByText(/^\d+%$/)
      .nth(3)
      .waitFor()
    await button(page, 'Hint').click()
    const hint = page.getByRole('dialog', { name: 'What a strong bot would play' })
    await hint.getByRole('listitem').nth(2).waitFor()
    expect(await axeFaults(page), 'hint').toEqual([])
    await hint.getByRole('listitem').first().getByRole('button').click()
    await hint.waitFor({ state: 'detached' })
    await asked(page).waitFor({ state: 'hidden' })
  }))

test.concurrent('a game is kept: after a reload it goes on, in another language too, log included', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, /^Extend /)
      .first()
      .click()
    await button(page, /^Place on /)
      .first()
      .click()
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    await page.reload()
    await status(page).filter({ hasText: 'or stop' }).waitFor()
    const table = page.url()
    await page.goto('/#/settings')
    await page.getByRole('combobox', { name: 'Language' }).first().selectOption({ label: 'Deutsch' })
    await page.goto(table)
    await page
      .getByRole('log')
      .getByText('ist Startspieler')
      .or(page.getByRole('log').getByText('beginnt'))
      .first()
      .waitFor()
    await page.goto('/#/')
    await page.getByRole('main').getByText('Paris Connection').first().waitFor()
    await page.locator('main section a[href^="#/table/"], main section button').first().waitFor()
  }))

test.concurrent(
  'a finished game is replayed from any seat, by a link to a move, and its record is saved and loaded',
  () =>
    visiting(async ({ page }) => {
      await startPlaying(page, mouse)
      await playToEnd(page, mouse)
      const result = page.getByRole('dialog', { name: 'Game over' })
      await result.waitFor()
      expect(await axeFaults(page), 'result').toEqual([])
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
      expect(await axeFaults(page), 'replay').toEqual([])
      const at = (moves: number): string => page.url().replace(/\/at\/\d+$/, `/at/${moves}`)
      await page.goto(at(7))
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
      await page.goto('/#/')
      await page.locator('input[type=file]').setInputFiles({
        name: 'match.json',
        mimeType: 'application/json',
        buffer: Buffer.from(saved),
      })
      await page.waitForURL(/#\/table\//)
      await page.goto('/#/')
      const cut = { name: 'cut.json', mimeType: 'application/json', buffer: Buffer.from(saved.slice(0, 200)) }
      await page.locator('input[type=file]').setInputFiles(cut)
      await page.getByText('This file is not a saved game').first().waitFor()
    }),
  60_000,
)

test.concurrent('where the browser keeps nothing, home says so and a match can be played', () =>
  visiting(async ({ page, context }) => {
    await context.route(/worker.*\.js$/, async (route) => {
      const answer = await route.fetch()
      const refuse = 'IDBFactory.prototype.open = () => { throw new DOMException("refused", "SecurityError") };'
      await route.fulfill({ response: answer, body: refuse + (await answer.text()) })
    })
    await page.goto('/#/')
    await page.getByText('does not let this page save games').waitFor()
    await page.getByRole('article', { name: 'Paris Connection' }).waitFor()
    await sitDown(page)
    const told = page.getByRole('dialog').filter({ hasText: 'does not let this page save games' })
    await told.getByRole('button').first().click()
    await button(page, /^Extend /)
      .first()
      .click()
    await button(page, /^Place on /)
      .first()
      .waitFor()
  }))

test.concurrent('free take-back in a solo game is marked in the record', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    for (let turn = 0; turn < 2; turn++) {
      await tradeAndHandOver(page)
      await asked(page).waitFor()
    }
    await button(page, /^Back to here/)
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await asked(page).waitFor()
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
    expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ takenBack: 1 })
  }))

/** Spoils every saved match but the last one, as a broken disk might. */
const spoil = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('roundhouse')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite')
          const matches = transaction.objectStore('matches')
          const all = matches.getAll()
          all.onsuccess = () => {
            for (const entry of all.result.slice(0, -1)) matches.put({ id: entry.id, record: '{"format": 1' })
          }
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )

test.concurrent('a saved game that was spoilt says so in a sentence, and the others are kept', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await sitDown(page)
    const tables = page.locator('main a[href^="#/table/"]')
    await page.goto('/#/')
    await tables.nth(1).waitFor()
    await spoil(page)
    await page.reload()
    await tables.first().waitFor()
    expect(await tables.count()).toBe(1)
    await page
      .getByText(/not readable|damaged|not a saved game/)
      .first()
      .waitFor()
    await tables.first().click()
    await asked(page).waitFor()
  }))

test.concurrent('a saved game is removed when that was asked for twice, and the keyboard keeps its place', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await page.goto('/#/')
    const [remove, keep, sure] = [/^Delete(?! permanently)/, /^Keep/, /^Delete permanently/].map((name) =>
      button(page, name),
    )
    await remove?.focus()
    await page.keyboard.press('Enter')
    await sure?.waitFor()
    expect(await keep?.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await sure?.waitFor({ state: 'detached' })
    expect(await remove?.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await sure?.waitFor({ state: 'detached' })
    expect(await page.locator('main a[href^="#/table/"]').count()).toBe(0)
  }))

test.concurrent.each([DESKTOP, PHONE])('a saved game is not removed by a double click', async (device) => {
  const { page, context } = await stage.visit(device)
  await sitDown(page)
  await page.goto('/#/')
  await button(page, /^Delete/).dblclick()
  await button(page, /^Delete(?! permanently)/).waitFor()
  expect(await page.locator('main a[href^="#/table/"]').count()).toBe(1)
  await context.close()
})

test.concurrent('a table that is not there says so in a sentence, and harms no other', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    const table = page.url()
    await page.goto('/#/table/nowhere')
    await page.getByText('This table can’t be shown.').first().waitFor()
    await page.goto(table)
    await asked(page).waitFor()
  }))

test.concurrent('on a phone every field can be made as large as a finger', async () => {
  const { page, context, trouble } = await stage.visit(PHONE)
  await sitDown(page)
  await button(page, /^Extend /)
    .first()
    .tap()
  const field = button(page, /^Place on /).first()
  await field.waitFor()
  const zoomIn = button(page, 'Zoom in')
  const width = async (): Promise<number> => (await field.boundingBox())?.width ?? 0
  const before = await width()
  for (let presses = 0; presses < 12 && (await width()) < 44; presses++) await zoomIn.tap()
  expect(before).toBeGreaterThan(0)
  expect((await field.boundingBox())?.width).toBeGreaterThanOrEqual(44)
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await field.focus()
  await page.keyboard.press('Enter')
  await status(page).filter({ hasText: 'or stop' }).waitFor()
  expect(trouble).toEqual([])
  await context.close()
})

test.concurrent('one drag along the way places one locomotive after another', () =>
  visiting(async ({ page }) => {
    await sitDown(page)
    await button(page, /^Extend /)
      .first()
      .click()
    const southmost = button(page, /^Place on /).last()
    await southmost.waitFor()
    const box = (await southmost.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y + 2 * box.height, { steps: 8 })
    await status(page)
      .filter({ hasText: /Place [123] more|All done/ })
      .waitFor()
    await page.mouse.up()
    await button(page, 'Undo').click()
    await status(page)
      .filter({ hasText: /Place [234] more/ })
      .waitFor()
  }))
