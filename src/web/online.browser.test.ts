/**
 * Two people in two browsers play at one table on a real server, joined by a link. One of them uses a host name over
 * plain http. In between: a reload, a broken connection and a server restart.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mouse } from '../../test/web/browser/input-devices.ts'
import { isConnectionError, type OnlineTestSite, startOnlineTestSite } from '../../test/web/browser/online-site.ts'
import { axeViolations, overflowingText, overlappingText, smallControls } from '../../test/web/browser/page-checks.ts'
import { DESKTOP, PHONE } from '../../test/web/browser/site.ts'
import { openOnlineTable, openTableMenu, startMatch, takeSeatByLink } from '../../test/web/players/online-guests.ts'
import { playTogether } from '../../test/web/players/paris-player.ts'
import { lookAround } from '../../test/web/table/in-view.ts'
import { layoutOn, SCREENS } from '../../test/web/table/in-view-cases.ts'
import type { Lists } from '../wire/api.ts'
import { hrefs } from '../wire/route.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

const MOST_STEPS = 800

const PARIS = { id: 'paris-connection' }

describe('two people joined by a link', () => {
  test('play a whole game through a reload, a broken connection and a server restart', async () => {
    const ann = await site.visit(site.localUrl, DESKTOP)
    const bob = await site.visit(site.hostUrl, PHONE)
    const link = await openOnlineTable(ann.page, PARIS, 'Ann')
    expect(link).toMatch(/^http:\/\/table\.test:\d+\/join\/[0-9a-z]{10}#[0-9a-f]{32}$/)
    await takeSeatByLink(bob.page, link, 'Bob')
    const pages = [ann.page, bob.page]
    await startMatch(pages)

    const tallies = pages.map((): Record<string, number> => ({}))
    const play = (steps: number): Promise<void> => playTogether(pages, mouse, steps, tallies)
    await play(12)
    await bob.page.reload()
    await bob.page.getByRole('region', { name: 'Turn' }).waitFor()
    await play(12)
    site.cutConnections()
    await play(12)
    await site.restart()
    await play(MOST_STEPS)

    for (const tally of tallies) {
      for (const kind of ['extend', 'place', 'trade', 'done']) expect(tally[kind], kind).toBeGreaterThan(0)
    }
    const results = await Promise.all(pages.map((page) => page.getByRole('dialog', { name: 'Game over' }).innerText()))
    // A phone shows the player's own points first.
    const [forAnn, forBob] = results.map((text) => text.split(/\s+/).sort())
    expect(forAnn).toEqual(forBob)
    expect(ann.errors.concat(bob.errors).filter((line) => !isConnectionError(line))).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  })

  test('see each other sit down, chat, undo and vote; every page passes the page checks', async () => {
    const ann = await site.visit(site.localUrl, { ...DESKTOP, colorScheme: 'dark' })
    const bob = await site.visit(site.localUrl, { ...PHONE, colorScheme: 'light' })
    const link = (await openOnlineTable(ann.page, PARIS, 'Ann')).replace(site.hostUrl, site.localUrl)
    await holds(ann.page, 'the waiting room')
    await bob.page.goto(link)
    await bob.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .waitFor()
    await holds(bob.page, 'an invitation')
    await takeSeatByLink(bob.page, link, 'Bob')
    await ann.page.getByText('Bob', { exact: true }).first().waitFor()
    await holds(bob.page, 'the waiting room, seated')
    await startMatch([ann.page, bob.page])

    for (const screen of SCREENS) {
      await ann.page.setViewportSize(screen)
      await ann.page.locator(`.table[data-layout=${layoutOn(screen)}]`).waitFor()
      const { faults } = await lookAround(ann.page, { as: 'player', least: 24, chat: 'Chat' })
      expect(faults, `${screen.width} × ${screen.height}`).toEqual([])
    }
    await ann.page.setViewportSize(DESKTOP.viewport ?? { width: 1440, height: 900 })
    await ann.page.getByRole('button', { name: /^Chat/ }).click()
    await ann.page.getByRole('textbox', { name: 'Type a message' }).fill('Good luck, Bob!')
    await ann.page.getByRole('button', { name: 'Send' }).click()
    await bob.page.getByRole('button', { name: 'Chat (1)' }).click()
    await bob.page.getByText('Good luck, Bob!').waitFor()
    await holds(ann.page, 'the table with chat')
    await holds(bob.page, 'the table with chat, on a phone')
    await bob.page.reload()
    // Earlier lines do not count as unread.
    await bob.page.getByText('Good luck, Bob!').waitFor({ state: 'attached' })
    await bob.page.getByRole('button', { name: 'Chat', exact: true }).waitFor()

    await openTableMenu(ann.page)
    const limit = ann.page.getByRole('checkbox', { name: 'Only players can chat at this table' })
    expect(await limit.isChecked()).toBe(false)
    await limit.click()
    await expect.poll(() => limit.isChecked()).toBe(true)
    await holds(ann.page, 'the menu of the table')
    await ann.page.reload()
    await openTableMenu(ann.page)
    await expect.poll(() => limit.isChecked()).toBe(true)
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const mover = (await isAsked(ann.page)) ? ann.page : bob.page
    await mover
      .getByRole('button', { name: /^Extend / })
      .first()
      .click()
    await mover
      .getByRole('button', { name: /^Place on / })
      .last()
      .click()
    await mover.getByRole('button', { name: 'Undo' }).click()
    await mover
      .getByRole('region', { name: 'Turn' })
      .getByRole('status')
      .filter({ hasText: /^Place the first/ })
      .waitFor()
    await openTableMenu(ann.page)
    await ann.page.getByRole('button', { name: 'Request to end the game' }).click()
    await bob.page.getByRole('button', { name: 'Agree' }).click()
    for (const { page } of [ann, bob])
      await page.getByText('The players agreed to end this game early.').first().waitFor()
    expect(ann.errors.concat(bob.errors)).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  })

  test('the deal waits for an absent player as long as its owner chose, and everybody sees that it was broken off', async () => {
    const ann = await site.visit(site.localUrl, { ...PHONE, colorScheme: 'dark' })
    const bob = await site.visit(site.localUrl, { ...DESKTOP, colorScheme: 'light' })
    const link = (await openOnlineTable(ann.page, PARIS, 'Ann', { wait: '1 day' })).replace(site.hostUrl, site.localUrl)
    await takeSeatByLink(bob.page, link, 'Bob')
    await bob.page.getByText('we wait for up to 1 day').waitFor()
    const table = bob.page.url()
    await bob.page.goto('about:blank')
    await ann.page.getByRole('button', { name: 'Fill with bots and start' }).click()
    await ann.page.getByText(/^Waiting for Bob, until .*\d:\d\d/).waitFor()
    expect(await ann.page.getByRole('timer').innerText()).toMatch(/^2[34]:\d\d:\d\d$/)
    await holds(ann.page, 'the wait for salts')

    await ann.page.getByRole('button', { name: 'Cancel the start' }).click()
    await ann.page.getByRole('button', { name: 'Cancel permanently' }).click()
    const notice = 'Ann cancelled the start before the first card. Still missing: Bob.'
    await ann.page.getByText(notice).waitFor()
    await ann.page.getByRole('button', { name: 'Verify the shuffle' }).click()
    await ann.page.getByText(/^Verified: the deal sheet, the secret and the salts match/).waitFor()
    await holds(ann.page, 'a deal that was broken off')

    await bob.page.goto(table)
    await bob.page.getByText(notice).waitFor()
    await bob.page.goto(hrefs.lobby)
    await bob.page.getByRole('listitem').filter({ hasText: notice }).waitFor()
    await holds(bob.page, 'the lobby')
    await ann.page.getByRole('button', { name: 'Open a new table' }).click()
    await ann.page.getByText('1 start by these players was cancelled before this one.').waitFor()
    await ann.page.getByRole('link', { name: 'View start 1' }).click()
    await ann.page.getByText(notice).waitFor()
    expect(ann.errors.concat(bob.errors)).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  })
})

test('player cards show clocks and who is away; the turn is marked', async () => {
  const ann = await site.visit(site.localUrl, DESKTOP)
  const bob = await site.visit(site.localUrl, DESKTOP)
  const link = await openOnlineTable(ann.page, PARIS, 'Ann', { isTimed: true })
  await takeSeatByLink(bob.page, link.replace(site.hostUrl, site.localUrl), 'Bob')
  await startMatch([ann.page, bob.page])
  const cards = ann.page.getByRole('list', { name: 'Players' }).getByRole('listitem')
  const bobs = ann.page.locator('.card').filter({ hasText: 'Bob' })
  expect(
    await ann.page
      .locator('.card')
      .filter({ has: ann.page.getByRole('timer') })
      .count(),
  ).toBe(2)
  expect(await bobs.getByRole('timer').innerText()).toMatch(/^\d+:\d\d/)
  await expect.poll(() => cards.and(ann.page.locator('[aria-current=step]')).count()).toBe(1)
  await bobs.getByText('here', { exact: true }).waitFor({ state: 'attached' })
  await bob.page.goto('about:blank')
  await bobs.getByText('away', { exact: true }).waitFor()
  await holds(ann.page, 'a table with clocks')
  await Promise.all([ann, bob].map(({ context }) => context.close()))
})

test('the lobby marks a table that the server could not read', async () => {
  const { page, context, errors } = await site.visit(site.localUrl, DESKTOP)
  await openOnlineTable(page, PARIS, 'Ann')
  await page.route('**/api/tables', async (route) => {
    const response = await route.fetch()
    const lists = (await response.json()) as Lists
    await route.fulfill({ response, json: { ...lists, mine: lists.mine.map((one) => ({ ...one, damaged: true })) } })
  })
  await page.goto(hrefs.lobby)
  await page.getByRole('listitem').filter({ hasText: 'This table is damaged: its log can’t be read.' }).waitFor()
  await holds(page, 'the lobby with a damaged table')
  expect(errors).toEqual([])
  await context.close()
})

const isAsked = async (page: Page): Promise<boolean> => {
  const mine = page
    .getByRole('region', { name: 'Turn' })
    .getByRole('status')
    .filter({ hasText: /^Extend/ })
  const others = page
    .getByRole('region', { name: 'Turn' })
    .getByRole('status')
    .filter({ hasText: /Bob|Ann/ })
  await mine.or(others).first().waitFor()
  return mine.isVisible()
}

const holds = async (page: Page, where: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  expect(await axeViolations(page), where).toEqual([])
  expect(await overflowingText(page), where).toEqual([])
  expect(await overlappingText(page), where).toEqual([])
  expect(await smallControls(page), where).toEqual([])
}
