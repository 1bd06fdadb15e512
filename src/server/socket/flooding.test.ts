/** Pages that send far too much are disconnected; pages that only play never notice. */
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openPageAs } from '../../../test/server/client.ts'
import { playOn } from '../../../test/server/play-moves.ts'
import { startTestServer, type TestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS, problemIn, type Seated } from '../../../test/server/test-tables.ts'
import { PARTS } from '../make.ts'

/** Stands still unless a test moves it, so nothing comes back by itself. */
let clock = 0
let server: TestServer
let seated: Seated
beforeAll(async () => {
  const limits = { orders: { burst: 20, perSecond: 1 }, writes: { burst: 100, perSecond: 1 } }
  server = await startTestServer(
    { ...limits, trustedProxies: ['127.0.0.1'] },
    { ...PARTS, clock: { now: Date.now, monotonic: () => clock } },
  )
  seated = await dealt(server.url, COAL, 2)
})
afterAll(() => server.stop())

/** Opens a socket from this address and says hello. */
const come = async (address: string) => {
  const { cookie } = seated.guest(0)
  const headers = { cookie, 'x-forwarded-for': address }
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${seated.table}/live`, { headers })
  const closed = once(socket, 'close').then(([code, reason]) => `${code} ${reason}`)
  await once(socket, 'open')
  socket.send(JSON.stringify({ kind: 'hello', since: null, chat: 0, key: null }))
  await once(socket, 'message')
  return { socket, closed }
}

const order = (at: number): string =>
  JSON.stringify({ kind: 'order', id: `flood-order-${at}`, order: { kind: 'chat', scope: 'all', text: 'x' } })

describe('a page that floods is disconnected', () => {
  test.each<readonly [string, (socket: WebSocket, at: number) => void]>([
    ['with orders', (socket, at) => socket.send(order(at))],
    ['with questions whether the server is there', (socket) => socket.send('{"kind":"ping"}')],
    ['with pings', (socket) => socket.ping('?')],
    ['with pongs', (socket) => socket.pong('!')],
  ])('%s', async (name, send) => {
    const { socket, closed } = await come(`flood ${name}`)
    for (let index = 0; index < 500; index++) send(socket, index)
    expect(await closed).toBe('1008 Too many messages.')
  })
})

test('an address that floods with many pages loses all pages that take part', async () => {
  const pages = await Promise.all(Array.from({ length: 8 }, () => come('10.0.0.9')))
  for (let index = 0; index < 150; index++) for (const { socket } of pages) socket.send('{"kind":"ping"}')
  await Promise.race(pages.map(({ closed }) => closed))
  // Pages whose messages were all read before the limit was reached may stay, but may not go on.
  for (const { socket } of pages) if (socket.readyState === WebSocket.OPEN) socket.send('{"kind":"ping"}')
  expect(new Set(await Promise.all(pages.map(({ closed }) => closed)))).toEqual(new Set(['1008 Too many messages.']))
  const { socket } = await come('10.0.0.10')
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.terminate()
})

test('other players are not affected', async () => {
  clock += 60_000
  await playOn(seated.pages, 1)
})

test('replays, records and refusals have a separate budget; strangers share one per address', async () => {
  const limits = { orders: { burst: 12, perSecond: 4 }, writes: { burst: 120, perSecond: 10 } }
  const reading = await startTestServer(limits, { ...PARTS, clock: { now: Date.now, monotonic: () => clock } })
  const { table, page } = await dealt(reading.url, { ...PARIS, visibility: 'public' }, 3)
  clock += 60_000
  const replay = { kind: 'replay', moves: 0, viewer: 'watcher' } as const
  const strangers = await Promise.all(Array.from({ length: 4 }, () => openPageAs(reading.url, '', table)))
  const answers = await Promise.all(strangers.flatMap((one) => Array.from({ length: 12 }, () => one.order(replay))))
  expect(answers.filter(({ kind }) => kind === 'scene')).toHaveLength(36)
  expect(problemIn(answers.find(({ kind }) => kind === 'problem') ?? { kind: 'ok' })).toBe('request.rate')
  const record = await fetch(`${reading.url}/api/tables/${table}/record`)
  expect([record.status, await record.json()]).toMatchObject([429, { say: { id: 'request.rate' } }])
  expect(problemIn(await page(0).order({ kind: 'refusals' }))).toBe('request.rate')
  allowed(await page(0).order({ kind: 'chat', scope: 'all', text: 'still here' }))
  await reading.stop()
})

test('limits do not depend on the time of day', async () => {
  let shift = 0
  const now = () => Date.now() + shift
  const strict = await startTestServer(
    { writes: { burst: 20, perSecond: 20 } },
    { ...PARTS, clock: { now, monotonic: () => performance.now() } },
  )
  expect((await fetch(`${strict.url}/api/games`)).status).toBe(200)
  shift = -3_600_000
  expect((await fetch(`${strict.url}/api/games`)).status).toBe(200)
  await strict.stop()
})
