/** Advice at a table on a server with several people: players and spectators get it only at a teaching table. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineTestSite, startOnlineTestSite } from '../../test/web/browser/online-site.ts'
import { axeViolations } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, type PageVisit, PHONE } from '../../test/web/browser/site.ts'
import { startMatch, takeSeatByLink } from '../../test/web/players/online-guests.ts'
import { hrefs } from '../wire/route.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

const TEACHES = 'Teaching table: everyone here can see win chances and ask for hints.'

/** Ann opens a public table and Bob takes a seat there; Zoe finds it in the lobby. */
const meeting = async (teaching: boolean, play: (ann: PageVisit, bob: PageVisit, zoe: PageVisit) => Promise<void>) => {
  const ann = await site.visit(site.localUrl, DESKTOP)
  const bob = await site.visit(site.localUrl, DESKTOP)
  const zoe = await site.visit(site.localUrl, PHONE)
  const link = await openPublicTable(ann.page, teaching)
  await zoe.page.goto(hrefs.lobby)
  await zoe.page.getByRole('link', { name: /^Join: Paris Connection, Ann/ }).waitFor()
  expect(await zoe.page.getByText(TEACHES).count()).toBe(teaching ? 1 : 0)
  await bob.page.goto(link.replace(site.hostUrl, site.localUrl))
  await bob.page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .waitFor()
  expect(await bob.page.getByText(TEACHES).count()).toBe(teaching ? 1 : 0)
  await takeSeatByLink(bob.page, link.replace(site.hostUrl, site.localUrl), 'Bob')
  await startMatch([ann.page, bob.page])
  await play(ann, bob, zoe)
  for (const { errors } of [ann, bob, zoe]) expect(errors).toEqual([])
  await Promise.all([ann, bob, zoe].map(({ context }) => context.close()))
}

const openPublicTable = async (page: Page, teaching: boolean): Promise<string> => {
  await page.goto(hrefs.host('paris-connection'))
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await page.getByRole('radio', { name: 'Public' }).check()
  if (teaching) {
    await page.getByText('Advanced', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Teaching table' }).check()
  }
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ann')
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Anyone with this link can join' }).inputValue()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const chances = (page: Page) => page.getByRole('list', { name: 'Players' }).getByText(/^\d+%$/)
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })

/** On a phone the cards are behind the strip of players. */
const turnOnChances = async (page: Page, isPhone = false): Promise<void> => {
  await button(page, 'Menu').click()
  await page.getByRole('checkbox', { name: 'Win chance' }).check()
  await button(page, 'Close').click()
  if (isPhone) await page.getByRole('list', { name: 'Players' }).getByRole('button').first().click()
  await chances(page).nth(2).waitFor()
}

test('at a usual table neither players nor spectators get advice before the replay', () =>
  meeting(false, async (ann, bob, zoe) => {
    await zoe.page.getByRole('link', { name: /^Watch: Paris Connection/ }).click()
    for (const { page } of [ann, bob, zoe]) {
      await button(page, 'Menu').click()
      await button(page, 'Shortcuts').waitFor()
      expect(await page.getByRole('checkbox', { name: 'Win chance' }).count()).toBe(0)
      expect(await button(page, 'Hint').count()).toBe(0)
      expect(await page.getByText('Teaching table').count()).toBe(0)
    }
    await zoe.page.getByText('You are watching.').waitFor()
    for (const name of ['Undo', 'Redo', 'End turn']) expect(await button(zoe.page, name).count(), name).toBe(0)

    await button(ann.page, 'Players & options').click()
    await button(ann.page, 'Request to end the game').click()
    await button(bob.page, 'Agree').click()
    await ann.page.getByText('The players agreed to end this game early.').first().waitFor()
    // The end screen of a match that was ended early.
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Replay' }).click()
    await chances(ann.page).nth(2).waitFor()
  }))

test('at a teaching table, which says so in advance, players and spectators get advice', () =>
  meeting(true, async (ann, bob, zoe) => {
    for (const { page } of [ann, bob]) {
      await page.getByText('Teaching table', { exact: true }).waitFor()
      await turnOnChances(page)
    }
    await zoe.page.getByRole('link', { name: /^Watch: Paris Connection/ }).click()
    await turnOnChances(zoe.page, true)
    expect(await axeViolations(zoe.page), 'chances').toEqual([])
    await button(zoe.page, 'Hint').click()
    await hint(zoe.page)
      .getByText(/^For .+, from what spectators can see\. (Hint|About equal): /)
      .waitFor()
    expect(await hint(zoe.page).getByRole('button', { name: /^Play/ }).count()).toBe(0)
    expect(await axeViolations(zoe.page), 'hint').toEqual([])
    const mover = await Promise.any(
      [ann, bob].map(async ({ page }) => {
        await button(page, 'Hint').waitFor()
        return page
      }),
    )
    await button(mover, 'Hint').click()
    await hint(mover).getByRole('button', { name: /^Play/ }).first().click()
    await hint(mover).waitFor({ state: 'detached' })
  }))
