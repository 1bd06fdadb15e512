/** The end screen: its points, its chart, its picture, on a desktop and on a phone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeViolations, overflowingText, overlappingText } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { openRecord, recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { SPOKEN } from '../../test/web/table/in-view-cases.ts'
import { speakOn } from '../../test/web/table/language.ts'
import { games } from '../games/index.ts'
import type { MatchRecord } from '../kit/record.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const finished = async (page: Page, record: MatchRecord): Promise<void> => {
  await openRecord(page, record)
  await page.locator('dialog.end').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

const numbersIn = (texts: readonly string[]): readonly number[] =>
  texts.map((text) => Number(/−?\d+/.exec(text)?.[0].replace('−', '-') ?? 0))

/** The points in the columns of the score table, and the totals below them. */
const matrixIn = async (
  page: Page,
): Promise<{ readonly sums: readonly number[]; readonly totals: readonly number[] }> => {
  const table = page.getByRole('table', { name: 'Points by rule' })
  const rows = await table.locator('tbody tr').all()
  const points = await Promise.all(rows.map(async (row) => numbersIn(await row.locator('td').allInnerTexts())))
  const totals = numbersIn(await table.locator('tfoot td').allInnerTexts())
  return { sums: totals.map((_, column) => points.reduce((sum, row) => sum + (row[column] ?? 0), 0)), totals }
}

describe.each(games.map(({ id, meta }) => [id, meta.seats.at(-1) ?? 0] as const))('%s', (game, seats) => {
  test('the columns add up to the totals of the match, and the chart ends there', async () => {
    const { page, context, errors } = await site.visit(DESKTOP)
    const record = recordedMatch(game, seats)
    await finished(page, record)
    const { sums, totals } = await matrixIn(page)
    expect(totals).toHaveLength(seats)
    expect(sums).toEqual(totals)
    expect([...totals].sort()).toEqual([...(record.result?.totals ?? [])].sort())
    const best = Math.max(...totals)
    expect(await page.locator('.end-headline').innerText()).toContain(String(best))
    await page.locator('.end-time[data-complete="true"]').waitFor()
    expect(await page.locator('.end-chart-line').count()).toBe(seats)
    expect(await page.locator('.end-chart').getAttribute('aria-label')).toContain(`to ${best}`)
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  test('everything fits on a phone in English, German and Hungarian', async () => {
    const { page, context } = await site.visit(PHONE)
    const record = recordedMatch(game, seats)
    for (const language of SPOKEN) {
      await speakOn(page, language)
      await finished(page, record)
      await page.locator('.end-time[data-complete="true"]').waitFor()
      const room = await page.locator('dialog.end').evaluate((end) => [end.scrollWidth, end.clientWidth])
      expect(room[0], language).toBeLessThanOrEqual(room[1] ?? 0)
      expect(await overflowingText(page), language).toEqual([])
      expect(await overlappingText(page), language).toEqual([])
    }
    await context.close()
  })
})

test('the own column comes first', async () => {
  const { page, context } = await site.visit(PHONE)
  const record = recordedMatch('great-lakes', 4)
  const last = (record.result?.ranks ?? []).indexOf(4)
  await finished(page, { ...record, players: record.players.map((name, seat) => (seat === last ? name : 'casual')) })
  const first = page.getByRole('table', { name: 'Points by rule' }).getByRole('columnheader').first()
  expect(await first.innerText()).toContain('you')
  await context.close()
})

const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true }).click()

/** PNG files begin with these bytes. */
const PNG = [0x89, 0x50, 0x4e, 0x47]

test('a device that can share files gets the picture', async () => {
  const { page, context, errors } = await site.visit(PHONE)
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, title }: ShareData) => {
        const bytes = new Uint8Array((await files?.[0]?.arrayBuffer()) ?? new ArrayBuffer(0))
        Reflect.set(window, 'handed', { title, bytes: [...bytes.slice(0, 4)], size: bytes.length })
      },
    })
  })
  await finished(page, recordedMatch('great-lakes', 4))
  await share(page)
  const handed = await page.waitForFunction(() => Reflect.get(window, 'handed'))
  expect(await handed.jsonValue()).toMatchObject({ title: expect.stringMatching(/^Great Lakes: .+ wins/), bytes: PNG })
  expect((await handed.jsonValue()).size).toBeGreaterThan(50_000)
  expect(errors).toEqual([])
  await context.close()
})

test('without a share sheet the picture is copied, without a clipboard it is downloaded', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await finished(page, recordedMatch('russian-railroads', 3))
  await share(page)
  await page.getByText('Picture copied.').waitFor()
  const kinds = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(kinds).toContain('image/png')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const [download] = await Promise.all([page.waitForEvent('download'), share(page)])
  expect(download.suggestedFilename()).toMatch(/^russian-railroads-.+\.png$/)
  await page.getByText('Picture downloaded.').waitFor()
  await context.close()
})

test('without a share sheet the link is copied; where that fails it is there to be copied', async () => {
  const { page, context } = await site.visit({ ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await finished(page, recordedMatch('great-lakes', 5))
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await page.getByText('Link copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/^http.+\/game#[\w-]+$/)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await copy.click()
  const field = page.getByRole('textbox', { name: 'Copy this link' })
  expect(await field.inputValue()).toBe(link)
  await field.focus()
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(link.length)
  expect(await overflowingText(page)).toEqual([])
  await context.close()
})

test('a device with a share sheet gets the link there', async () => {
  const { page, context } = await site.visit(PHONE)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: ShareData) => Reflect.set(window, 'handed', data) })
  })
  await finished(page, recordedMatch('paris-connection', 3))
  await page.getByRole('button', { name: 'Share link' }).click()
  const handed = await (await page.waitForFunction(() => Reflect.get(window, 'handed'))).jsonValue()
  expect(handed).toEqual({
    title: expect.stringMatching(/^Paris Connection: .+ wins?/),
    url: expect.stringMatching(/\/game#[\w-]+$/),
  })
  await context.close()
})

test('the result can be left for the board and opened again', async () => {
  const { page, context } = await site.visit(DESKTOP)
  await finished(page, recordedMatch('paris-connection', 3))
  await page.getByRole('button', { name: 'View board' }).click()
  await page.locator('dialog.end').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Result' }).click()
  await page.locator('dialog.end').waitFor()
  await context.close()
})
