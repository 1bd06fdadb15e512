/** The table of Russian Railroads: other railways are a press away with their own marks, and *Pass* stays small. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { loadMatchAt } from '../../test/web/players/recorded-match-player.ts'
import { recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { decisionsOf } from '../../test/web/table/decisions.ts'
import { games } from '../games/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** The seats of the marks that lie on the railway drawn in full. */
const marksOnRailway = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const railway = document.querySelector('.rr-railway')?.getBoundingClientRect() ?? new DOMRect()
    const marks = [...document.querySelectorAll<SVGElement>('.mark')]
    const on = marks.filter((mark) => {
      const { left, right, top, bottom } = mark.querySelector('.mark-line')?.getBoundingClientRect() ?? new DOMRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      return x > railway.left && x < railway.right && y > railway.top && y < railway.bottom
    })
    return [...new Set(on.map(({ dataset }) => dataset['seat'] ?? ''))]
  })

test('the railway of another player has the marks of that player', async () => {
  const { page, context, errors } = await site.visit(DESKTOP)
  const record = recordedMatch('russian-railroads', 4)
  // The last move of each of these two seats was a step on a track.
  const steps = [0, 1].map((seat) => record.moves.findLastIndex((move) => move.startsWith(`${seat} step:`)))
  const end = Math.max(...steps) + 1
  // The next seat is a person's, so the match stays as it is.
  const next = Number(record.moves[end]?.split(' ')[0])
  await loadMatchAt(page, { record: { ...record, moves: record.moves.slice(0, end) }, seat: next })
  await page.locator('.table-turn[data-yours=true]').waitFor()
  await page.locator('.mark').first().waitFor({ state: 'attached' })
  for (const seat of [0, 1]) {
    await page.locator(`[data-anchor="railway:${seat}"]`).click()
    await expect.poll(async () => (await marksOnRailway(page)).filter((marked) => marked !== `${seat}`)).toEqual([])
    await expect.poll(() => page.locator(`.rr-railway [data-anchor="line:${seat}:0"]`).count()).toBe(1)
  }
  expect(errors).toEqual([])
  await context.close()
})

/** Do any two boxes of these kinds overlap? */
const overlaps = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([above, below]) => {
      const boxes = (kind: string): readonly DOMRect[] =>
        [...document.querySelectorAll(kind)].map((element) => element.getBoundingClientRect())
      return boxes(above).filter((a) =>
        boxes(below).some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      ).length
    },
    [one, other] as const,
  )

test.each([
  ['desk', DESKTOP],
  ['phone', PHONE],
] as const)(
  '%s: letters of last moves cover no strip of a tab, and the next rewards are in view',
  async (_name, device) => {
    const { page, context, errors } = await site.visit(device)
    const record = recordedMatch('russian-railroads', 4)
    // Somebody chooses a space when others have just built track.
    const end = record.moves.findIndex((move, at) => at > 200 && / [TLIO]\d+$/.test(move))
    const next = Number(record.moves[end]?.split(' ')[0])
    await loadMatchAt(page, { record: { ...record, moves: record.moves.slice(0, end) }, seat: next })
    await page.locator('.table-turn[data-yours=true]').waitFor()
    await page.locator('.rr-tab .rr-small-bed').first().waitFor()
    await page.locator('.mark[data-mark^="track:"] .mark-tag').first().waitFor({ state: 'attached' })
    expect(await overlaps(page, '.mark-tag', '.rr-small-bed')).toBe(0)
    const [goals, dock] = await Promise.all(['.rr-goals', '.dock-body'].map((part) => page.locator(part).boundingBox()))
    expect(goals?.width).toBeGreaterThan(300)
    expect((goals?.y ?? 0) + (goals?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0) + 1)
    expect(errors).toEqual([])
    await context.close()
  },
)

interface Size {
  readonly name: string
  readonly area: number
}

test('the choice between a worker and a coin is asked in plain words, with both answers in view on a phone', async () => {
  const entry = games.find((game) => game.id === 'russian-railroads')
  const decision = entry && (await decisionsOf(entry)).find(({ kind }) => kind === 'pay')
  if (decision === undefined) throw new Error('no payment')
  const { page, context } = await site.visit(PHONE)
  await loadMatchAt(page, decision)
  await page.locator('.table-turn[data-yours=true]').waitFor()
  await page.locator('.table-prompt').filter({ hasText: 'Pay with a worker or a coin?' }).waitFor()
  const answers = page.locator('.dock-hand').getByRole('button', { name: /worker|coin/ })
  await answers.nth(1).waitFor()
  const dock = await page.locator('.dock-body').boundingBox()
  for (const answer of await answers.all()) {
    const box = await answer.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((dock?.y ?? 0) + (dock?.height ?? 0) + 1)
  }
  await context.close()
})

/** All buttons of the dock, in their order. */
const buttonsOf = (page: Page): Promise<readonly Size[]> =>
  page.locator('.dock-body button, .dock-primary').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return { name: button.textContent?.trim() ?? '', area: width * height }
      }),
  )

const PASSING: readonly (readonly [game: string, kind: string])[] = [
  ['russian-railroads', 'turn'],
  ['railways-card', 'act'],
]

test.each(PASSING)('%s: Pass is neither the first nor the largest of the buttons', async (id, kind) => {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new Error(id)
  const decision = (await decisionsOf(entry)).find((one) => one.kind === kind)
  if (decision === undefined) throw new Error(`no ${kind}`)
  for (const device of [DESKTOP, PHONE]) {
    const { page, context } = await site.visit(device)
    await loadMatchAt(page, decision)
    await page.locator('.table-turn[data-yours=true]').waitFor()
    // What comes before it: spaces of the board, which a phone draws later, or the cards of the hand.
    await page.locator('.rr-space .touch-can, button.rc-slot').first().waitFor()
    const buttons = await buttonsOf(page)
    const pass = buttons.findIndex(({ name }) => name.startsWith('Pass'))
    expect(pass).toBeGreaterThanOrEqual(0)
    const area = buttons[pass]?.area ?? 0
    const spaces = await page.locator('.rr-space .touch-can').count()
    expect(pass > 0 || spaces > 0).toBe(true)
    expect(buttons.filter((button, at) => at !== pass && button.area > area).length).toBeGreaterThan(0)
    expect(Math.max(...buttons.map((button) => button.area))).toBeGreaterThan(2 * area)
    await context.close()
  }
})

test.each(['desk', 'phone'] as const)('the legend of every game is one press away: %s', async (device) => {
  const { page, context, errors } = await site.visit(device === 'desk' ? DESKTOP : PHONE)
  for (const entry of games) {
    const [decision] = await decisionsOf(entry)
    if (decision === undefined) throw new Error(entry.title)
    await loadMatchAt(page, decision)
    await page.locator('.table-turn[data-yours=true]').waitFor()
    await page.getByRole('button', { name: 'Legend', exact: true }).click()
    const drawer = page.locator('[data-drawer="legend"]')
    await drawer.getByRole('listitem').or(drawer.getByRole('paragraph')).first().waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
  }
  expect(errors).toEqual([])
  await context.close()
})
