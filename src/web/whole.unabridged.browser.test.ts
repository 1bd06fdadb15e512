/** Whole games of every title: by mouse and by finger alone, and by four people on a server. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import { begin, openTableOf, sitDownBy } from './testing/guests.ts'
import { type OnlineStage, openOnlineStage } from './testing/online-stage.ts'
import { finger, mouse, type Press } from './testing/player.ts'
import { readAndPlay, sitDownAt } from './testing/reader.ts'
import { DESKTOP, PHONE } from './testing/stage.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const MOST_STEPS = 4_000
const A_WHILE = 20 * 60_000

describe.each(games.map((entry) => [entry.title, entry] as const))('a whole game of %s', (_title, entry) => {
  test.each<[string, typeof DESKTOP, Press]>([
    ['with the mouse at 1440 × 900', DESKTOP, mouse],
    ['with a finger at 360 × 740', PHONE, finger],
  ])(
    '%s',
    async (_how, device, press) => {
      const { page, context, trouble } = await stage.visit(stage.near, device)
      await sitDownAt(page, entry, 'whole')
      expect(await readAndPlay([page], press, MOST_STEPS, {})).toBe('over')
      expect(trouble).toEqual([])
      await context.close()
    },
    A_WHILE,
  )

  test(
    'by four people on a server',
    async () => {
      const visits = await Promise.all(['Ann', 'Bob', 'Cas', 'Dee'].map(() => stage.visit(stage.near, DESKTOP)))
      const pages = visits.map(({ page }) => page)
      const [owner, ...guests] = pages
      if (owner === undefined) throw new Error('nobody came')
      const link = (await openTableOf(owner, entry, 'Ann', 4)).replace(stage.far, stage.near)
      for (const [at, page] of guests.entries()) await sitDownBy(page, link, ['Bob', 'Cas', 'Dee'][at] ?? '')
      await begin(pages)
      await readAndPlay(pages, mouse, 40, {})
      stage.cut()
      await readAndPlay(pages, mouse, 40, {})
      expect(await stage.restart()).toBeLessThan(5_000)
      expect(await readAndPlay(pages, mouse, MOST_STEPS, {})).toBe('over')
      const results = await Promise.all(
        pages.map((page) => page.getByRole('dialog', { name: 'The game is over' }).innerText()),
      )
      expect(new Set(results).size).toBe(1)
      await Promise.all(visits.map(({ context }) => context.close()))
    },
    A_WHILE,
  )
})
