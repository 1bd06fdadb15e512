/** Pages whose server fails for a while, or takes its time. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTableOf } from '../testing/guests.ts'
import { type OnlineStage, openOnlineStage } from '../testing/online-stage.ts'
import { DESKTOP } from '../testing/stage.ts'

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
  const trouble = page.getByText('The server does not answer.')
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
  await page.getByRole('textbox', { name: 'Whoever opens this link can sit down' }).waitFor()
  await trouble.waitFor({ state: 'hidden' })
  await context.close()
}, 60_000)

test('what is typed while the last line is under way stays', async () => {
  const { page, context } = await stage.visit(stage.near, DESKTOP)
  const answers = await holdAnswers(page)
  await openTableOf(page, PARIS, 'Ann')
  const field = page.getByRole('textbox', { name: 'Say something' })
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
  await page.getByRole('textbox', { name: 'Say something' }).fill('Hello')
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
  expect(await focused(page)).toBe('Keep it')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('Close the table')
  await context.close()
}, 60_000)

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)

/** Answers to orders can be held back, as on a slow line; everything else goes through. */
const holdAnswers = async (page: Page): Promise<{ hold(): void; release(): void }> => {
  let isHeld = false
  let held: (() => void)[] = []
  await page.routeWebSocket(/\/live$/, (socket) => {
    socket.connectToServer().onMessage((message) => {
      if (isHeld && String(message).startsWith('{"kind":"answer"')) held.push(() => socket.send(message))
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
  }
}
