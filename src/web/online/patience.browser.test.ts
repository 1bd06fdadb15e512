/** Pages whose server fails for a while, or takes its time. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, openTableOf } from '../../../test/web/guests.ts'
import { type OnlineStage, openOnlineStage } from '../../../test/web/online-stage.ts'
import { DESKTOP } from '../../../test/web/stage.ts'

let stage: OnlineStage

beforeAll(async () => {
  stage = await openOnlineStage()
})
afterAll(() => stage.close())

const PARIS = { id: 'paris-connection' }

/** Who one is cannot be asked so many times. */
const failMe = async (page: Page, times: number): Promise<void> => {
  let left = times
  await page.route('**/api/me', (route) => (left-- > 0 ? route.abort() : route.continue()))
}

test('who one is fails at first: that is said, it is asked again, and the table is opened and shared', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  const trouble = page.getByText('The server is not responding.')
  await failMe(page, 2)
  await page.goto('/#/host/paris-connection')
  await trouble.waitFor()
  expect(await page.getByRole('button', { name: 'Open the table' }).isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Your name' }).waitFor()
  await trouble.waitFor({ state: 'hidden' })
  await openTableOf(page, PARIS, 'Ann')
  await failMe(page, 2)
  await page.reload()
  await trouble.waitFor()
  await page.getByRole('textbox', { name: 'Anyone with this link can join' }).waitFor()
  await trouble.waitFor({ state: 'hidden' })
  await context.close()
}, 60_000)

test('what is typed while the last line is under way stays', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  const answers = await holdAnswers(page)
  await openTableOf(page, PARIS, 'Ann')
  const field = page.getByRole('textbox', { name: 'Type a message' })
  const send = page.getByRole('button', { name: 'Send' })
  answers.hold()
  await field.fill('Hello')
  await field.press('Enter')
  await page.getByRole('log').getByText('Hello').waitFor()
  await field.fill('Is anybody')
  answers.release()
  await expect.poll(() => send.isEnabled()).toBe(true)
  expect(await field.inputValue()).toBe('Is anybody')
  await field.press('Enter')
  await expect.poll(() => field.inputValue()).toBe('')
  await context.close()
}, 60_000)

test('a button keeps the focus while its order is under way, and does nothing twice', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  const answers = await holdAnswers(page)
  await openTableOf(page, PARIS, 'Ann')
  await page.getByRole('textbox', { name: 'Type a message' }).fill('Hello')
  const send = page.getByRole('button', { name: 'Send' })
  answers.hold()
  await send.press('Enter')
  await page.getByRole('log').getByText('Hello').waitFor()
  await page.keyboard.press('Enter')
  expect(await send.isDisabled()).toBe(true)
  expect(await focused(page)).toBe('Send')
  answers.release()
  await expect.poll(() => send.isEnabled()).toBe(true)
  expect(await focused(page)).toBe('Send')
  expect(await page.getByRole('log').getByText('Hello').count()).toBe(1)

  await page.getByRole('button', { name: 'Close the table' }).press('Enter')
  expect(await focused(page)).toBe('Keep it open')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Close the table')
  await context.close()
}, 60_000)

test('Done that is pressed twice on a slow line hands over once, and nothing is complained of', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  const news = await holdBack(page, ['answer', 'step'])
  await openTableOf(page, PARIS, 'Ann', { seats: 3 })
  await begin([page])
  const turn = page.getByRole('region', { name: 'Turn' }).getByRole('status')
  await turn.filter({ hasText: 'Extend a network' }).waitFor()
  for (const name of [/^Extend /, /^Place on /, 'Stop extending'])
    await page.getByRole('button', { name }).first().click()
  await turn.filter({ hasText: 'All done' }).waitFor()
  news.hold()
  const done = page.getByRole('button', { name: 'Done' })
  await done.click()
  await done.click()
  news.release()
  await turn.filter({ hasText: 'Extend a network' }).waitFor()
  expect(news.sent.filter((order) => order.includes('"kind":"done"'))).toHaveLength(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
}, 60_000)

test('a server that cannot save is named on the page, and what was said goes through once it can', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  let canSave = true
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      const { kind, id } = JSON.parse(String(message))
      if (canSave || kind !== 'order') return server.send(message)
      const answer = { kind: 'problem', say: { id: 'server.unavailable' } }
      socket.send(JSON.stringify({ kind: 'answer', id, answer }))
    })
  })
  await openTableOf(page, PARIS, 'Ann')
  const banner = page.getByText('The server can’t save right now.')
  canSave = false
  const field = page.getByRole('textbox', { name: 'Type a message' })
  await field.fill('Hello')
  await field.press('Enter')
  await banner.waitFor()
  expect(await page.getByRole('log').getByText('Hello').count()).toBe(0)
  canSave = true
  await page.getByRole('log').getByText('Hello').waitFor()
  await banner.waitFor({ state: 'hidden' })
  expect(await page.getByRole('log').getByText('Hello').count()).toBe(1)
  await context.close()
}, 60_000)

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)

/** Answers to orders can be held back, as on a slow line; everything else goes through. */
const holdAnswers = (page: Page): Promise<Held> => holdBack(page, ['answer'])

interface Held {
  hold(): void
  release(): void
  /** What the page has sent. */
  readonly sent: readonly string[]
}

const holdBack = async (page: Page, kinds: readonly string[]): Promise<Held> => {
  let isHeld = false
  let held: (() => void)[] = []
  const sent: string[] = []
  const isKept = (message: string): boolean => kinds.some((kind) => message.startsWith(`{"kind":"${kind}"`))
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer()
    socket.onMessage((message) => {
      sent.push(String(message))
      server.send(message)
    })
    server.onMessage((message) => {
      if (isHeld && isKept(String(message))) held.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  return {
    hold() {
      isHeld = true
    },
    release() {
      isHeld = false
      for (const pass of held) pass()
      held = []
    },
    sent,
  }
}
