/** Invalid messages: the sender gets the reason and is disconnected; nobody else notices. */
import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { ORDERS } from '../../../test/hostile/messages.ts'
import { guest } from '../../../test/server/client.ts'
import { fakeClock } from '../../../test/server/fake-clock.ts'
import { choose, questionOf } from '../../../test/server/play-moves.ts'
import { exchange } from '../../../test/server/raw.ts'
import { startTestServer } from '../../../test/server/test-server.ts'
import { allowed, COAL, dealt, PARIS, problemIn } from '../../../test/server/test-tables.ts'
import { speak } from '../../kit/text.ts'
import type { ServerMessage } from '../../wire/online.ts'
import { problemTexts } from '../../wire/text/index.ts'
import { PARTS } from '../make.ts'

const server = await startTestServer()
const { url } = server
afterAll(server.stop)

const seated = await dealt(url, PARIS, 3)
const before = seated.page(0).tableView()
const { cookie } = seated.guest(0)
const HELLO = { kind: 'hello', since: null, chat: 0, key: null }

/** Sends these and reads until the server closes. */
const converse = (messages: readonly (string | Uint8Array | object)[], path = `/api/tables/${seated.table}/live`) =>
  new Promise<{ readonly received: readonly ServerMessage[]; readonly code: number }>((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers: { cookie } })
    const received: ServerMessage[] = []
    socket.on('open', () => {
      for (const one of messages) {
        socket.send(typeof one === 'string' || one instanceof Uint8Array ? one : JSON.stringify(one))
      }
    })
    socket.on('message', (data) => received.push(JSON.parse(String(data)) as ServerMessage))
    socket.on('close', (code) => resolve({ received, code }))
    socket.on('error', reject)
  })

/** The last message: the reason in one sentence, and that reconnecting at once is useless. */
const farewell = (received: readonly ServerMessage[]): string => {
  const last = received.at(-1)
  if (last?.kind !== 'bye') throw new Error(`no farewell but ${JSON.stringify(last)}`)
  expect(last.again).toBe(false)
  const message = speak({ language: 'en', texts: problemTexts.en, seat: String }, last.say)
  expect(message).toMatch(/^[^\n\r]{10,300}\.$/)
  expect(message).not.toMatch(/node_modules|\.ts\b|\.js\b|\/work|Error:/)
  return last.say.id
}

describe('something that is not a message', () => {
  test.each<readonly [string, readonly (string | Uint8Array | object)[]]>([
    ['nothing', ['']],
    ['half of one', ['{"kind":"hel']],
    ['a word', ['hello']],
    ['null', ['null']],
    ['a list', ['[]']],
    ['an unknown kind', [{ kind: 'shout' }]],
    ['bytes', [new Uint8Array([0, 1, 2, 255])]],
    ['a deep nest', ['['.repeat(8_000)]],
    ['a hello without what it has seen', [{ kind: 'hello' }]],
    ['a hello beyond all numbers', [{ ...HELLO, since: 1e17 }]],
    ['a hello from before the beginning', [{ ...HELLO, since: -1 }]],
    ['a hello with half a number', [{ ...HELLO, chat: 0.5 }]],
    ['a hello with a word for a key', [{ ...HELLO, key: 'please' }]],
    ['a hello with more than asked', [{ ...HELLO, seat: 1 }]],
    ['an order before the hello', [{ kind: 'order', id: 'too-early-1', order: { kind: 'undo' } }]],
    ['a ping before the hello', [{ kind: 'ping' }]],
    ['a ping with more than asked', [HELLO, { kind: 'ping', loud: true }]],
    ['a second hello', [HELLO, HELLO]],
    ['an order without an id', [HELLO, { kind: 'order', order: { kind: 'undo' } }]],
    ['an order with a wrong id', [HELLO, { kind: 'order', id: "'; drop table", order: { kind: 'undo' } }]],
    ['an order for nothing', [HELLO, { kind: 'order', id: 'for-nothing-1' }]],
  ])('%s', async (_, messages) => {
    const { received } = await converse(messages)
    expect(farewell(received)).toBe('request.shape')
  })

  test('a message that is too long is cut off at once', async () => {
    const { code } = await converse([HELLO, `"${'x'.repeat(40_000)}"`])
    expect(code).toBe(1009)
  })
})

const WRONG = [undefined, null, -1, 1.5, 1e17, 'x'.repeat(9_000), [], {}, [null], { $ne: 1 }]
const MAY_BE_NULL = new Set(['fill', 'bot'])

describe.each(Object.values(ORDERS))('$kind', (order) => {
  test('with a field that is missing, of another kind, too long or one too many is refused for its shape', async () => {
    const fields = Object.keys(order).filter((field) => field !== 'kind')
    const wrong = fields.flatMap((field) =>
      WRONG.filter((value) => !(value === null && MAY_BE_NULL.has(field))).map((value) => ({
        ...order,
        [field]: value,
      })),
    )
    for (const one of [...wrong, { ...order, surplus: 1 }]) {
      const { received } = await converse([HELLO, { kind: 'order', id: 'of-a-wrong-shape', order: one }])
      expect(farewell(received), JSON.stringify(one)).toBe('request.shape')
    }
  })

  test('of a stranger is refused, at a link-only table and at an unknown table', async () => {
    const zoe = await guest(url, 'Zoe')
    const body = { id: 'of-a-stranger', key: null, order }
    const there = await zoe.call('POST', `/api/tables/${seated.table}/orders`, body)
    expect([order.kind, there.status]).toEqual([order.kind, 403])
    const nowhere = await zoe.call('POST', '/api/tables/zzzzzzzzzz/orders', body)
    expect([order.kind, nowhere.status]).toEqual([order.kind, 404])
  })
})

