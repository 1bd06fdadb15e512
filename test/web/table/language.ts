/** The language of the pages, as a player chooses it in the settings. */
import type { Page } from 'playwright-core'
import type { Language } from '../../../src/kit/text.ts'
import { hrefs } from '../../../src/wire/route.ts'
import { visitPage } from '../browser/follow-link.ts'

/** Every page from now on speaks it. */
export const speakOn = async (page: Page, language: Language = 'en'): Promise<void> => {
  await visitPage(page, hrefs.settings)
  await page.locator('.settings select').first().selectOption(language)
  await page.locator(`html[lang=${language}]`).waitFor()
}
