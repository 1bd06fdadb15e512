/** One client cannot harm the others: each limit of SECURITY.md that no other file tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { killAll, startChildServer } from '../../../test/server/child-server.ts'
import { guest, SALT } from '../../../test/server/client.ts'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS, problemIn } from '../../../test/server/test-tables.ts'
import { makeServer, PARTS } from '../make.ts'
import { openStore } from '../store/open-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-hard-'))
afterAll(() => {
  killAll()
  rmSync(folder, { recursive: true })
})

test('several pages of one person share its limit, and others are not held up', async () => {
  const clock = fakeClock()
  const server = await startTestServer({ orders: { burst: 10, perSecond: 0.1 } }, { ...PARTS, clock })
  const { guests, table, page } = await dealt(server.url, COAL, 2)
  clock.pass(100_000)
  const [ann] = guests
  if (ann === undefined) throw new Error('nobody')
  const pages = await Promise.all(Array.from({ length: 6 }, () => ann.openPage(table)))
  const say = (text: string) => ({ kind: 'chat', scope: 'all', text }) as const
  const redo = { kind: 'redo' } as const
  const answers = await Promise.all(pages.flatMap((one) => Array.from({ length: 8 }, () => one.order(redo))))
  const done = answers.filter((answer) => problemIn(answer) === 'redo.nothing').length
  // Three pages' worth.
  expect(done).toBe(30)
  const over = await ann.call('POST', `/api/tables/${table}/orders`, { id: 'over-http', key: null, order: redo })
  expect(over.status).toBe(429)
  allowed(await page(1).order(say('calm')))
  await server.stop()
})

describe('a client', () => {
  const server = startTestServer()
  afterAll(async () => (await server).stop())

  test('that does not read is cut off before it costs much memory', async () => {
    const { url } = await server
    const { guest: who, table, pages } = await dealt(url, PARIS, 3)
    await playOn(pages, 40)
    const { cookie } = who(0)
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/live`, { headers: { cookie } })
    const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
    socket.on('error', () => {})
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(JSON.stringify({ kind: 'hello', since: null, chat: 0, key: null }))
    await new Promise((resolve) => socket.once('message', resolve))
    socket.pause()
    const before = process.memoryUsage().rss
    let most = 0
    // Each is answered with a whole table view.
    for (let sent = 0; sent < 3_000 && socket.readyState === socket.OPEN; sent++) {
      socket.send(
        JSON.stringify({ kind: 'order', id: `unread-${sent}`, order: { kind: 'replay', moves: 30, viewer: 0 } }),
      )
      if (sent % 50 === 49) await new Promise((resolve) => setTimeout(resolve, 5))
      most = Math.max(most, process.memoryUsage().rss - before)
    }
    socket.resume()
    await closed
    expect(most).toBeLessThan(300 * 2 ** 20)
    await playOn(pages, 1)
  })

  test('that sends more than the server can do is cut off', async () => {
    const { url } = await server
    const { guest: who, table, pages } = await dealt(url, COAL, 2)
    const page = await who(0).openPage(table)
    for (let sent = 0; sent < 2_000; sent++) {
      page.raw(JSON.stringify({ kind: 'order', id: `flood-${sent}`, order: { kind: 'refusals' } }))
    }
    await page.closed
    await playOn(pages, 1)
  })
})

test('a request that arrives too slowly is dropped', async () => {
  const store = await openStore({ folder: join(folder, 'slow') })
  const options = { host: '127.0.0.1', port: 0, data: folder, pages: folder }
  const { app, close } = await makeServer(options, store, () => '')
  await app.ready()
  expect(app.server.requestTimeout).toBeGreaterThan(0)
  expect(app.server.requestTimeout).toBeLessThanOrEqual(60_000)
  expect(app.server.headersTimeout).toBeGreaterThan(0)
  expect(app.server.headersTimeout).toBeLessThanOrEqual(60_000)
  await close()
  await store.close()
})

test('no credential and no secret of the deal is logged or part of a URL', async () => {
  const { url, printed, kill } = await startChildServer(join(folder, 'logs'), { LOG_LEVEL: 'debug' })
  const { guests, pages, key, table } = await dealt(url, COAL, 2)
  await playOn(pages)
  const answer = await pages[0]?.order({ kind: 'record' })
  const zoe = await guest(url, 'Zoe')
  const { code } = (await zoe.call('POST', '/api/me/code', {})).body as { code: string }
  const secret = answer?.kind === 'record' && 'deal' in answer.record ? answer.record.deal.secret : ''
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  // It does print: every request, with its address.
  expect(printed()).toContain(`/api/tables/${table}/live`)
  const tokens = guests.map(({ cookie }) => cookie.split('=')[1] ?? '')
  for (const hidden of [...tokens, key, code, secret, SALT]) {
    expect(hidden.length).toBeGreaterThan(8)
    expect(printed()).not.toContain(hidden)
  }
  await kill()
})
