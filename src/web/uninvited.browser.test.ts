/** What watches whole games (`play` and `titles.browser.test.ts`) finds planted faults at a table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, startTestSite, type TestSite } from '../../test/web/browser/site.ts'
import { watchUninvited } from '../../test/web/browser/uninvited.ts'
import { promptShown, sitDown } from '../../test/web/players/paris-table.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

test('a stolen focus, something over the board, and a shift are found', async () => {
  const { page, context } = await site.visit(DESKTOP)
  const uninvited = await watchUninvited(page)
  await sitDown(page)
  await promptShown(page).waitFor()
  // A press explains what follows it.
  await page.waitForTimeout(2_000)
  expect(await uninvited()).toMatchObject({ faults: [], shift: 0 })
  const steal = async (): Promise<string> => {
    await page.locator('.dock-primary').blur()
    await page.locator('.dock-primary').focus()
    return (await uninvited()).faults.join()
  }
  await expect.poll(steal).toMatch(/^focus on <button/)
  await page.evaluate(() => {
    const cover = document.createElement('aside')
    cover.className = 'planted'
    cover.style.cssText = 'position: fixed; inset: 44px auto 0 0; inline-size: 30%; background: #fff'
    document.body.append(cover)
  })
  await expect
    .poll(async () => (await uninvited()).faults.join())
    .toMatch(/class="planted".* lies over \d+ of 81 points/)
  await page.locator('.table').evaluate(({ style }: HTMLElement) => {
    style.paddingTop = '160px'
  })
  await expect.poll(async () => (await uninvited()).shift).toBeGreaterThan(0.02)
  await context.close()
})
