/** A socket that answers what it hears: to a client of `ws`, and to bytes. */
import { once } from 'node:events'
import { connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { refuseInOneSentence } from './refusing.ts'
import { upgradesOf } from './upgrades.ts'

// Only the roll call waits for this clock.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const ROUND = 30_000

const app = fastify()
const { upgrade } = upgradesOf(app, 1_000)
let ends = 0
let port = 0

beforeAll(async () => {
  refuseInOneSentence(app, () => {})
  app.get('/', async (request, reply) =>
    upgrade(request, reply, (socket) => ({
      hear: (text) => (text === 'go' ? socket.close() : socket.send(`heard ${text}`)),
      end() {
        ends += 1
      },
    })),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.close())

const come = async (manner: { readonly autoPong?: boolean } = {}) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`, manner)
  const heard: string[] = []
  socket.on('message', (data) => heard.push(String(data)))
  socket.on('pong', (data) => heard.push(`pong ${data}`))
  const closed = once(socket, 'close').then(([code]: readonly number[]) => code)
  await once(socket, 'open')
  return { socket, heard, closed }
}

const HELLO = ['GET / HTTP/1.1', 'Host: localhost', 'Upgrade: websocket', 'Connection: Upgrade']
const KEYS = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']

/** All that is answered to these pieces until the server closes, a character for each byte. */
const answered = async (lines: readonly string[], pieces: readonly Buffer[] = []): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  const closed = once(socket, 'close')
  socket.setNoDelay()
  let all = ''
  socket.on('data', (bytes) => {
    all += bytes.toString('latin1')
  })
  socket.write([...lines, '', ''].join('\r\n'))
  for (const piece of pieces) {
    socket.write(piece)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await closed
  return all
}

test('a message is heard whole, however it comes, and a ping is answered in between', async () => {
  const { socket, heard } = await come()
  socket.send('Győr')
  socket.send('Zü', { fin: false })
  socket.ping('?')
  socket.send('', { fin: false })
  socket.send('rich', { fin: true })
  socket.send('x'.repeat(1_000))
  socket.send(Buffer.from([1, 2, 3]))
  await expect.poll(() => heard.length).toBe(5)
  expect(heard).toEqual(['heard Győr', 'pong ?', 'heard Zürich', `heard ${'x'.repeat(1_000)}`, 'heard '])
  socket.terminate()
  await expect.poll(() => ends).toBe(1)
})

test('either side says goodbye, the other answers, and the listener is told once', async () => {
  const before = ends
  const mine = await come()
  mine.socket.close(4_000)
  expect(await mine.closed).toBe(1_000)
  await expect.poll(() => ends).toBe(before + 1)
  const its = await come()
  its.socket.send('go')
  expect(await its.closed).toBe(1_000)
  await expect.poll(() => ends).toBe(before + 2)
  expect(its.heard).toEqual([])
})

test('who does not answer a ping within a round is taken for gone, who says anything at all is not', async () => {
  const before = ends
  const there = await come()
  const pinged = once(there.socket, 'ping')
  const { socket: dead, closed } = await come({ autoPong: false })
  const deadPinged = once(dead, 'ping')
  const talking = await come({ autoPong: false })
  const talkingPinged = once(talking.socket, 'ping')
  vi.advanceTimersByTime(ROUND)
  await Promise.all([pinged, deadPinged, talkingPinged])
  talking.socket.send('hi')
  await expect.poll(() => talking.heard).toEqual(['heard hi'])
  // The pong went out on the same wire before this.
  there.socket.send('hi')
  await expect.poll(() => there.heard).toEqual(['heard hi'])
  vi.advanceTimersByTime(ROUND)
  expect(await closed).toBe(1_006)
  await expect.poll(() => ends).toBe(before + 1)
  expect([there, talking].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  for (const { socket } of [there, talking]) socket.terminate()
  await expect.poll(() => ends).toBe(before + 3)
})

test.each([
  ['no text', Buffer.from([0xc3, 0x28]), 1_007],
  ['too long', Buffer.alloc(1_001), 1_009],
] as const)('what is %s ends it', async (_what, data, code) => {
  const { socket, closed } = await come()
  socket.send(data, { binary: false })
  expect(await closed).toBe(code)
})

test('what is too long in parts ends it', async () => {
  const { socket, closed } = await come()
  socket.send('x'.repeat(600), { fin: false })
  socket.send('x'.repeat(600), { fin: true })
  expect(await closed).toBe(1_009)
})

const HI = Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x68, 0x69])
const BYE = Buffer.from([0x88, 0x80, 0, 0, 0, 0])
const WELCOME = 'Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n\r\n'

test('bytes are heard one by one, and all at once with the request', async () => {
  const bytes = [...HI, ...BYE].map((byte) => Buffer.from([byte]))
  expect(await answered([...HELLO, ...KEYS], bytes)).toContain(`${WELCOME}\x81\x08heard hi\x88\x02\x03\xe8`)
  const together = Buffer.concat([HI, HI, BYE, HI])
  const once = '\x81\x08heard hi'
  expect(await answered([...HELLO, ...KEYS], [together])).toContain(`${WELCOME}${once}${once}\x88\x02\x03\xe8`)
})

test.each([
  ['a second message within one', Buffer.concat([Buffer.from([0x01, 0x80, 0, 0, 0, 0]), HI])],
  ['more of nothing', Buffer.from([0x80, 0x80, 0, 0, 0, 0])],
])('%s ends it', async (_what, bytes) => {
  expect(await answered([...HELLO, ...KEYS], [bytes])).toContain(`${WELCOME}\x88\x02\x03\xea`)
})

test.each([
  ['without a key', KEYS.slice(1)],
  ['with a key that is none', ['Sec-WebSocket-Key: secret', 'Sec-WebSocket-Version: 13']],
  ['of another version', [...KEYS.slice(0, 1), 'Sec-WebSocket-Version: 12']],
])('a request %s is refused in a sentence', async (_what, keys) => {
  expect(await answered([...HELLO, ...keys])).toMatch(/^HTTP\/1.1 400 .*request\.shape/s)
})
