/**
 * Two people, each in a browser of their own, at one table on a real server by a link. One of them
 * opens it by a host name over plain http. In the middle: a reload, a cut wire and a server that
 * is stopped and started again.
 */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, cutOff, overlaps, tooSmall } from '../../test/web/checks.ts'
import { begin, openTableOf, sitDownBy } from '../../test/web/guests.ts'
import { mouse } from '../../test/web/hands.ts'
import { isOfTheCut, type OnlineStage, openOnlineStage } from '../../test/web/online-stage.ts'
import { playTogether } from '../../test/web/player.ts'
import { DESKTOP, PHONE } from '../../test/web/stage.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const MOST_STEPS = 800

const PARIS = { id: 'paris-connection' }

describe('two people at one table by a link', () => {
  test('play a whole game through a reload, a cut wire and a restart of the server', async () => {
    const ann = await stage.visit(stage.near, DESKTOP)
    const bob = await stage.visit(stage.far, PHONE)
    const link = await openTableOf(ann.page, PARIS, 'Ann')
    expect(link).toMatch(/^http:\/\/table\.test:\d+\/#\/join\/[0-9a-z]{10}\/[0-9a-f]{32}$/)
    await sitDownBy(bob.page, link, 'Bob')
    const pages = [ann.page, bob.page]
    await begin(pages)

    const tallies = pages.map((): Record<string, number> => ({}))
    const play = (steps: number): Promise<void> => playTogether(pages, mouse, steps, tallies)
    await play(12)
    await bob.page.reload()
    await bob.page.getByRole('region', { name: 'Turn' }).waitFor()
    await play(12)
    stage.cut()
    await play(12)
    expect(await stage.restart()).toBeLessThan(5_000)
    await play(MOST_STEPS)

    for (const tally of tallies) {
      for (const kind of ['extend', 'place', 'trade', 'done']) expect(tally[kind], kind).toBeGreaterThan(0)
    }
    const results = await Promise.all(pages.map((page) => page.getByRole('dialog', { name: 'Game over' }).innerText()))
    expect(results[0]).toBe(results[1])
    expect(ann.trouble.concat(bob.trouble).filter((line) => !isOfTheCut(line))).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  }, 180_000)

  test('see each other sit down, speak, take back and propose; every page holds what pages must', async () => {
    const ann = await stage.visit(stage.near, { ...DESKTOP, colorScheme: 'dark' })
    const bob = await stage.visit(stage.near, { ...PHONE, colorScheme: 'light' })
    const link = (await openTableOf(ann.page, PARIS, 'Ann')).replace(stage.far, stage.near)
    await holds(ann.page, 'the waiting room')
    await bob.page.goto(link)
    await bob.page
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .waitFor()
    await holds(bob.page, 'an invitation')
    await sitDownBy(bob.page, link, 'Bob')
    await ann.page.getByText('Bob', { exact: true }).first().waitFor()
    await holds(bob.page, 'the waiting room, seated')
    await begin([ann.page, bob.page])

    await ann.page.getByRole('tab', { name: /^Chat/ }).click()
    await ann.page.getByRole('textbox', { name: 'Type a message' }).fill('Good luck, Bob!')
    await ann.page.getByRole('button', { name: 'Send' }).click()
    await bob.page.getByRole('tab', { name: /^Chat/ }).click()
    await bob.page.getByText('Good luck, Bob!').waitFor()
    await holds(ann.page, 'the table with chat')
    await holds(bob.page, 'the table with chat, on a phone')
    await bob.page.reload()
    // What was said before is no news.
    await bob.page.getByText('Good luck, Bob!').waitFor({ state: 'attached' })
    await bob.page.getByRole('tab', { name: 'Chat', exact: true }).waitFor()

    await ann.page.getByRole('button', { name: 'Players & options' }).click()
    const limit = ann.page.getByRole('checkbox', { name: 'Only players can chat at this table' })
    expect(await limit.isChecked()).toBe(false)
    await limit.click()
    await expect.poll(() => limit.isChecked()).toBe(true)
    await holds(ann.page, 'the menu of the table')
    await ann.page.reload()
    await ann.page.getByRole('button', { name: 'Players & options' }).click()
    await expect.poll(() => limit.isChecked()).toBe(true)
    await ann.page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()

    const mover = (await isAsked(ann.page)) ? ann.page : bob.page
    // On a phone the hand lies behind the chat.
    if (mover === bob.page) await mover.getByRole('tab', { name: 'Hand' }).click()
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
    await ann.page.getByRole('button', { name: 'Players & options' }).click()
    await ann.page.getByRole('button', { name: 'Request to end the game' }).click()
    await bob.page.getByRole('button', { name: 'Agree' }).click()
    for (const { page } of [ann, bob])
      await page.getByText('The players agreed to end this game early.').first().waitFor()
    expect(ann.trouble.concat(bob.trouble)).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  }, 90_000)

  test('one is away at the deal: it waits as long as its host said, and is broken off for all to see', async () => {
    const ann = await stage.visit(stage.near, { ...PHONE, colorScheme: 'dark' })
    const bob = await stage.visit(stage.near, { ...DESKTOP, colorScheme: 'light' })
    const link = (await openTableOf(ann.page, PARIS, 'Ann', { wait: '1 day' })).replace(stage.far, stage.near)
    await sitDownBy(bob.page, link, 'Bob')
    await bob.page.getByText('we wait for up to 1 day').waitFor()
    const table = bob.page.url()
    await bob.page.goto('about:blank')
    await ann.page.getByRole('button', { name: 'Fill with bots and start' }).click()
    await ann.page.getByText(/^Waiting for Bob, until .*\d:\d\d/).waitFor()
    expect(await ann.page.getByRole('timer').innerText()).toMatch(/^(24:00|23:59):\d\d$/)
    await holds(ann.page, 'the wait for salts')

    await ann.page.getByRole('button', { name: 'Cancel the start' }).click()
    await ann.page.getByRole('button', { name: 'Cancel permanently' }).click()
    const told = 'Ann cancelled the start before the first card. Still missing: Bob.'
    await ann.page.getByText(told).waitFor()
    await ann.page.getByRole('button', { name: 'Verify the shuffle' }).click()
    await ann.page.getByText(/^Verified: the deal sheet, the secret and the salts match/).waitFor()
    await holds(ann.page, 'a deal that was broken off')

    await bob.page.goto(table)
    await bob.page.getByText(told).waitFor()
    await bob.page.goto('/#/lobby')
    await bob.page.getByRole('listitem').filter({ hasText: told }).waitFor()
    await holds(bob.page, 'the lobby')
    await ann.page.getByRole('button', { name: 'Open a new table' }).click()
    await ann.page.getByText('1 start by these players was cancelled before this one.').waitFor()
    await ann.page.getByRole('link', { name: 'View start 1' }).click()
    await ann.page.getByText(told).waitFor()
    expect(ann.trouble.concat(bob.trouble)).toEqual([])
    await Promise.all([ann, bob].map(({ context }) => context.close()))
  }, 90_000)
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
  expect(await axeFaults(page), where).toEqual([])
  expect(await cutOff(page), where).toEqual([])
  expect(await overlaps(page), where).toEqual([])
  expect(await tooSmall(page), where).toEqual([])
}
