/** Illustrations load after the first paint: a board can be played before its scenery has come, and then gets it. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { mouse } from '../../test/web/browser/input-devices.ts'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { act, isWanted, waitForTable } from '../../test/web/players/choice-list-player.ts'
import { openRecord, partOf, recordedMatch } from '../../test/web/players/recorded-matches.ts'
import { games } from '../games/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

/** By game: the files of its scenery, and what they draw. */
const SCENERY: Readonly<Record<string, readonly [files: RegExp, drawn: string]>> = {
  'great-lakes': [/\/assets\/(?:shores|land|forest)-[\w-]+\.json$/, '.gl-tree'],
  'paris-connection': [/\/assets\/Abroad-[\w-]+\.js$/, '.pc-arrive'],
  'railways-card': [/\/assets\/(?:Scenery|Skyline)-[\w-]+\.js$/, '.rc-scenery'],
  'russian-railroads': [/\/assets\/Scenery-[\w-]+\.js$/, '.rr-scenery'],
}

/** A draft may have none. */
const withScenery = games.filter(({ id, meta }) => meta.draft !== true || SCENERY[id] !== undefined)

interface Held {
  /** For each file: was the board there when the page requested it? */
  readonly asked: boolean[]
  release(): void
}

/** Keeps these files back until they are released. */
const hold = async (page: Page, files: RegExp): Promise<Held> => {
  const asked: boolean[] = []
  let release = (): void => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => {
    asked.push(await page.evaluate(() => document.querySelector('[class$="-board"] path') !== null))
    await released
    await route.continue()
  })
  return { asked, release }
}

/** Makes the first choice of the list, and waits for the next question. */
const chooseFirst = async (page: Page): Promise<void> => {
  let now = await waitForTable(page, null, isWanted)
  const { question } = now
  while (now.question === question) {
    await act(page, mouse, now, () => 0)
    now = await waitForTable(page, now.mark, isWanted)
  }
}

describe.concurrent.each(withScenery.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('can be played before its scenery comes, and then has it', async ({ expect }) => {
    const [files, drawn] = SCENERY[entry.id] ?? []
    if (files === undefined || drawn === undefined) throw new Error(`what is the scenery of ${entry.id}?`)
    const { page, context, errors } = await site.visit(DESKTOP)
    const { asked, release } = await hold(page, files)
    await openRecord(page, partOf(recordedMatch(entry.id, 3), 0.6, 0))
    await chooseFirst(page)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    expect(asked).not.toContain(false)
    expect(await page.locator(drawn).count()).toBe(0)
    release()
    await page.locator(drawn).first().waitFor({ state: 'attached' })
    expect(errors).toEqual([])
    await context.close()
  })
})
