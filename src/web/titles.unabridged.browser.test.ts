/**
 * Every title, read and played by the list of choices: with the keyboard alone a whole game, with a
 * finger at 360 px until each kind of move was made. What kinds there are is known from recorded games.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../games/index.ts'
import type { Entry } from '../kit/game.ts'
import { kindsOf } from './testing/kinds.ts'
import { finger, keyboard, type Press } from './testing/player.ts'
import { readAndPlay, sitDownAt, type Tally } from './testing/reader.ts'
import { DESKTOP, openStage, PHONE, type Stage } from './testing/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const MOST_STEPS = 1_200
/** Between two looks at whether every kind was made. */
const STRETCH = 25

/** Plays until every kind was made, or to the end, again and again. */
const playAll = async (entry: Entry, press: Press, device: typeof PHONE): Promise<Tally> => {
  const kinds = await kindsOf(entry)
  const tally: Tally = {}
  const isDone = (): boolean => [...kinds].every((kind) => (tally[kind] ?? 0) > 0)
  const { page, context, trouble } = await stage.visit(device)
  for (let match = 0; match < 4 && !isDone(); match++) {
    await sitDownAt(page, entry, `titles ${match}`)
    for (let steps = 0; steps < MOST_STEPS && !isDone(); steps += STRETCH) {
      if ((await readAndPlay([page], press, STRETCH, tally)) === 'over') break
    }
  }
  expect(trouble).toEqual([])
  await context.close()
  return tally
}

describe.each(games.map((entry) => [entry.title, entry] as const))('%s', (_title, entry) => {
  test('a whole game with the keyboard alone', async () => {
    const { page, context, trouble } = await stage.visit(DESKTOP)
    await sitDownAt(page, entry, 'titles')
    expect(await readAndPlay([page], keyboard, MOST_STEPS, {})).toBe('over')
    await page.getByRole('dialog', { name: 'The game is over' }).waitFor()
    expect(trouble).toEqual([])
    await context.close()
  }, 180_000)

  test('every kind of move with a finger at 360 px', async () => {
    const tally = await playAll(entry, finger, PHONE)
    for (const kind of await kindsOf(entry)) expect(tally[kind], kind).toBeGreaterThan(0)
  }, 180_000)
})
