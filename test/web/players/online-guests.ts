/** People at an online table, each with their own page. */
import type { Page } from 'playwright-core'
import type { GameEntry } from '../../../src/kit/entry.ts'
import { hrefs } from '../../../src/wire/route.ts'
import { visitPage } from '../browser/follow-link.ts'

interface OnlineTableSetup {
  readonly seats?: number
  readonly seed?: string
  readonly wait?: string
  readonly isPublic?: boolean
  readonly isTimed?: boolean
}

/** Opens a table with all seats for people and returns its invitation link. */
export const openOnlineTable = async (
  page: Page,
  { id }: Pick<GameEntry, 'id'>,
  name: string,
  { seats, seed, wait, isPublic = false, isTimed = false }: OnlineTableSetup = {},
): Promise<string> => {
  await visitPage(page, hrefs.host(id))
  if (seats !== undefined) await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  if (seed !== undefined || wait !== undefined) await page.getByText('Advanced', { exact: true }).click()
  if (seed !== undefined) await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  if (wait !== undefined) await page.getByLabel('Wait for absent players').selectOption(wait)
  if (isTimed) await page.getByRole('radio', { name: 'Timed' }).check({ force: true })
  if (isPublic) await page.getByRole('radio', { name: 'Public' }).check({ force: true })
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor()
  return page.getByRole('textbox', { name: 'Anyone with this link can join' }).inputValue()
}

export const takeSeatByLink = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Leave seat/ }).waitFor()
}

/** The owner starts the match; free seats get bots. */
export const startMatch = async (pages: readonly Page[]): Promise<void> => {
  const start = pages[0]?.getByRole('button', { name: /^(Start|Fill with bots and start)$/ })
  await start?.click()
  for (const page of pages) await page.getByRole('region', { name: 'Turn' }).waitFor()
}

/** Opens what concerns the people at the table. */
export const openTableMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Players & options' }).click()
}

/** Hands the seat to a bot. The last one to do so may see the end before the page has drawn anything else. */
export const handSeatToBot = async (page: Page): Promise<void> => {
  await openTableMenu(page)
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  const isOver = page.getByRole('dialog', { name: 'Game over' })
  await page.getByText('A bot is playing for you.').or(isOver).first().waitFor()
}
