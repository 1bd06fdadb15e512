/** Pages while their server fails or is slow. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OnlineTestSite, startOnlineTestSite } from '../../../test/web/browser/online-site.ts'
import { DESKTOP } from '../../../test/web/browser/site.ts'
import { openOnlineTable, startMatch } from '../../../test/web/players/online-guests.ts'
import { hrefs } from '../../wire/route.ts'

let site: OnlineTestSite

beforeAll(async () => {
  site = await startOnlineTestSite()
})
afterAll(() => site.close())

const PARIS = { id: 'paris-connection' }

/** Lets this many requests for the account fail. */
const failMe = async (page: Page, times: number): Promise<void> => {
  let left = times
  await page.route('**/api/me', (route) => (left-- > 0 ? route.abort() : route.continue()))
}

test('the page reports a failed account request, repeats it, and then opens a table', async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
  const errors = page.getByText('The server is not responding.')
  await failMe(page, 2)
  await page.goto(hrefs.host('paris-connection'))
  await errors.waitFor()
  expect(await page.getByRole('button', { name: 'Open the table' }).isDisabled()).toBe(true)
  await page.getByRole('textbox', { name: 'Your name' }).waitFor()
  await errors.waitFor({ state: 'hidden' })
  await openOnlineTable(page, PARIS, 'Ann')
  await failMe(page, 2)
  await page.reload()
  await errors.waitFor()
  await page.getByRole('textbox', { name: 'Anyone with this link can join' }).waitFor()
  await errors.waitFor({ state: 'hidden' })
  await context.close()
})

test('on a new table nothing that can be pressed moves when the account arrives late', async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
  let answer = (): void => undefined
  await page.route('**/api/me', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  const isAsked = page.waitForRequest('**/api/me')
  await page.goto(hrefs.host('paris-connection'))
  await isAsked
  await page.getByRole('radio', { name: 'Public' }).waitFor({ state: 'attached' })
  await page.evaluate(() => document.fonts.ready)
  const before = await controls(page)
  expect(before.length).toBeGreaterThan(8)
  answer()
  await page.getByRole('textbox', { name: 'Your name' }).waitFor()
  expect(await controls(page)).toEqual(before)
  await context.close()
})

/** Where the choices of seats, visibility and time are. */
const controls = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(input[type=radio], select):visible')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))

/** An online table whose answers the test can hold back. */
const tableWithHeldAnswers = async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
  const answers = await holdAnswers(page)
  await openOnlineTable(page, PARIS, 'Ann')
  return { page, context, answers }
}

test('text typed while a chat line is being sent is kept', async () => {
  const { page, context, answers } = await tableWithHeldAnswers()
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
})

test('a button keeps the focus while its order is pending, and sends it once', async () => {
  const { page, context, answers } = await tableWithHeldAnswers()
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
})

test('pressing End turn twice on a slow connection ends the turn once, without an error', async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
  const connection = await holdBack(page, ['answer', 'step'])
  await openOnlineTable(page, PARIS, 'Ann', { seats: 3 })
  await startMatch([page])
  const turn = page.getByRole('region', { name: 'Turn' }).getByRole('status')
  await turn.filter({ hasText: 'Extend a network' }).waitFor()
  for (const name of [/^Extend /, /^Place on /, 'Stop extending'])
    await page.getByRole('button', { name }).first().click()
  await turn.filter({ hasText: 'All done' }).waitFor()
  connection.hold()
  const done = page.getByRole('button', { name: 'End turn' })
  await done.click()
  await done.click()
  connection.release()
  await turn.filter({ hasText: 'Extend a network' }).waitFor()
  expect(connection.sent.filter((order) => order.includes('"kind":"done"'))).toHaveLength(1)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await context.close()
})

test('the page says that the server cannot save, and the chat line arrives once it can', async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
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
  await openOnlineTable(page, PARIS, 'Ann')
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
})

test('a page whose server is gone says that it reconnects, shows no error, and goes on when the server is back', async () => {
  const { page, context } = await site.visit(site.localUrl, DESKTOP)
  let isUp = true
  let drop = (): void => {}
  await page.routeWebSocket(/\/live$/, (socket) => {
    if (isUp) socket.connectToServer()
    else void socket.close()
    drop = () => void socket.close()
  })
  await openOnlineTable(page, PARIS, 'Ann')
  const banner = page.getByText('Connection lost. Reconnecting')
  isUp = false
  drop()
  await banner.waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('p.wrong').count()).toBe(0)
  const field = page.getByRole('textbox', { name: 'Type a message' })
  await field.fill('Hello')
  await field.press('Enter')
  isUp = true
  await banner.waitFor({ state: 'hidden' })
  await page.getByRole('log').getByText('Hello').waitFor()
  expect(await page.getByRole('log').getByText('Hello').count()).toBe(1)
  await context.close()
})

const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null)

/** Holds back answers to orders, as on a slow connection; everything else passes. */
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
