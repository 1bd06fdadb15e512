/** A player of Paris Connection that uses only roles, names and the status line. */
import type { Locator, Page } from 'playwright-core'
import { hrefs } from '../../../src/wire/route.ts'
import { PATIENCE } from '../../patience.ts'
import { visitPage } from '../browser/follow-link.ts'
import { keyboard, type Press, touch } from '../browser/input-devices.ts'

/** A fixed seed, so that failures can be repeated. */
const SEED = 'browser'
const MOST_STEPS = 600

/** Starts a table with bots that move at once. */
export const startParisTable = async (page: Page, press: Press, seats = 6): Promise<void> => {
  await visitPage(page, hrefs.settings)
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true })
  await visitPage(page, hrefs.setUp('paris-connection'))
  await page.getByRole('radio', { name: String(seats) }).check({ force: true })
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill(SEED)
  await press(page.getByRole('button', { name: 'Start' }))
  await page.getByRole('heading', { level: 1, name: 'Paris Connection' }).waitFor()
}

/** Plays this many steps or until the game is over; returns how often each action was taken. */
const playSome = async (page: Page, press: Press, steps: number): Promise<Readonly<Record<string, number>>> => {
  const done: Record<string, number> = { extend: 0, place: 0, stop: 0, trade: 0, done: 0 }
  for (let step = 0; step < steps; step++) {
    const what = await act(page, press, done)
    done[what] = (done[what] ?? 0) + 1
    if (what === 'over') break
  }
  return done
}

/** Plays until the game is over; returns how often each action was taken. */
export const playToEnd = async (page: Page, press: Press): Promise<Readonly<Record<string, number>>> => {
  const done = await playSome(page, press, MOST_STEPS)
  if (done['over'] === undefined) throw new Error(`not over after ${MOST_STEPS} steps: ${JSON.stringify(done)}`)
  return done
}

/** Several people at one table: the one who is to act acts, until the game is over or after this many steps. */
export const playTogether = async (
  pages: readonly Page[],
  press: Press,
  steps: number,
  tallies: readonly Record<string, number>[],
): Promise<void> => {
  for (let step = 0; step < steps; step++) {
    const at = await whoIsAsked(pages)
    const [page, done] = [pages[at], tallies[at]]
    if (page === undefined || done === undefined) throw new Error('nobody is asked')
    const what = await act(page, press, done)
    done[what] = (done[what] ?? 0) + 1
    if (what === 'over') break
  }
}

/** The index of the first page with a prompt or the end screen. */
const whoIsAsked = async (pages: readonly Page[]): Promise<number> => {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    for (const [at, page] of pages.entries()) {
      if (await asked(page).first().isVisible()) return at
    }
    await new Promise((soon) => setTimeout(soon, 20))
  }
  throw new Error('nobody is asked')
}

const asked = (page: Page): Locator => {
  const bar = page.getByRole('region', { name: 'Turn' })
  const mine = bar.getByRole('status').filter({ hasText: /^(Extend|Place|All done)/ })
  return mine.or(bar.getByRole('button', { name: 'Result' }))
}

/** Takes one action and waits until the turn bar has changed. A move that ends the game is confirmed by a second press. */
const act = async (page: Page, press: Press, counts: Readonly<Record<string, number>>): Promise<string> => {
  const bar = page.getByRole('region', { name: 'Turn' })
  const over = bar.getByRole('button', { name: 'Result' })
  const mine = bar.getByRole('status').filter({ hasText: /^(Extend|Place|All done)/ })
  await over.or(mine).first().waitFor()
  if (await over.isVisible()) return 'over'
  const before = await bar.getByRole('status').innerText()
  const { what, act: take } = await choose(page, press, before, counts)
  await take()
  const settled = bar.getByRole('status').filter({ hasNotText: before }).or(over)
  const question = page.getByText('Press again to confirm')
  await settled.or(question).first().waitFor()
  if (await question.isVisible()) await take()
  await settled.first().waitFor()
  return what
}

/** What a player has decided to do; `act` does it. */
interface Decision {
  readonly what: string
  act(): Promise<void>
}

const choose = async (
  page: Page,
  press: Press,
  asked: string,
  counts: Readonly<Record<string, number>>,
): Promise<Decision> => {
  if (asked.startsWith('All done'))
    return { what: 'done', act: () => press(page.getByRole('button', { name: 'End turn', exact: true })) }
  if (asked.startsWith('Place')) {
    const places = page.getByRole('button', { name: /^Place on / })
    return placeOrStop(page, press, places, (counts['place'] ?? 0) % 4 === 3)
  }
  const ready = page.locator('button:not([aria-disabled=true])')
  const extensions = ready.and(page.getByRole('button', { name: /^Extend / }))
  const count = await extensions.count()
  if ((counts['done'] ?? 0) % 3 !== 0 || count === 0) return trade(page, press, ready)
  return { what: 'extend', act: () => press(extensions.nth((counts['extend'] ?? 0) % count)) }
}

const placeOrStop = async (page: Page, press: Press, places: Locator, stopping: boolean): Promise<Decision> => {
  const stop = page.getByRole('button', { name: 'Stop extending' }).first()
  if (stopping && (await stop.isVisible()) && (await stop.getAttribute('aria-disabled')) !== 'true') {
    return { what: 'stop', act: () => press(stop) }
  }
  if (press !== keyboard) await bringIntoView(page, press, places.last())
  return { what: 'place', act: () => pressField(press, places.last()) }
}

/** The camera follows each decision: a player presses a field when it no longer moves. */
const holdStill = (place: Locator): Promise<void> =>
  place.evaluate(async (field, { frames, most }) => {
    let [still, left, top] = [0, Number.NaN, Number.NaN]
    for (let frame = 0; still < frames && frame < most; frame++) {
      await new Promise(requestAnimationFrame)
      const now = field.getBoundingClientRect()
      still = now.left === left && now.top === top ? still + 1 : 0
      left = now.left
      top = now.top
    }
  }, STILL)

/** The camera starts up to 60 ms after a decision; whatever delays it delays frames as well. */
const STILL = { frames: 8, most: 600 }

/** The first press on a field that is too small goes closer, the second one chooses it. */
const pressField = async (press: Press, place: Locator): Promise<void> => {
  const size = await place.evaluate((field) => {
    const { width, height } = field.getBoundingClientRect()
    return Math.min(width, height)
  })
  if (press !== keyboard && size < (press === touch ? 44 : 24)) await press(place)
  await press(place)
}

/** A field outside the view: a button moves the view to what can be chosen. */
const bringIntoView = async (page: Page, press: Press, place: Locator): Promise<void> => {
  await holdStill(place)
  const isIn = await place.evaluate((field) => {
    const { left, top, width, height } = field.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    // Outside the window there is nothing.
    return (hit?.closest('.panzoom-drawing') ?? null) !== null
  })
  if (isIn) return
  await press(page.getByRole('button', { name: /^(Whole board|Zoom to my choices)$/ }))
  await holdStill(place)
}

const trade = async (page: Page, press: Press, ready: Locator): Promise<Decision> => {
  await press(ready.and(page.getByRole('button', { name: /^Give 1 \w+; you hold/ })).first())
  const two = ready.and(page.getByRole('button', { name: /^Give 1 \w+, take 2 / }))
  const one = ready.and(page.getByRole('button', { name: /^Give 1 \w+, take 1 / }))
  const takes = (await two.count()) > 0 ? two : one
  return { what: 'trade', act: () => press(takes.first()) }
}
