/** Opens local tables through the pages, with bots that move at once. */
import type { Page } from 'playwright-core'
import type { GameEntry } from '../../../src/kit/entry.ts'
import { hrefs } from '../../../src/wire/route.ts'
import { visitPage } from '../browser/follow-link.ts'

export const setInstantBots = async (page: Page): Promise<void> => {
  await visitPage(page, hrefs.settings)
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
}

/** In milliseconds: bots wait longer before they move, saving does not. */
const LONG = 100

/** The delay of bots never ends: a spectator looks at a match that stands still. Call this before the first visit. */
export const holdBots = async (page: Page): Promise<void> => {
  const hold = `{ const later = setTimeout; self.setTimeout = (run, ms, ...more) => (ms >= ${LONG} ? 0 : later(run, ms, ...more)) }`
  await page.route(/\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${hold}\n${await response.text()}` })
  })
}

/** One person and bots, with a fixed seed. */
export const startTable = async (page: Page, { id, title }: GameEntry, seed: string, seats: number): Promise<void> => {
  await setInstantBots(page)
  await visitPage(page, hrefs.setUp(id))
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
