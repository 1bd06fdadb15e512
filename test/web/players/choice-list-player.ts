/**
 * A player who reads: whatever the game, it plays from the list of all choices in words. What the table
 * wants is read in one look, and a look waits in the page until there is something new.
 */
import type { Locator, Page } from 'playwright-core'
import type { Press } from '../browser/input-devices.ts'
import { keyboard } from '../browser/input-devices.ts'
import { readTable, type TableSnapshot } from '../browser/table-snapshot.ts'

/** How often each kind of move was chosen. */
export type Tally = Record<string, number>

/** Which of the choices is taken, as a number in the list. */
export type ChooseNext = (look: TableSnapshot) => number

const PATIENCE = 20_000
/** Milliseconds until what is still to come is there, and between two looks around the table. */
const GRACE = 80
const PAUSE = 15

/** Waits until this table shows something else than before, and until `enough` of what it shows. */
export const look = async (
  page: Page,
  before: string | null,
  enough: (look: TableSnapshot) => boolean,
): Promise<TableSnapshot> => {
  const until = Date.now() + PATIENCE
  let seen = before
  while (Date.now() < until) {
    const now = await snapshotTable(page, seen, until - Date.now())
    if (now.mark !== before && enough(now)) return now
    seen = now.mark
  }
  throw new Error(`nothing more happens after ${before}`)
}

const snapshotTable = async (page: Page, before: string | null, patience: number): Promise<TableSnapshot> => {
  const now = await page.evaluate(readTable, { before, patience })
  if (now.errors !== null) throw new Error(`the table says: ${now.errors}`)
  return now
}

export const isWanted = ({ wants }: TableSnapshot): boolean => wants !== 'nothing'

/** Does the one thing that the table wants now. */
export const act = async (page: Page, press: Press, now: TableSnapshot, taste: ChooseNext): Promise<void> => {
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

/** Reads and acts until the game is over. */
export const playFromList = async (page: Page, press: Press, taste: ChooseNext): Promise<void> => {
  let now = await look(page, null, isWanted)
  while (now.wants !== 'over') {
    now = await step(page, press, now, taste)
    if (!isWanted(now)) now = await look(page, now.mark, isWanted)
  }
}

/** Several people at one table: whoever is asked acts, until the game is over or so many steps were made. */
export const playTogetherFromList = async (
  pages: readonly Page[],
  press: Press,
  taste: ChooseNext,
  steps: number,
): Promise<'over' | 'going'> => {
  for (let made = 0; made < steps; made++) {
    const [page, now] = await whoIsAsked(pages)
    if (now.wants === 'over') return 'over'
    await step(page, press, now, taste)
  }
  return 'going'
}

/** Acts, and waits until that is seen. */
const step = async (page: Page, press: Press, now: TableSnapshot, taste: ChooseNext): Promise<TableSnapshot> => {
  await act(page, press, now, taste)
  const then = await look(page, now.mark, () => true)
  // The same may be asked again. Or the log lags behind, and this was answered already.
  return then.question === now.question ? snapshotTable(page, then.mark, GRACE) : then
}

const whoIsAsked = async (pages: readonly Page[]): Promise<[Page, TableSnapshot]> => {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    for (const page of pages) {
      const now = await snapshotTable(page, null, 0)
      if (isWanted(now)) return [page, now]
    }
    await new Promise((soon) => setTimeout(soon, PAUSE))
  }
  throw new Error('nobody is asked')
}

/** Of the kinds that come early in the list, the one that was taken least so far. Nobody passes gladly. */
export const chooseRarest = (tally: Tally): ChooseNext => {
  const weigh = (kind: string): number => (kind === 'pass' ? Infinity : (tally[kind] ?? 0))
  return ({ groups }) => {
    const near = groups.filter(({ from }) => from < MOST_READ)
    const least = near.reduce((best, one) => (weigh(one.kind) < weigh(best.kind) ? one : best))
    const so = tally[least.kind] ?? 0
    tally[least.kind] = so + 1
    return least.from + (so % Math.min(MOST_WEIGHED, least.names.length))
  }
}

/** So far down the list this reader reads, and so many of a kind it weighs: every press of Tab is one. */
const MOST_READ = 10
const MOST_WEIGHED = 3