describe('at an unknown table', () => {
  test.each([
    ['/api/tables/zzzzzzzzzz/live', 'table.unknown'],
    ['/api/tables/NOPE/live', 'request.shape'],
  ])('%s', async (path, id) => {
    const { received } = await converse([HELLO], path)
    expect(farewell(received)).toBe(id)
  })
})

describe('a socket', () => {
  const upgrade = (headers: Record<string, string>): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${seated.table}/live`, { headers })
      socket.on('unexpected-response', (_, { statusCode = 0 }) => resolve(statusCode))
      socket.on('open', () => resolve(101))
      socket.on('error', () => {})
    })

  test('is not opened for a page of another site, nor under another name', async () => {
    expect(await upgrade({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await upgrade({ cookie, origin: 'null' })).toBe(403)
    expect(await upgrade({ cookie, host: 'evil.example' })).toBe(421)
    expect(await upgrade({ cookie, origin: url })).toBe(101)
  })

  test('that is not opened is closed', async () => {
    const ask = (what: string, path: string): string =>
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: ${what}\r\n\r\n`
    for (const what of ['websocket', 'h2c']) {
      expect(await exchange(url, ask(what, '/api/tables/x/live'))).toMatch(/^HTTP\/1\.1 421 /)
      expect(await exchange(url, ask(what, '/nothing').replace('evil.example', 'localhost'))).toMatch(
        /^HTTP\/1\.1 4\d\d /,
      )
    }
  })

  test('is for tables only', async () => {
    // Other paths ignore the upgrade and answer like any request.
    await expect(converse([HELLO], '/api/me')).rejects.toThrow('200')
  })
})

test('too many orders at once are refused for a moment, and then accepted again', async () => {
  const clock = fakeClock()
  const limits = { orders: { burst: 10, perSecond: 50 }, writes: { burst: 20, perSecond: 100 } }
  const strict = await startTestServer(limits, { ...PARTS, clock })
  const { page, guest: who } = await dealt(strict.url, COAL, 2)
  clock.pass(1_000)
  const answers = await Promise.all(Array.from({ length: 30 }, () => page(0).order({ kind: 'redo' })))
  const refused = answers.filter((answer) => problemIn(answer) === 'request.rate')
  expect(refused).toHaveLength(20)
  // Another page is not held up by it.
  allowed(await page(1).order({ kind: 'chat', scope: 'all', text: 'calm' }))
  clock.pass(1_000)
  expect(problemIn(await page(0).order({ kind: 'redo' }))).toBe('redo.nothing')

  const name = () => who(0).call('PUT', '/api/me', { name: 'Ann' })
  const writes = await Promise.all(Array.from({ length: 80 }, name))
  expect(writes.filter(({ status }) => status === 429)).toHaveLength(60)
  expect(writes.find(({ status }) => status === 429)?.body).toMatchObject({ say: { id: 'request.rate' } })
  clock.pass(1_000)
  expect((await name()).status).toBe(200)
  await strict.stop()
})

test('too many reads are refused as well, however the path is spelled; health checks are not', async () => {
  const clock = fakeClock()
  const strict = await startTestServer({ writes: { burst: 10, perSecond: 2 } }, { ...PARTS, clock })
  const read = (way: string): Promise<Response> => fetch(new URL(way, strict.url))
  const reads = await Promise.all(
    Array.from({ length: 120 }, (_, index) => read(index % 2 === 0 ? '/api/games' : '/%61pi/games')),
  )
  const refused = reads.filter(({ status }) => status === 429)
  expect(reads.filter(({ status }) => status === 200).length).toBe(reads.length - refused.length)
  expect(refused).toHaveLength(80)
  expect(await refused[0]?.json()).toMatchObject({ say: { id: 'request.rate' } })
  expect((await read('/healthz')).status).toBe(200)
  clock.pass(1_000)
  expect((await read('/api/games')).status).toBe(200)
  await strict.stop()
})

test('a ping is answered; a flood of pings is not', async () => {
  const strict = await startTestServer({ orders: { burst: 10, perSecond: 0.1 } })
  const { guest: who, table, page } = await dealt(strict.url, COAL, 2)
  const fresh = await who(0).openPage(table)
  for (let sent = 0; sent < 100; sent++) fresh.raw(JSON.stringify({ kind: 'ping' }))
  const pongs = () => fresh.received.filter(({ kind }) => kind === 'pong').length
  expect(problemIn(await fresh.order({ kind: 'refusals' }))).toBe('request.rate')
  expect(pongs()).toBe(10)
  allowed(await page(1).order({ kind: 'chat', scope: 'all', text: 'calm' }))
  await strict.stop()
})

test('after all these attacks the table is unchanged and can be played', async () => {
  const { page, pages } = seated
  expect(page(0).tableView()).toEqual(before)
  expect((await (await fetch(`${url}/metrics`)).text()).match(/faults\S* (\d+)/)?.[1]).toBe('0')
  const asked = pages.find((one) => one.tableView().question !== null)
  if (asked === undefined) throw new Error('nobody is asked')
  expect(questionOf(asked).choices.length).toBeGreaterThan(0)
  await choose(asked)
  expect(asked.tableView().moves).toBe(1)
})
