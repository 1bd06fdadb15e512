/**
 * A player who reads: whatever the game, it plays from the list of all choices in words, and takes
 * the kind of choice that it has taken least so far. So it comes to every kind of decision.
 */
import type { Locator, Page } from 'playwright-core'
import type { Entry } from '../../kit/game.ts'
import type { Press } from './player.ts'

/** How often each kind of move was chosen. */
export type Tally = Record<string, number>

const PATIENCE = 20_000

/** Plays so many steps, or until the game is over; says which. */
export const readAndPlay = async (
  pages: readonly Page[],
  press: Press,
  steps: number,
  tally: Tally,
): Promise<'over' | 'going'> => {
  for (let step = 0; step < steps; step++) {
    const page = await whoIsAsked(pages)
    if (await bar(page).getByRole('button', { name: 'Result' }).isVisible()) return 'over'
    await act(page, press, tally)
  }
  return 'going'
}

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Turn' })

/** The first page that something is wanted of. */
const whoIsAsked = async (pages: readonly Page[]): Promise<Page> => {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    for (const page of pages) {
      const yours = page.locator('section[data-yours=true]').and(bar(page))
      const wanted = yours.or(bar(page).getByRole('button', { name: 'Result' }))
      if (await wanted.first().isVisible()) return page
    }
    await new Promise((soon) => setTimeout(soon, 15))
  }
  throw new Error('nobody is asked')
}

/** One choice, with the question whether it is meant where that comes, and Done where the turn is complete. */
const act = async (page: Page, press: Press, tally: Tally): Promise<void> => {
  const asked = await bar(page).getByRole('status').innerText()
  const done = bar(page).getByRole('button', { name: 'Done', exact: true })
  if ((await done.getAttribute('aria-disabled')) !== 'true') await press(done)
  else await choose(page, press, tally)
  const sure = page.getByRole('button', { name: 'Do it' })
  const moved = (): Promise<boolean> =>
    bar(page)
      .getByRole('status')
      .innerText()
      .then((text) => text !== asked)
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    if (await sure.isVisible()) await press(sure)
    else if (await moved()) return
    // The same may be asked again, of another choice: then the list has changed instead.
    else if ((await countOf(page)) !== tally[LISTED]) return
    await page.waitForTimeout(15)
  }
}

const MOST_LOOKS = 40
/** So far down a long list this reader reads: every press of Tab is one. */
const MOST_READ = 30
/** How many choices there were, so that a change of the list can be seen. */
const LISTED = ' listed'

const summary = (page: Page): Locator => page.locator('summary').filter({ hasText: /^All choices \(\d+\)/ })

const countOf = async (page: Page): Promise<number> =>
  Number(
    /\((\d+)\)/.exec(
      await summary(page)
        .innerText()
        .catch(() => ''),
    )?.[1] ?? -1,
  )

const choose = async (page: Page, press: Press, tally: Tally): Promise<void> => {
  await openList(page, press)
  tally[LISTED] = await countOf(page)
  const groups = page.locator('.table-choice-group')
  await groups.first().waitFor()
  const kinds = await groups.evaluateAll((all) => all.map((one) => one.getAttribute('data-kind') ?? ''))
  const least = kinds.reduce((best, kind) => ((tally[kind] ?? 0) < (tally[best] ?? 0) ? kind : best), kinds[0] ?? '')
  const buttons = groups.nth(kinds.indexOf(least)).getByRole('button')
  const count = Math.min(MOST_READ, await buttons.count())
  const so = tally[least] ?? 0
  tally[least] = so + 1
  await press(buttons.nth((so * 7) % count))
}

/** The list lies beside the board, or in the tab of the hand on a narrow screen. */
const openList = async (page: Page, press: Press): Promise<void> => {
  if (!(await summary(page).isVisible())) await press(page.getByRole('tab').first())
  const isOpen = await summary(page).evaluate((one) => one.parentElement?.hasAttribute('open') ?? false)
  if (!isOpen) await press(summary(page))
}

/** A table of as many as can sit there, with bots that answer at once; the same match every time. */
export const sitDownAt = async (page: Page, { id, title, meta }: Entry, seed: string): Promise<void> => {
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'At once' }).check({ force: true })
  await page.goto(`/#/new/${id}`)
  await page.getByRole('radio', { name: String(meta.seats.at(-1)), exact: true }).check({ force: true })
  await page.getByText('The deal', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
