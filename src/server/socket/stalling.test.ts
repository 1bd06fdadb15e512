/** Sockets that fall silent, or begin a message and do not finish it. */
import { once } from 'node:events'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startEcho } from '../../../test/server/echo.ts'
import { CONTINUATION, closeFrame, frame, handshake, PONG, RawClient, TEXT } from '../../../test/server/frames.ts'

// Only heartbeats and checks wait for this clock.
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
const CHECK = 12_000
const HEARTBEAT = 30_000

const echo = await startEcho(1_000)
afterAll(async () => {
  await echo.stop()
  vi.useRealTimers()
})

/** Sends this after a message: when that one is answered, this has been read as well. */
const begin = async (bytes: Buffer): Promise<RawClient> => {
  const client = new RawClient(echo.url)
  await client.send(Buffer.concat([Buffer.from(handshake('/')), frame(TEXT, 'first'), bytes]))
  await client.until(() => client.answers().length > 0)
  return client
}

describe('a message', () => {
  const part = frame(TEXT, 'part', { fin: false })
  test.each([
    ['half a header', frame(TEXT, 'hello').subarray(0, 1)],
    ['a header without its mask', frame(TEXT, 'hello').subarray(0, 4)],
    ['half a frame', frame(TEXT, 'hello').subarray(0, 8)],
    ['a part of several', part],
    ['a part and half of the next', Buffer.concat([part, frame(CONTINUATION, 'rest').subarray(0, 7)])],
    ['a part, and pongs that show that the page is there', Buffer.concat([part, frame(PONG), frame(PONG)])],
  ])('of which only %s comes ends the connection', async (_what, bytes) => {
    const client = await begin(bytes)
    vi.advanceTimersByTime(CHECK)
    expect(client.answers()).toEqual(['text heard first'])
    vi.advanceTimersByTime(CHECK)
    await client.closed
    expect(client.answers()).toEqual(['text heard first', 'close 1008'])
    await expect.poll(echo.open).toBe(0)
  })

  test('that is completed between two checks is accepted', async () => {
    const client = await begin(frame(TEXT, 'hello').subarray(0, 8))
    vi.advanceTimersByTime(CHECK)
    await client.send(frame(TEXT, 'hello').subarray(8))
    await client.until(() => client.answers().length === 2)
    // Another one may take its own time.
    await client.send(part)
    vi.advanceTimersByTime(CHECK)
    await client.send(Buffer.concat([frame(CONTINUATION, 'y'), closeFrame(1_000)]))
    await client.closed
    expect(client.answers()).toEqual(['text heard first', 'text heard hello', 'text heard party', 'close 1000'])
  })

  test('in parts that is complete leaves nothing behind', async () => {
    const client = await begin(Buffer.concat([part, frame(CONTINUATION, 's')]))
    await client.until(() => client.answers().length === 2)
    vi.advanceTimersByTime(2 * CHECK)
    await client.send(Buffer.concat([frame(PONG), closeFrame(1_000)]))
    await client.closed
    expect(client.answers()).toEqual(['text heard first', 'text heard parts', 'close 1000'])
  })
})

const come = async (options: { readonly autoPong?: boolean } = {}) => {
  const socket = new WebSocket(echo.url.replace('http', 'ws'), options)
  const received: string[] = []
  socket.on('message', (data) => received.push(String(data)))
  const pinged = once(socket, 'ping')
  const closed = once(socket, 'close').then(([code]: readonly number[]) => code)
  await once(socket, 'open')
  return { socket, received, pinged, closed }
}

test('a page that answers no ping within a round is disconnected; one that sends anything is not', async () => {
  const there = await come()
  const dead = await come({ autoPong: false })
  const talking = await come({ autoPong: false })
  vi.advanceTimersByTime(HEARTBEAT)
  await Promise.all([there.pinged, dead.pinged, talking.pinged])
  for (const { socket, received } of [talking, there]) {
    socket.send('hi')
    // The pong went out on the same connection before this.
    await expect.poll(() => received).toEqual(['heard hi'])
  }
  vi.advanceTimersByTime(HEARTBEAT)
  expect(await dead.closed).toBe(1_006)
  expect([there, talking].map(({ socket }) => socket.readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  for (const { socket } of [there, talking]) socket.terminate()
  await expect.poll(echo.open).toBe(0)
})
