/** Whole games in a real browser, by roles and names only: with mouse, touch and keyboard. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboard, mouse, type Press, touch } from '../../test/web/browser/input-devices.ts'
import { DESKTOP, PHONE, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { watchUninvited } from '../../test/web/browser/uninvited.ts'
import { playToEnd, startParisTable } from '../../test/web/players/paris-player.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

describe.concurrent('a whole game of Paris Connection', () => {
  test.each<[string, typeof DESKTOP, Press]>([
    ['with the mouse at 1440 × 900', DESKTOP, mouse],
    ['with a finger at 360 × 740', PHONE, touch],
    ['with the keyboard alone', DESKTOP, keyboard],
  ])('%s', async (_how, device, press) => {
    const { page, context, errors } = await site.visit(device)
    const uninvited = await watchUninvited(page)
    await startParisTable(page, press)
    const did = await playToEnd(page, press)
    for (const kind of ['extend', 'place', 'stop', 'trade', 'done']) expect(did[kind], kind).toBeGreaterThan(0)
    const { faults, shift, shifted } = await uninvited()
    expect(faults).toEqual([])
    expect(shift, shifted.join('\n')).toBeLessThan(0.02)
    const result = page.getByRole('dialog', { name: 'Game over' })
    await result.waitFor()
    expect(await result.getByRole('row').count()).toBeGreaterThan(6)
    expect(errors).toEqual([])
    await context.close()
  })
})
