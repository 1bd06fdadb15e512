/** What a table says to the bot pool: whose table it is, and who waits there. */
import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { COAL, dealt } from '../../../test/server/test-tables.ts'
import { PARTS, type Parts } from '../make.ts'
import type { QueuedBotRequest } from './pool.ts'

let server: TestServer | undefined
afterEach(() => server?.stop())

const soon = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a request says who opened the table, and follows who is connected', async () => {
  const requests: QueuedBotRequest[] = []
  const answers: ((notation: null) => void)[] = []
  const chooseMove = (request: QueuedBotRequest): Promise<null> => {
    requests.push(request)
    return new Promise((resolve) => answers.push(resolve))
  }
  const close = async (): Promise<void> => {
    for (const answer of answers) answer(null)
  }
  const parts: Parts = {
    ...PARTS,
    bots: () => ({ chooseMove, close }),
  }
  server = await startTestServer({}, parts)
  const seated = await dealt(server.url, { ...COAL, visibility: 'public' }, 1)
  await soon(() => requests.length > 0)
  const [request] = requests
  expect(request?.owner).toBe(seated.guest(0).id)
  expect(request?.attention()).toBe('player')
  const spectator = await seated.comes('Sam')
  seated.page(0).cut()
  await soon(() => request?.attention() === 'spectator')
  spectator.cut()
  await soon(() => request?.attention() === 'nobody')
  await seated.guest(0).openPage(seated.table)
  expect(request?.attention()).toBe('player')
})
