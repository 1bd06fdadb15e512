/**
 * A player for any game that uses only the list of choices. It reads the table in one snapshot, which waits in the
 * page until something has changed.
 */
import type { Locator, Page } from 'playwright-core'
import { PATIENCE } from '../../patience.ts'
import type { Press } from '../browser/input-devices.ts'
import { keyboard } from '../browser/input-devices.ts'
import { readTable, type TableSnapshot } from '../browser/table-snapshot.ts'

/** How often each kind of move was chosen. */
export type MoveCounts = Record<string, number>

/** Returns the index of the choice to take. */
export type ChooseNext = (waitForTable: TableSnapshot) => number

/** Milliseconds between two rounds over all pages. */
const PAUSE = 15

/** Waits until the table shows something new that satisfies `enough`. */
export const waitForTable = async (
  page: Page,
  before: string | null,
  enough: (waitForTable: TableSnapshot) => boolean,
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
  if (now.unexpectedDialog !== null) throw new Error(`unexpected dialog: ${now.unexpectedDialog}`)
  return now
}

export const isWanted = ({ wants }: TableSnapshot): boolean => wants !== 'nothing'

/** Does what the table asks for now. */
export const act = async (page: Page, press: Press, now: TableSnapshot, chooseNext: ChooseNext): Promise<void> => {
  if (now.wants === 'confirm') return pressAgain(page, press)
  if (now.wants === 'done') return handOver(page, press)
  if (now.list === 'open') return press(choices(page).nth(chooseNext(now)))
  await press(page.getByRole('button', { name: /^All choices/ }))
}

/** A second press in the same place; the keyboard is there already. */
const pressAgain = (page: Page, press: Press): Promise<void> => press(page.locator(':focus'))

/** Keyboard players use the shortcut. */
const handOver = (page: Page, press: Press): Promise<void> =>
  press === keyboard
    ? page.keyboard.press('d')
    : press(page.locator('section[aria-label=Turn] button', { hasText: /^End turn$/ }))

const choices = (page: Page): Locator => page.locator('.table-choices .table-choice-group button')

/** Plays until the game is over. */
export const playFromList = async (page: Page, press: Press, chooseNext: ChooseNext): Promise<void> => {
  let now = await waitForTable(page, null, isWanted)
  while (now.wants !== 'over') {
    now = await step(page, press, now, chooseNext)
    if (!isWanted(now)) now = await waitForTable(page, now.mark, isWanted)
  }
}

/** Several people at one table: the one who is to act acts, until the game is over or after this many steps. */
export const playTogetherFromList = async (
  pages: readonly Page[],
  press: Press,
  chooseNext: ChooseNext,
  steps: number,
): Promise<'over' | 'going'> => {
  for (let made = 0; made < steps; made++) {
    const [page, now] = await whoIsAsked(pages)
    if (now.wants === 'over') return 'over'
    await step(page, press, now, chooseNext)
  }
  return 'going'
}

/** Acts, and waits for the result: until it comes, the page still shows the old prompt. */
const step = async (page: Page, press: Press, now: TableSnapshot, chooseNext: ChooseNext): Promise<TableSnapshot> => {
  await act(page, press, now, chooseNext)
  const isAsking = now.wants === 'choice' && now.list !== 'open'
  const isNext = ({ wants, list, decision }: TableSnapshot): boolean =>
    decision !== now.decision || (wants !== now.wants && wants !== 'choice') || (isAsking && list === 'open')
  return waitForTable(page, now.mark, isNext)
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

/** Takes the least used kind among the first kinds in the list; passes only if it must. */
export const chooseRarest = (tally: MoveCounts): ChooseNext => {
  const weigh = (kind: string): number => (kind === 'pass' ? Infinity : (tally[kind] ?? 0))
  return ({ groups }) => {
    const localUrl = groups.filter(({ from }) => from < MOST_READ)
    const least = localUrl.reduce((best, one) => (weigh(one.kind) < weigh(best.kind) ? one : best))
    const taken = tally[least.kind] ?? 0
    tally[least.kind] = taken + 1
    return least.from + (taken % Math.min(MOST_WEIGHED, least.names.length))
  }
}

/** How far down the list it reads, and how many choices of a kind it considers: each costs a Tab. */
const MOST_READ = 10
const MOST_WEIGHED = 3
