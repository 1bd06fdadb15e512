/**
 * Takes pictures of every screen and game, at three sizes, by day and by night: into coverage/screenshots, or the folder
 * given after `npm run screenshots --`. Those that README and docs show also go to docs/screenshots. Review them whenever
 * a page has changed.
 */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { hrefs } from '../../src/wire/route.ts'
import { startTestSite, type TestSite } from './browser/site.ts'
import { openOnlineTable, startMatch } from './players/online-guests.ts'
import { loadMatchAt } from './players/recorded-match-player.ts'
import { openRecord, partOf, recordedMatch } from './players/recorded-matches.ts'

const at = (folder: string): string => fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
const ALL = process.env['TASK_FOLDER'] || at('coverage/screenshots')
const SHOWN = at('docs/screenshots')

const SIZES: Readonly<Record<string, BrowserContextOptions>> = {
  '1280': { viewport: { width: 1280, height: 720 } },
  '1440': { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
}

/** The boards side by side, and one picture each of home and end. */
const isShown = (name: string): boolean =>
  /^table-.+-(?:1440|phone)-(?:light|dark)$/.test(name) ||
  ['home-1440-light', 'end-great-lakes-1440-light'].includes(name)

const PAGES: Readonly<Record<string, string>> = {
  home: hrefs.home,
  'set-up': hrefs.setUp('railways-card'),
  'open-table': hrefs.host('great-lakes'),
  lobby: hrefs.lobby,
  settings: hrefs.settings,
  profile: hrefs.you,
  daily: hrefs.daily,
  'how-to-play': hrefs.howToPlay('russian-railroads'),
  rules: hrefs.rule('paris-connection', 'PC-3.8'),
  missing: '/no-such-page',
}

type Take = (name: string) => Promise<void>

const picture = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const path = join(ALL, `${name}.png`)
  await page.screenshot({ path })
  if (isShown(name)) copyFileSync(path, join(SHOWN, `${name}.png`))
}

/** Scenery, marks and the camera follow the first paint; effects of the moves before it end. */
const settle = async (page: Page): Promise<void> => {
  await page.getByRole('group', { name: /^Board of/ }).waitFor()
  await page.locator('[data-news]').waitFor({ state: 'attached' })
  // Moves with cards mark nothing in the drawing.
  await page
    .locator('.mark')
    .first()
    .waitFor({ state: 'attached', timeout: 1_500 })
    .catch(() => null)
  await page.locator('.caption-line').waitFor({ state: 'detached' })
}

/** What a table looks like: for a player, a spectator, in a replay, and at its end. */
const takeTables = async (page: Page, take: Take): Promise<void> => {
  for (const { id, meta } of games) {
    const record = recordedMatch(id, meta.seats.includes(4) ? 4 : 3)
    const part = partOf(record, 0.6, 0)
    await openRecord(page, part)
    await settle(page)
    await take(`table-${id}`)
    const more = page.getByRole('button', { name: 'Show more' })
    if ((await more.count()) > 0) {
      await more.tap()
      await page.locator('.table-choices').waitFor()
      await take(`sheet-${id}`)
    }
    await loadMatchAt(page, { record: part, seat: -1 })
    await page.locator('.watch-note').waitFor()
    await settle(page)
    await take(`spectator-${id}`)
    await openRecord(page, record)
    await page.locator('.end-time[data-complete="true"]').waitFor()
    await take(`end-${id}`)
    await page.goto(`${page.url()}/at/${Math.round(record.moves.length / 3)}`)
    await page.locator('.table-replay').waitFor()
    await settle(page)
    await take(`replay-${id}`)
  }
}

/** What a player opens over a table. */
const takeDrawers = async (page: Page, take: Take): Promise<void> => {
  const record = recordedMatch('great-lakes', 4)
  await openRecord(page, partOf(record, 0.6, 0))
  await settle(page)
  await page.locator('.newest-line').click()
  await page.getByRole('log').waitFor()
  await take('drawer-log')
  for (const name of ['Board in words', 'Legend', 'Details']) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await take('drawer-menu')
    await page.locator('.menu-item').getByText(name, { exact: true }).click()
    await page.getByRole('region', { name }).waitFor()
    await take(`drawer-${name.replaceAll(' ', '-').toLowerCase()}`)
  }
  const strip = page.locator('.chip-button').first()
  if ((await strip.count()) > 0) {
    await strip.tap()
    await take('drawer-players')
  } else {
    await page.locator('.choices-button').click()
    await page.locator('.table-choices').waitFor()
    await take('drawer-choices')
  }
  const half = partOf(record, 0.5, 0)
  await openRecord(page, { ...half, players: ['Ada', 'Ben', 'casual', 'casual'] })
  await page.locator('.table-pass-device').waitFor()
  await take('pass-device')
}

/** A table on the server: before it starts, and with its chat. */
const takeOnline = async (page: Page, take: Take): Promise<void> => {
  await openOnlineTable(page, { id: 'great-lakes' }, 'Ann')
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor()
  await take('waiting-room')
  await startMatch([page])
  await take('online')
  await page.getByRole('button', { name: 'Chat' }).click()
  await page.getByRole('textbox').waitFor()
  await take('drawer-chat')
}

const takeAll = async (site: TestSite, size: string, colorScheme: 'light' | 'dark'): Promise<void> => {
  const { page, context } = await site.visit({ ...SIZES[size], colorScheme })
  const take: Take = (name) => picture(page, `${name}-${size}-${colorScheme}`)
  for (const [name, route] of Object.entries(PAGES)) {
    await page.goto(route)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await take(name)
  }
  await takeOnline(page, take)
  await takeTables(page, take)
  await takeDrawers(page, take)
  await page.goto(hrefs.home)
  await page.locator('section.continue').waitFor()
  await take('home-continue')
  await context.close()
}

test('screenshots', async () => {
  for (const folder of [ALL, SHOWN]) mkdirSync(folder, { recursive: true })
  const site = await startTestSite()
  for (const size of Object.keys(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) await takeAll(site, size, colorScheme)
  }
  await site.close()
})
