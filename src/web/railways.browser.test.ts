/** The growing network of Railways on a phone: fully visible at every step, draggable, and fitted again. The uses of a card. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordsOf } from '../../test/games/recorded.ts'
import { followLink } from '../../test/web/browser/follow-link.ts'
import { PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { walk } from '../../test/web/short-matches.ts'
import type { Decision } from '../../test/web/table/decisions.ts'
import { games } from '../games/index.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** A match in which all 25 cities appear, and the numbers of moves at which to look. */
const RECORD = fileURLToPath(new URL('../../test/web/railways-25-cities.json', import.meta.url))
const COMING: readonly (readonly [moves: number, cities: number])[] = [
  [0, 0],
  [3, 1],
  [13, 3],
  [49, 6],
  [99, 13],
  [150, 19],
  [192, 25],
]

const drawing = (page: Page) => page.locator('.panzoom-drawing')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The visible part of the drawing, in its own units. */
const seen = async (page: Page): Promise<readonly number[]> =>
  ((await drawing(page).getAttribute('viewBox')) ?? '').split(' ').map(Number)

/** Every card and the platform: its width on the screen, and whether all of it is visible. */
const cards = (page: Page): Promise<readonly { readonly width: number; readonly inside: boolean }[]> =>
  drawing(page).evaluate((svg) => {
    const view = svg.getBoundingClientRect()
    return [...svg.querySelectorAll('.rc-card, .rc-platform')].map((card) => {
      const { left, right, top, bottom, width } = card.getBoundingClientRect()
      const inside = left >= view.left && right <= view.right && top >= view.top && bottom <= view.bottom
      return { width, inside }
    })
  })

const arrive = async (page: Page): Promise<string> => {
  await page.goto(hrefs.home)
  await page.locator('input[type=file]').setInputFiles(RECORD)
  await page.waitForURL(/\/table\//)
  const result = page.locator('dialog[open]')
  await result.waitFor()
  await page.keyboard.press('Escape')
  await result.waitFor({ state: 'hidden' })
  return new URL(page.url()).pathname
}

const goTo = async (page: Page, table: string, moves: number, cities: number): Promise<void> => {
  await followLink(page, `${table}/at/${moves}`)
  await expect.poll(async () => (await cards(page)).length).toBe(cities + 1)
}

test('the view grows with the network: all of it is visible at every step, and it starts large', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  const table = await arrive(page)
  let width = 0
  for (const [moves, cities] of COMING) {
    await goTo(page, table, moves, cities)
    await expect.poll(async () => (await cards(page)).filter(({ inside }) => !inside)).toEqual([])
    const shown = await cards(page)
    if (cities <= 3) expect(Math.min(...shown.map((card) => card.width))).toBeGreaterThan(60)
    const [, , now = 0] = await seen(page)
    expect(now).toBeGreaterThanOrEqual(width)
    width = now
  }
  expect(errors).toEqual([])
  await context.close()
})

/** Names of cities whose letters the line of a mark of a last move lies on. */
const hiddenNames = (page: Page): Promise<readonly string[]> =>
  drawing(page).evaluate((svg) => {
    const HALF_LINE = 2.5
    const marks = [...svg.querySelectorAll('.mark-line')].map((mark) => mark.getBoundingClientRect())
    const lettersOf = (name: Element): DOMRect => {
      const { x, y, width, height } = name.getBoundingClientRect()
      // Without the room for accents and tails.
      return new DOMRect(x, y + height * 0.25, width, height * 0.5)
    }
    const isOn = (name: DOMRect, mark: DOMRect): boolean => {
      const isAway =
        name.right < mark.left - HALF_LINE ||
        name.left > mark.right + HALF_LINE ||
        name.bottom < mark.top - HALF_LINE ||
        name.top > mark.bottom + HALF_LINE
      const isInside =
        name.left > mark.left + HALF_LINE &&
        name.right < mark.right - HALF_LINE &&
        name.top > mark.top + HALF_LINE &&
        name.bottom < mark.bottom - HALF_LINE
      return !isAway && !isInside
    }
    return [...svg.querySelectorAll('.rc-name')].flatMap((name) =>
      marks.some((mark) => isOn(lettersOf(name), mark)) ? [name.textContent ?? ''] : [],
    )
  })

test('marks of last moves lie on no name of a city', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  const table = await arrive(page)
  for (const [moves, cities] of COMING.filter(([, count]) => count > 0 && count <= 13)) {
    await goTo(page, table, moves, cities)
    await page.locator('.mark').first().waitFor({ state: 'attached' })
    await expect.poll(() => hiddenNames(page)).toEqual([])
  }
  expect(errors).toEqual([])
  await context.close()
})

test('a network of 25 cities can be zoomed, dragged, and fitted again', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  const table = await arrive(page)
  await goTo(page, table, 187, 24)
  await page.locator('.panzoom-view').focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('+')
  const close = await seen(page)
  expect((await cards(page)).some(({ inside }) => !inside)).toBe(true)
  const box = await drawing(page).boundingBox()
  if (box === null) throw new Error('there is no drawing')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 90, y + 60, { steps: 4 })
  await page.mouse.up()
  const dragged = await seen(page)
  expect(dragged[0]).toBeLessThan(close[0] ?? 0)
  expect(dragged[1]).toBeLessThan(close[1] ?? 0)
  await goTo(page, table, 192, 25)
  expect(await seen(page)).toEqual(dragged)
  await button(page, 'Whole board').tap()
  await expect.poll(async () => (await cards(page)).filter(({ inside }) => !inside)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('a selected rail card says which city it helps to pay for, beside Discard', async () => {
  const entry = games.find(({ id }) => id === 'railways-card')
  const game = await entry?.game()
  if (game === undefined) throw new Error('no Railways')
  let found: Decision | undefined
  for (const record of recordsOf('railways-card').slice(0, 8)) {
    walk(game, record, ({ state, moves }, seat) => {
      if (game.legal(state, seat).every(({ kind }) => kind !== 'build')) return
      found ??= { kind: 'act', seat, record: { ...record, moves: record.moves.slice(0, moves.length) } }
    })
  }
  if (found === undefined) throw new Error('nobody can build')
  const { page, context } = await site.visit(PHONE)
  await loadMatchAt(page, found)
  await page.locator('.table-turn[data-yours=true]').waitFor()
  const useful = page.locator('.rc-slot:not(.rc-slot-city)').filter({ has: page.locator('.rc-tick') })
  await useful.first().tap()
  await page
    .locator('.rc-use')
    .getByText(/: pays for \w+/)
    .waitFor()
  await page.locator('.dock-hand').getByRole('button', { name: 'Discard' }).waitFor()
  await context.close()
})
