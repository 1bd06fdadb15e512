/** Whole games of every title: by mouse and by finger alone, and by four people on a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begin, openTableOf, sitDownBy } from '../../test/web/guests.ts'
import { finger, mouse, type Press } from '../../test/web/hands.ts'
import { isOfTheCut, type OnlineStage, openOnlineStage } from '../../test/web/online-stage.ts'
import { leastOf, readAndPlay, readTogether } from '../../test/web/reader.ts'
import { sitDownAt } from '../../test/web/set-up.ts'
import { DESKTOP, PHONE } from '../../test/web/stage.ts'
import { games } from '../games/index.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const A_WHILE = 20 * 60_000
const NAMES = ['Ann', 'Bob', 'Cas', 'Dee']
/** After so many steps a page is reloaded, the wire cut, the server restarted. */
const STRETCH = 40
const MOST_STEPS = 4_000

describe.each(games.map((entry) => [entry.title, entry] as const))('a whole game of %s', (_title, entry) => {
  test.each<[string, typeof DESKTOP, Press]>([
    ['with the mouse at 1440 × 900', DESKTOP, mouse],
    ['with a finger at 360 × 740', PHONE, finger],
  ])(
    '%s',
    async (_how, device, press) => {
      const { page, context, trouble } = await stage.visit(stage.near, device)
      await sitDownAt(page, entry, 'whole', entry.meta.seats.at(-1) ?? 2)
      await readAndPlay(page, press, leastOf({}))
      await page.getByRole('dialog', { name: 'Game over' }).waitFor()
      expect(trouble).toEqual([])
      await context.close()
    },
    A_WHILE,
  )

  test(
    'by four people on a server',
    async () => {
      const visits = await Promise.all(NAMES.map((_, at) => stage.visit(at === 0 ? stage.near : stage.far, DESKTOP)))
      const pages = visits.map(({ page }) => page)
      const [owner, ...guests] = pages
      if (owner === undefined) throw new Error('nobody came')
      const link = await openTableOf(owner, entry, 'Ann', { seats: 4 })
      for (const [at, page] of guests.entries()) await sitDownBy(page, link, NAMES[at + 1] ?? '')
      await begin(pages)
      const taste = leastOf({})
      for (const trial of [() => guests[0]?.reload(), () => stage.cut(), () => stage.restart()]) {
        await readTogether(pages, mouse, taste, STRETCH)
        await trial()
      }
      expect(await readTogether(pages, mouse, taste, MOST_STEPS)).toBe('over')
      const results = await Promise.all(
        pages.map((page) => page.getByRole('dialog', { name: 'Game over' }).innerText()),
      )
      expect(new Set(results).size).toBe(1)
      for (const { trouble } of visits) expect(trouble.filter((line) => !isOfTheCut(line))).toEqual([])
      await Promise.all(visits.map(({ context }) => context.close()))
    },
    A_WHILE,
  )
})
