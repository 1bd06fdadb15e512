/** Opens the drawers of a table, in any language. */
import type { Page } from 'playwright-core'

/** Those that every local table has, with the way to each. */
const OPENERS = {
  log: (page: Page) => page.locator('.newest-line').click(),
  menu: (page: Page) => page.locator('.top-tools button').last().click(),
  choices: (page: Page) => page.locator('.choices-button').click(),
} as const

export const DRAWERS = Object.keys(OPENERS) as readonly (keyof typeof OPENERS)[]

export const openDrawer = (page: Page, kind: keyof typeof OPENERS): Promise<void> => OPENERS[kind](page)
