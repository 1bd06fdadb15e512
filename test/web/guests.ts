/** People who come to a table on a server by a link, each with a page of their own. */
import type { Page } from 'playwright-core'
import type { Entry } from '../../src/kit/entry.ts'

/** Opens a table of so many seats, all for people, dealt from a seed where one is wanted, and reads the link out. */
export const openTableOf = async (
  page: Page,
  { id }: Pick<Entry, 'id'>,
  name: string,
  { seats, seed, wait }: { readonly seats?: number; readonly seed?: string; readonly wait?: string } = {},
): Promise<string> => {
  await page.goto(`/#/host/${id}`)
  if (seats !== undefined) await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  if (seed !== undefined) {
    await page.getByText('Advanced', { exact: true }).click()
    await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  }
  if (wait !== undefined) await page.getByLabel('Wait for absent players').selectOption(wait)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor()
  return page.getByRole('textbox', { name: 'Anyone with this link can join' }).inputValue()
}

export const sitDownBy = async (page: Page, link: string, name: string): Promise<void> => {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Leave seat/ }).waitFor()
}

/** Whoever opened the table starts it; free seats go to bots. */
export const begin = async (pages: readonly Page[]): Promise<void> => {
  const start = pages[0]?.getByRole('button', { name: /^(Start|Fill with bots and start)$/ })
  await start?.click()
  for (const page of pages) await page.getByRole('region', { name: 'Turn' }).waitFor()
}

/** The person has to go: a bot plays on. */
export const leaveToBot = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Players & options' }).click()
  await page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await page.getByText('A bot is playing for you.').waitFor()
}
