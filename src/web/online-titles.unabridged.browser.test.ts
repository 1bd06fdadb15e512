/**
 * Two people at a table on a server, of every title but Paris Connection (`online.browser.test.ts` plays
 * that one to its end): until each kind of move was made by a click, with a reload, a cut wire and a
 * restart in the middle. Then they hand their seats to bots, who play to the end.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { begin, leaveToBot, openTableOf, sitDownBy } from './testing/guests.ts'
import { kindsOf } from './testing/kinds.ts'
import { type OnlineStage, openOnlineStage } from './testing/online-stage.ts'
import { mouse } from './testing/player.ts'
import { readAndPlay, type Tally } from './testing/reader.ts'
import { DESKTOP } from './testing/stage.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const STRETCH = 20
const MOST_STRETCHES = 30

const others = games.filter(({ id }) => id !== 'paris-connection')

describe.each(others.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('is played by two people by a link, until each kind of move was made, and by bots to the end', async () => {
    const ann = await stage.visit(stage.near, DESKTOP)
    const bob = await stage.visit(stage.far, DESKTOP)
    await sitDownBy(bob.page, await openTableOf(ann.page, entry, 'Ann'), 'Bob')
    const pages = [ann.page, bob.page]
    await begin(pages)
    const trials = [() => bob.page.reload(), () => stage.cut(), () => stage.restart()]
    const kinds = await kindsOf(entry)
    const tally: Tally = {}
    const isDone = (): boolean => [...kinds].every((kind) => (tally[kind] ?? 0) > 0)
    for (let stretch = 0; stretch < MOST_STRETCHES && (stretch <= trials.length || !isDone()); stretch++) {
      if ((await readAndPlay(pages, mouse, STRETCH, tally)) === 'over') break
      await trials[stretch]?.()
    }
    if (!(await isOver(ann.page))) for (const page of pages) await leaveToBot(page)
    for (const page of pages) await page.getByRole('dialog', { name: 'The game is over' }).waitFor({ timeout: 60_000 })
    for (const kind of kinds) expect(tally[kind], kind).toBeGreaterThan(0)
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  }, 180_000)
})

const isOver = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: 'Turn' }).getByRole('button', { name: 'Result' }).isVisible()
