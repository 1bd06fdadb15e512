/**
 * Every title but Paris Connection (`play.browser.test.ts` plays that one), read and played by the list of
 * choices: with the keyboard alone a whole game, with a finger at 360 px every kind of move.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { follow, loadFor, newsIn, runsIn } from '../../test/web/follow.ts'
import { finger, keyboard } from '../../test/web/hands.ts'
import { leastOf, readAndPlay } from '../../test/web/reader.ts'
import { answerAtOnce, sitDownAt } from '../../test/web/set-up.ts'
import { kindsIn, shortMatchOf } from '../../test/web/short-matches.ts'
import { DESKTOP, openStage, PHONE, type Stage } from '../../test/web/stage.ts'
import { games } from '../games/index.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const others = games.filter(({ id }) => id !== 'paris-connection')

/** Of four, one has fewer decisions to make than of two. */
const SEATS: Readonly<Record<string, number>> = { 'railways-card': 4 }

describe.concurrent.each(others.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('a whole game with the keyboard alone', async () => {
    const { page, context, trouble } = await stage.visit(DESKTOP)
    await sitDownAt(page, entry, 'titles 13', SEATS[entry.id] ?? 2)
    await readAndPlay(page, keyboard, leastOf({}))
    await page.getByRole('dialog', { name: 'Game over' }).waitFor()
    expect(trouble).toEqual([])
    await context.close()
  }, 180_000)

  test('every kind of move with a finger at 360 px', async () => {
    const { page, context, trouble } = await stage.visit(PHONE)
    await answerAtOnce(page)
    const made = new Set<string>()
    const moves = await shortMatchOf(entry)
    for (const [first, ...rest] of newsIn(runsIn(moves))) {
      if (first === undefined) continue
      await loadFor(page, first)
      for (const move of [first, ...rest]) {
        await follow(page, finger, move)
        made.add(move.kind)
      }
    }
    expect([...made].sort()).toEqual([...kindsIn(moves)].sort())
    expect(trouble).toEqual([])
    await context.close()
  }, 180_000)
})
