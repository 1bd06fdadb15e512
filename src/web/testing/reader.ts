/**
 * A player who reads: whatever the game, it plays from the list of all choices in words. What the table
 * wants is read in one look, and a look waits in the page until there is something new.
 */
import type { Locator, Page } from 'playwright-core'
import type { Press } from './hands.ts'
import { keyboard } from './hands.ts'
import { type Look, lookIn } from './look.ts'

/** How often each kind of move was chosen. */
export type Tally = Record<string, number>

/** Which of the choices is taken, as a number in the list. */
export type Taste = (look: Look) => number

const PATIENCE = 20_000
const GRACE = 80

/** Waits until this table shows something else than before, and until `enough` of what it shows. */
export const look = async (page: Page, before: string | null, enough: (look: Look) => boolean): Promise<Look> => {
  const until = Date.now() + PATIENCE
  let seen = before
  while (Date.now() < until) {
    const now = await lookOnce(page, seen, until - Date.now())
    if (now.mark !== before && enough(now)) return now
    seen = now.mark
  }
  throw new Error(`nothing more happens after ${before}`)
}

const lookOnce = async (page: Page, before: string | null, patience: number): Promise<Look> => {
  const now = await page.evaluate(lookIn, { before, patience })
  if (now.trouble !== null) throw new Error(`the table says: ${now.trouble}`)
  return now
}

export const isWanted = ({ wants }: Look): boolean => wants !== 'nothing'

/** Does the one thing that the table wants now, and says what it was. */
export const act = async (page: Page, press: Press, now: Look, taste: Taste): Promise<void> => {
  if (now.wants === 'sure') return press(page.locator('dialog[open] button[data-kind=main]'))
  if (now.wants === 'done') return handOver(page, press)
  if (now.list === 'open') return press(choices(page).nth(taste(now)))
  await press(now.list === 'away' ? page.getByRole('tab').first() : summary(page))
}

/** Whoever plays with the keyboard knows its key. */
const handOver = (page: Page, press: Press): Promise<void> =>
  press === keyboard
    ? page.keyboard.press('d')
    : press(page.locator('section[aria-label=Turn] button', { hasText: /^Done$/ }))

const summary = (page: Page): Locator => page.locator('details.table-choices > summary')

const choices = (page: Page): Locator => page.locator('details.table-choices .table-choice-group button')

/** Reads and acts until the game is over, or until nothing more is wished for. */
export const readAndPlay = async (
  page: Page,
  press: Press,
  taste: Taste,
  goesOn: () => boolean = () => true,
): Promise<'over' | 'going'> => {
  let before: Look | null = null
  while (goesOn()) {
    let now: Look = await look(page, before?.mark ?? null, isWanted)
    // The same may be asked again. Or the log lags behind, and this was answered already.
    if (now.question === before?.question) now = await lookOnce(page, now.mark, GRACE)
    if (now.wants === 'over') return 'over'
    if (isWanted(now)) await act(page, press, now, taste)
    before = now
  }
  return 'going'
}

/** The kind of choice that was taken least so far, not far down the list: so many kinds come up. Nobody passes gladly. */
export const leastOf = (tally: Tally): Taste => {
  const weigh = (kind: string): number => (kind === 'pass' ? Infinity : (tally[kind] ?? 0))
  return ({ groups }) => {
    const least = groups.reduce((best, one) => (weigh(one.kind) < weigh(best.kind) ? one : best))
    const so = tally[least.kind] ?? 0
    tally[least.kind] = so + 1
    return least.from + (so % Math.min(MOST_READ, least.names.length))
  }
}

/** So far down the list this reader reads: every press of Tab is one. */
const MOST_READ = 3
