/** An honest daily game of every title is ranked: what the threads of the server play is what a page's bots play. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guest } from '../../../test/server/client.ts'
import { playDaily } from '../../../test/server/daily-games.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { games } from '../../games/index.ts'
import type { DailyRanked, DailyStart } from '../../wire/daily.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test.each(games.map(({ id }) => id))('%s', async (game) => {
  const ann = await guest(server.url, 'Ann')
  const { day, seed } = (await ann.call('POST', '/api/daily/start', { game })).body as DailyStart
  const record = await playDaily(game, seed)
  const { status, body } = await ann.call('POST', '/api/daily/result', { day, record })
  expect(status).toBe(200)
  expect((body as DailyRanked).line).toMatchObject({
    points: record.result?.totals[0],
    place: record.result?.ranks[0],
  })
})
