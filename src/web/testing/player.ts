/** A player who knows the table only by what a screen reader is told: roles, names and the status line. */
import type { Locator, Page } from 'playwright-core'

/** How this player presses a control: with a mouse, a finger or the keyboard. */
export type Press = (control: Locator) => Promise<void>

export const mouse: Press = (control) => control.click()
export const finger: Press = (control) => control.tap()

/** Tab until the control has the focus, then Enter. */
export const keyboard: Press = async (control) => {
  const page = control.page()
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${control}`)
}

const MOST_TABS = 300
const MOST_STEPS = 600

/** Sets up a table, of six where nothing else is said, with bots that answer at once, and starts. */
export const startPlaying = async (page: Page, press: Press, seats = 6): Promise<void> => {
  await page.goto('/#/settings')
  await page.getByRole('radio', { name: 'At once' }).check({ force: true })
  await page.goto('/#/new/paris-connection')
  await page.getByRole('radio', { name: String(seats) }).check({ force: true })
  await press(page.getByRole('button', { name: 'Start' }))
  await page.getByRole('heading', { level: 1, name: 'Paris Connection' }).waitFor()
}

/** Plays so many steps, or until the game is over, and says how often each thing was done. */
export const playSome = async (page: Page, press: Press, steps: number): Promise<Readonly<Record<string, number>>> => {
  const done: Record<string, number> = { extend: 0, place: 0, stop: 0, trade: 0, done: 0, confirm: 0 }
  for (let step = 0; step < steps; step++) {
    const what = await act(page, press, done)
    done[what] = (done[what] ?? 0) + 1
    if (what === 'over') break
  }
  return done
}

/** Plays until the game is over and says how often each thing was done. */
export const playToEnd = async (page: Page, press: Press): Promise<Readonly<Record<string, number>>> => {
  const done = await playSome(page, press, MOST_STEPS)
  if (done['over'] === undefined) throw new Error(`not over after ${MOST_STEPS} steps: ${JSON.stringify(done)}`)
  return done
}

/** One step: whatever the table offers now. */
const act = async (page: Page, press: Press, so: Readonly<Record<string, number>>): Promise<string> => {
  const over = page.getByRole('button', { name: 'Result' })
  const confirm = page.getByRole('button', { name: 'Do it' })
  const ready = page.locator('button:not([aria-disabled=true])')
  const finish = ready.and(page.getByRole('button', { name: 'Done', exact: true }))
  const places = page.getByRole('button', { name: /^Place on / })
  const extensions = ready.and(page.getByRole('button', { name: /^Extend / }))
  const asked = page
    .getByRole('region', { name: 'Turn' })
    .getByRole('status')
    .filter({ hasText: /^(Extend|Place) / })
  await over.or(confirm).or(finish).or(asked).first().waitFor()
  if (await over.isVisible()) return 'over'
  if (await confirm.isVisible())
    return did(
      'confirm',
      press(confirm).then(() => confirm.waitFor({ state: 'hidden' })),
    )
  if (await finish.isVisible())
    return did(
      'done',
      press(finish).then(() => finish.waitFor({ state: 'hidden' })),
    )
  const turns = (so['done'] ?? 0) % 3
  if ((await places.count()) > 0) return placeOrStop(page, press, places, (so['place'] ?? 0) % 4 === 3)
  if (turns === 0 && (await extensions.count()) > 0) {
    const count = await extensions.count()
    return did('extend', press(extensions.nth((so['extend'] ?? 0) % count)))
  }
  return trade(page, press, ready)
}

const placeOrStop = async (page: Page, press: Press, places: Locator, stopping: boolean): Promise<string> => {
  const stop = page.getByRole('button', { name: 'Stop extending' }).first()
  if (stopping && (await stop.isVisible()) && (await stop.getAttribute('aria-disabled')) !== 'true') {
    return did('stop', press(stop))
  }
  return did('place', press(places.last()))
}

const trade = async (page: Page, press: Press, ready: Locator): Promise<string> => {
  await press(ready.and(page.getByRole('button', { name: /^Give 1 \w+; you hold/ })).first())
  const two = ready.and(page.getByRole('button', { name: /^Give 1 \w+, take 2 / }))
  const one = ready.and(page.getByRole('button', { name: /^Give 1 \w+, take 1 / }))
  const takes = (await two.count()) > 0 ? two : one
  return did('trade', press(takes.first()))
}

const did = async (what: string, doing: Promise<void>): Promise<string> => {
  await doing
  return what
}
