/** Goes to another page without loading the site again, as a click on a link does. Addresses are made by `hrefs`. */
import type { Page } from 'playwright-core'

export const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, address)

/** Loads the site the first time, and afterwards goes on inside it, as a player does: a load costs as much as many pages. */
export const visitPage = async (page: Page, address: string): Promise<void> => {
  if (page.url().startsWith('http')) await followLink(page, address)
  else await page.goto(address)
}
