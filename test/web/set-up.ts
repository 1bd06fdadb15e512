/** Tables in one browser, set up like people do, with bots that answer at once. */
import type { Page } from 'playwright-core'
import type { Entry } from '../../src/kit/entry.ts'

export const answerAtOnce = async (page: Page): Promise<void> => {
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
}

/** A person and bots; the same match every time. */
export const sitDownAt = async (page: Page, { id, title }: Entry, seed: string, seats: number): Promise<void> => {
  await answerAtOnce(page)
  await page.goto(`/#/new/${id}`)
  await page.getByRole('radio', { name: String(seats), exact: true }).check({ force: true })
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
