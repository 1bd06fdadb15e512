/**
 * Every game but Paris Connection (see `play.browser.test.ts`), played from the list of choices: a whole game with the
 * keyboard only, and every kind of move by touch on a screen 360 px wide. During the whole games nothing takes the focus
 * or covers the board uninvited.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboard, touch } from '../../test/web/browser/input-devices.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { watchUninvited } from '../../test/web/browser/uninvited.ts'
import { chooseRarest, playFromList } from '../../test/web/players/choice-list-player.ts'
import { setInstantBots, startTable } from '../../test/web/players/new-table.ts'
import {
  groupBySeat,
  loadMatchAt,
  playRecordedMove,
  runsWithNewKinds,
} from '../../test/web/players/recorded-match-player.ts'
import { kindsIn, shortMatchOf } from '../../test/web/short-matches.ts'
import { games } from '../games/index.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const others = games.filter(({ id }) => id !== 'paris-connection')

/** With four seats one player makes fewer decisions than with two. */
const SEATS: Readonly<Record<string, number>> = { 'railways-card': 4 }

describe.concurrent.each(others.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('a whole game with the keyboard only', async () => {
    const { page, context, errors } = await site.visit(DESKTOP)
    const uninvited = await watchUninvited(page)
    await startTable(page, entry, 'titles 13', SEATS[entry.id] ?? 2)
    await playFromList(page, keyboard, chooseRarest({}))
    await page.getByRole('dialog', { name: 'Game over' }).waitFor()
    const { faults, shift, shifted } = await uninvited()
    expect(faults).toEqual([])
    expect(shift, shifted.join('\n')).toBeLessThan(0.02)
    expect(errors).toEqual([])
    await context.close()
  })

  test('every kind of move by touch at 360 px', async () => {
    const { page, context, errors } = await site.visit(PHONE)
    const uninvited = await watchUninvited(page)
    await setInstantBots(page)
    const made = new Set<string>()
    const moves = await shortMatchOf(entry)
    for (const [first, ...rest] of runsWithNewKinds(groupBySeat(moves))) {
      if (first === undefined) continue
      await loadMatchAt(page, first)
      for (const move of [first, ...rest]) {
        await playRecordedMove(page, touch, move)
        made.add(move.kind)
      }
    }
    expect([...made].sort()).toEqual([...kindsIn(moves)].sort())
    expect((await uninvited()).faults).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
