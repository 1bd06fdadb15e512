/** Looks at a decision on several screens and reports what is not in view. */
import type { CDPSession, Page } from 'playwright-core'
import { followLink } from '../browser/follow-link.ts'
import { loadMatchAt } from '../players/recorded-match-player.ts'
import type { Decision } from './decisions.ts'
import { isInReach, lookAround, type Needs } from './in-view.ts'
import { layoutOn, type Screen } from './in-view-cases.ts'

/** A spectator sees bots in all seats. */
export const openDecision = async (page: Page, decision: Decision, as: Needs['as']): Promise<void> => {
  await loadMatchAt(page, as === 'watcher' ? { ...decision, seat: -1 } : decision)
  await page.locator(as === 'watcher' ? '.watch-note' : '.table-turn[data-yours=true]').waitFor()
  if (as !== 'replay') return
  await followLink(page, `${page.url()}/at/${decision.record.moves.length}`)
  await page.locator('.table-replay').waitFor()
}

/** The faults on this screen. At most `taps` targets that are too small are brought closer by a press. */
export const faultsOn = async (
  page: Page,
  screen: Screen,
  as: Needs['as'],
  taps: number,
  chat: string | null = null,
): Promise<readonly string[]> => {
  await setText(page, screen.text)
  await page.setViewportSize(screen)
  await page.locator(`.table[data-layout=${layoutOn(screen)}]`).waitFor()
  const needs: Needs = { as, least: screen.isTouch ? 44 : 24, chat }
  const where = `${screen.width}×${screen.height} with text of ${screen.text} px`
  // The camera moves to what can be chosen.
  await settled(page)
  const { faults, small, hidden } = await lookAround(page, needs)
  const found = faults.map((fault) => `${where}: ${fault}`)
  if (as !== 'player') return found
  found.push(...hidden.map((at) => `${where}: target ${at} is out of view or covered`))
  const step = Math.max(1, Math.floor(small.length / taps))
  for (const { at, x, y } of small.filter((_, index) => index % step === 0).slice(0, taps)) {
    await (screen.isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
    await settled(page)
    if (!(await isInReach(page, at, needs))) found.push(`${where}: target ${at} is out of reach after a press`)
    await page.locator('.panzoom-button').last().click()
    await settled(page)
  }
  return found
}

const sessions = new WeakMap<Page, CDPSession>()

/** The size of text in the settings of the browser; it lasts as long as the session that set it. */
const setText = async (page: Page, standard: number): Promise<void> => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** In milliseconds: longer than a decision takes to be drawn, with reduced motion. */
const SETTLE = 180

/** A busy machine draws later: after that time the page must have nothing left to do. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForTimeout(SETTLE)
  await page.evaluate(
    () => new Promise((idle) => requestAnimationFrame(() => requestIdleCallback(idle, { timeout: 1_000 }))),
  )
}
