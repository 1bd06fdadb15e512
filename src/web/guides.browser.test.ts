/** How to play, the rules over the table, and the coach: in a real browser, on a phone and by keyboard. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESKTOP, LOCALES, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { games } from '../games/index.ts'
import { picturesIn } from '../kit/guide.ts'
import { LANGUAGES } from '../kit/text.ts'
import { hrefs } from '../wire/route.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** One language for each game. */
const pages = games
  .filter(({ guide }) => guide !== undefined)
  .map((entry, at) => ({
    entry,
    title: entry.title,
    language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
  }))

const lowest = (box: { readonly y: number; readonly height: number } | null): number =>
  (box?.y ?? 0) + (box?.height ?? 0)

const drawn = (page: Page): Promise<number> => page.locator('.picture[data-drawn="true"]').count()

describe('how to play', () => {
  test.each(pages)(
    '$title, in $language: all pictures are drawn as one scrolls, nothing is cut at 360 px',
    async (one) => {
      const { page, context, errors } = await site.visit({ ...PHONE, locale: LOCALES[one.language] })
      await page.goto('/')
      const card = page.locator('.game').nth(games.indexOf(one.entry))
      await card.locator('.game-more a[href*="how"]').tap()
      const pictures = picturesIn({ ...(await one.entry.guide?.()), examples: {} } as never).length
      const figures = page.locator('.picture')
      await figures.first().waitFor()
      expect(await figures.count()).toBe(pictures)
      await page.locator('.picture[data-drawn="true"]').first().waitFor()
      expect(await drawn(page)).toBeLessThan(pictures)
      for (const figure of await figures.all()) {
        await figure.scrollIntoViewIfNeeded()
        await figure.and(page.locator('[data-drawn="true"]')).waitFor()
      }
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(360)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  test.each(pages)(
    '$title, in $language: the whole dock is in its picture beside a rule',
    async ({ entry, language }) => {
      for (const size of [PHONE, DESKTOP]) {
        const { page, context } = await site.visit({ ...size, locale: LOCALES[language] })
        await page.goto(hrefs.rules(entry.id))
        await page.locator('.picture').first().waitFor()
        for (const figure of await page.locator('.picture:not([data-of="board"])').all()) {
          await figure.scrollIntoViewIfNeeded()
          const piece = figure.locator('.picture-piece > *')
          await piece.waitFor()
          const [room, drawing] = await Promise.all([
            figure.locator('.picture-frame').boundingBox(),
            piece.boundingBox(),
          ])
          expect(lowest(drawing), await figure.locator('figcaption').innerText()).toBeLessThanOrEqual(lowest(room))
        }
        await context.close()
      }
    },
  )

  test('what is printed has all its pictures, without anybody scrolling', async () => {
    const { page, context } = await site.visit(DESKTOP)
    await page.goto('/how/paris-connection')
    await page.locator('.picture[data-drawn="true"]').first().waitFor()
    const all = await page.locator('.picture').count()
    expect(await drawn(page)).toBeLessThan(all)
    await page.pdf()
    expect(await drawn(page)).toBe(all)
    await context.close()
  })
})

const openTable = async (page: Page, game: string): Promise<void> => {
  await page.goto('/')
  await page
    .locator('.game')
    .nth(games.findIndex(({ id }) => id === game))
    .locator('.game-play')
    .click()
  await page.locator('.table').waitFor()
}

const sheet = (page: Page) => page.locator('.rules-sheet')

/** What explains a game: its pictures of how to play, or its rules if it brings no guide, as a draft may. */
describe('what explains a game', () => {
  test.each(games.map((entry) => ({ entry, title: entry.title })))(
    '$title: from home, by its address, and from the menu of the table',
    async ({ entry: { id, title, guide } }) => {
      const { page, context, errors } = await site.visit(DESKTOP)
      const explained = page
        .locator(guide === undefined ? '.rules-text article' : '.picture[data-drawn="true"]')
        .first()
      await page.goto('/')
      const links = page.getByRole('article', { name: title }).locator('.game-more a')
      const where = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(where).toContain(guide === undefined ? hrefs.rules(id) : hrefs.howToPlay(id))
      await page.goto(hrefs.howToPlay(id))
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await explained.waitFor()
      await openTable(page, id)
      await page.locator('.top-tools button').last().click()
      await page.locator(`.menu-item[href="${hrefs.rules(id)}"]`).waitFor()
      expect(await page.locator(`.menu-item[href="${hrefs.howToPlay(id)}"]`).count()).toBe(guide === undefined ? 0 : 1)
      expect(errors).toEqual([])
      await context.close()
    },
  )
})

describe('rules over the table', () => {
  test('by keyboard: search, follow a link, close; the table stays, and the focus comes back', async () => {
    const { page, context, errors } = await site.visit(DESKTOP)
    await openTable(page, 'paris-connection')
    const address = page.url()
    const link = page.locator('.top-link')
    // In one step: the table moves the focus to the first choice when it has been drawn.
    await link.press('Enter')
    await sheet(page).waitFor()
    await page.locator('.rules-sheet input[type="search"]').fill('3.8')
    await page.locator('.rules-sheet .rule').first().waitFor()
    await page.locator('.rules-sheet .rule .rule-number', { hasText: 'PC-3.8' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.rules-sheet .rule[data-here="true"]', { hasText: 'PC-3.8' }).waitFor()
    expect(page.url()).toBe(address)
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  test('on a phone: from the menu to how to play and to the rules, within the screen', async () => {
    const { page, context, errors } = await site.visit(PHONE)
    await openTable(page, 'great-lakes')
    const address = page.url()
    await page.locator('.top-tools button').last().tap()
    await page.locator('.menu-item[href*="how"]').tap()
    await page.locator('.rules-sheet .picture[data-drawn="true"]').first().waitFor()
    await page.locator('.rules-sheet-tabs button').first().tap()
    await page.locator('.rules-sheet .rule').first().waitFor()
    const box = await sheet(page).boundingBox()
    expect(box?.width).toBe(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(740)
    await page.locator('.rules-sheet-close').tap()
    await sheet(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(address)
    expect(errors).toEqual([])
    await context.close()
  })

  test('the rule behind a refusal opens at its place', async () => {
    const { page, context } = await site.visit(DESKTOP)
    await openTable(page, 'paris-connection')
    await page.locator('[data-target^="extend:"].touch-can').first().click()
    await page.locator('.pc-free').first().waitFor()
    await page.locator('[data-anchor="field:Q14"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.place-card a').click()
    await page.locator('.rules-sheet .rule[data-here="true"]').waitFor()
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'detached' })
    // The card that led here is gone; the focus is still on the table.
    expect(await page.evaluate(() => document.activeElement?.closest('.table') !== null)).toBe(true)
    await context.close()
  })
})

/** Where two elements overlap, in square pixels. */
const overlap = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    ([a, b]) => {
      const [left, right] = [a, b].map((selector) => document.querySelector(selector ?? '')?.getBoundingClientRect())
      if (left === undefined || right === undefined) return -1
      const across = Math.min(left.right, right.right) - Math.max(left.left, right.left)
      const down = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top)
      return Math.max(0, across) * Math.max(0, down)
    },
    [one, other],
  )

const SIZES = {
  desk: DESKTOP,
  phone: PHONE,
  tall: { viewport: { width: 768, height: 1024 } },
  flat: { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
}

describe('the coach', () => {
  const meet = async (size: keyof typeof SIZES, language: keyof typeof LOCALES, isNewcomer = false) => {
    const visit = await site.visit({ ...SIZES[size], locale: LOCALES[language] })
    await visit.page.addInitScript((isNew) => {
      if (sessionStorage.getItem('new') !== null) return
      sessionStorage.setItem('new', 'no')
      const knowsLessons = { 'great-lakes': ['learn'], 'paris-connection': ['learn'] }
      localStorage.setItem('roundhouse:coach', JSON.stringify(isNew ? {} : knowsLessons))
    }, isNewcomer)
    return visit
  }

  test.each([
    ['desk', 'en'],
    ['phone', 'de'],
    ['tall', 'hu'],
    ['flat', 'nl'],
  ] as const)('%s, in %s: says one line that covers neither board nor dock, and fits', async (size, language) => {
    const { page, context, errors } = await meet(size, language)
    await openTable(page, 'great-lakes')
    const line = page.locator('.coach')
    await line.waitFor()
    expect(await line.getAttribute('data-line')).toBe('ask.tickets')
    expect(await overlap(page, '.coach', '.table-board')).toBe(0)
    expect(await overlap(page, '.coach', '.dock')).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.closest('.coach') ?? null)).toBe(null)
    const fits = await line.locator('p').evaluate((text) => {
      const [box, room] = [text.getBoundingClientRect(), text.parentElement?.getBoundingClientRect()]
      return room !== undefined && box.height <= room.height && text.scrollWidth <= text.clientWidth
    })
    expect(fits).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  test('each line comes once, and one press turns the coach off', async () => {
    const { page, context } = await meet('desk', 'en')
    await openTable(page, 'paris-connection')
    await page.locator('.coach[data-line="ask.act"]').waitFor()
    await page.reload()
    await page.locator('.table .touch-can, .table [data-target]').first().waitFor()
    expect(await page.locator('.coach').count()).toBe(0)
    await page.locator('[data-target^="extend:"].touch-can').first().click()
    await page.locator('.coach[data-line="ask.place"]').waitFor()
    await page.locator('.coach button').first().click()
    await page.locator('.coach').waitFor({ state: 'detached' })
    await page.goto('/settings')
    const off = await page.evaluate(() => JSON.parse(localStorage.getItem('roundhouse:settings') ?? '{}').coach)
    expect(off).toBe(false)
    await context.close()
  })

  test('the first Play now offers the lesson, and only the first', async () => {
    const { page, context } = await meet('phone', 'hu', true)
    await openTable(page, 'great-lakes')
    await page.locator('.coach[data-line="learn"]').waitFor()
    expect(await overlap(page, '.coach', '.table-board')).toBe(0)
    await page.locator('.coach-learn').tap()
    await page.locator('.lesson').waitFor()
    await openTable(page, 'great-lakes')
    await page.locator('.coach[data-line="ask.tickets"]').waitFor()
    await context.close()
  })

  test('says nothing in a lesson', async () => {
    const { page, context } = await meet('desk', 'en')
    await page.goto('/')
    await page.locator('.game').first().locator('.game-more button').click()
    await page.locator('.lesson').waitFor()
    expect(await page.locator('.coach').count()).toBe(0)
    await context.close()
  })
})
