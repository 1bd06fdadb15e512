/** Whole games in a real browser, by roles and names alone: with the mouse, with a finger, with the keyboard. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finger, keyboard, mouse, type Press } from '../../test/web/hands.ts'
import { playToEnd, startPlaying } from '../../test/web/player.ts'
import { DESKTOP, openStage, PHONE, type Stage } from '../../test/web/stage.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

describe.concurrent('a whole game of Paris Connection', () => {
  test.each<[string, typeof DESKTOP, Press]>([
    ['with the mouse at 1440 × 900', DESKTOP, mouse],
    ['with a finger at 360 × 740', PHONE, finger],
    ['with the keyboard alone', DESKTOP, keyboard],
  ])(
    '%s',
    async (_how, device, press) => {
      const { page, context, trouble } = await stage.visit(device)
      await startPlaying(page, press)
      const did = await playToEnd(page, press)
      for (const kind of ['extend', 'place', 'stop', 'trade', 'done']) expect(did[kind], kind).toBeGreaterThan(0)
      const result = page.getByRole('dialog', { name: 'Game over' })
      await result.waitFor()
      expect(await result.getByRole('row').count()).toBeGreaterThan(6)
      expect(trouble).toEqual([])
      await context.close()
    },
    150_000,
  )
})
