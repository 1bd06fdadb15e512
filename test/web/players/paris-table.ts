/** What tests say about a local table of Paris Connection. */
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { mouse } from '../browser/input-devices.ts'
import type { PageVisit } from '../browser/site.ts'
import { startParisTable } from './paris-player.ts'

/** Plays in a page of its own, which must report no error. */
export const withoutErrors = async (
  visiting: Promise<PageVisit>,
  play: (visit: PageVisit) => Promise<void>,
): Promise<void> => {
  const visit = await visiting
  await play(visit)
  expect(visit.errors).toEqual([])
  await visit.context.close()
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

export const status = (page: Page): Locator => page.getByRole('region', { name: 'Turn' }).getByRole('status')

export const promptShown = (page: Page): Locator => status(page).filter({ hasText: 'Extend a network' })

/** Opens a table of four with a fixed deal. */
export const sitDown = async (page: Page): Promise<void> => {
  await startParisTable(page, mouse, 4)
  await promptShown(page).waitFor()
}

/** Trades the first possible share and ends the turn. */
export const tradeAndHandOver = async (page: Page): Promise<void> => {
  const ready = page.locator('button:not([aria-disabled=true])')
  for (const name of [/you hold/, /, take 1 /, /^End turn$/]) await ready.and(button(page, name)).first().click()
}

/** Begins to extend the first network, and places a locomotive. */
export const placeOne = async (page: Page): Promise<void> => {
  for (const name of [/^Extend /, /^Place on /]) await button(page, name).first().click()
}
