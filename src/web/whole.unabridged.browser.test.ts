/** Whole matches of every game: by mouse, by touch, and by four people on a server. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mouse, type Press, touch } from '../../test/web/browser/input-devices.ts'
import { isConnectionError, type OnlineTestSite, startOnlineTestSite } from '../../test/web/browser/online-site.ts'
import { DESKTOP, PHONE } from '../../test/web/browser/site.ts'
import { watchUninvited } from '../../test/web/browser/uninvited.ts'
import { chooseRarest, playFromList, playTogetherFromList } from '../../test/web/players/choice-list-player.ts'
import { startTable } from '../../test/web/players/new-table.ts'
import { openOnlineTable, startMatch, takeSeatByLink } from '../../test/web/players/online-guests.ts'
import { games } from '../games/index.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

const A_WHILE = 20 * 60_000
const NAMES = ['Ann', 'Bob', 'Cas', 'Dee']
/** After this many steps a page is reloaded, connections are cut, the server is restarted. */
const STRETCH = 40
const MOST_STEPS = 4_000

describe.each(games.map((entry) => [entry.title, entry] as const))('a whole game of %s', (_title, entry) => {
  test.each<[string, typeof DESKTOP, Press]>([
    ['with the mouse at 1440 × 900', DESKTOP, mouse],
    ['with a finger at 360 × 740', PHONE, touch],
  ])(
    '%s',
    async (_how, device, press) => {
      const { page, context, errors } = await site.visit(site.localUrl, device)
      const uninvited = await watchUninvited(page)
      await startTable(page, entry, 'whole', entry.meta.seats.at(-1) ?? 2)
      await playFromList(page, press, chooseRarest({}))
      await page.getByRole('dialog', { name: 'Game over' }).waitFor()
      const { faults, shift, shifted } = await uninvited()
      expect(faults).toEqual([])
      expect(shift, shifted.join('\n')).toBeLessThan(0.02)
      expect(errors).toEqual([])
      await context.close()
    },
    A_WHILE,
  )

  test(
    'by four people on a server',
    async () => {
      const visits = await Promise.all(
        NAMES.map((_, at) => site.visit(at === 0 ? site.localUrl : site.hostUrl, DESKTOP)),
      )
      const pages = visits.map(({ page }) => page)
      const [owner, ...guests] = pages
      if (owner === undefined) throw new Error('nobody came')
      const link = await openOnlineTable(owner, entry, 'Ann', { seats: 4 })
      for (const [at, page] of guests.entries()) await takeSeatByLink(page, link, NAMES[at + 1] ?? '')
      await startMatch(pages)
      const taste = chooseRarest({})
      for (const trial of [() => guests[0]?.reload(), () => site.cutConnections(), () => site.restart()]) {
        await playTogetherFromList(pages, mouse, taste, STRETCH)
        await trial()
      }
      expect(await playTogetherFromList(pages, mouse, taste, MOST_STEPS)).toBe('over')
      const [first, ...others] = await Promise.all(pages.map(pointsShown))
      expect(first).toHaveLength(NAMES.length)
      for (const points of others) expect(points).toEqual(first)
      for (const { errors } of visits) expect(errors.filter((line) => !isConnectionError(line))).toEqual([])
      await Promise.all(visits.map(({ context }) => context.close()))
    },
    A_WHILE,
  )
})

/** The columns of the score table in one order for all: each viewer has an own headline and an own first column. */
const pointsShown = async (page: Page): Promise<readonly string[]> => {
  const table = page.getByRole('dialog', { name: 'Game over' }).getByRole('table', { name: 'Points by rule' })
  const rows = await table.locator('tbody tr, tfoot tr').all()
  const cells = await Promise.all(rows.map((row) => row.locator('td').allInnerTexts()))
  return (cells[0] ?? []).map((_, column) => cells.map((row) => row[column]).join(' ')).sort()
}
