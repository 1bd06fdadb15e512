import { expect, test } from 'vitest'
import { type FakeConnection, fakeClock, fakeServer } from '../../../../test/web/online/fake-server.ts'
import { openTableSocket, pauseAfter, type SocketState, waitAfter } from './table-socket.ts'

const HELLO = { kind: 'hello', since: null, chat: 0, key: null } as const
/** What a server answers to a hello. */
const TABLE = { kind: 'table', table: {} } as const

const opened = () => {
  const { connect, connections } = fakeServer()
  const time = fakeClock()
  const states: SocketState[] = []
  const received: string[] = []
  const page = { isVisible: true }
  const socket = openTableSocket({
    connect,
    schedule: time.schedule,
    random: () => 1,
    isVisible: () => page.isVisible,
    onOpen: () => socket.send(HELLO),
    onMessage: (text) => received.push(text),
    onStateChange: (state) => states.push(state),
  })
  const connection = (at: number): FakeConnection => {
    const found = connections[at]
    if (found === undefined) throw new Error(`there is no connection ${at + 1}`)
    return found
  }
  return { socket, connections, connection, time, states, received, page }
}

test('pauses grow up to a limit, and the random part at most halves them', () => {
  expect([0, 1, 2, 3, 10].map((failures) => pauseAfter(failures, 1))).toEqual([500, 1000, 2000, 4000, 4000])
  expect(pauseAfter(3, 0)).toBe(2000)
})

test('a broken connection is opened again, after longer pauses, until it stays open', () => {
  const { connections, connection, time } = opened()
  connection(0).handlers.onClose()
  time.advance(499)
  expect(connections).toHaveLength(1)
  time.advance(1)
  expect(connections).toHaveLength(2)
  connection(1).handlers.onClose()
  time.advance(999)
  expect(connections).toHaveLength(2)
  time.advance(1)
  connection(2).handlers.onOpen()
  connection(2).handlers.onClose()
  time.advance(500)
  expect(connections).toHaveLength(4)
})

test('nothing is sent before the connection is open; opening calls onOpen', () => {
  const { socket, connection, states } = opened()
  expect(socket.send(HELLO)).toBe(false)
  connection(0).handlers.onOpen()
  expect(connection(0).sent).toEqual([HELLO])
  expect(socket.send(HELLO)).toBe(true)
  expect(states).toEqual(['opening', 'open'])
})

test('messages of a replaced connection are ignored', () => {
  const { socket, connections, connection, received, states } = opened()
  connection(0).handlers.onOpen()
  socket.reconnect()
  connection(0).handlers.onMessage('old')
  connection(0).handlers.onClose()
  expect(connection(0).closed).toBe(true)
  expect(connections).toHaveLength(2)
  connection(1).handlers.onOpen()
  connection(1).handlers.onMessage('new')
  expect(received).toEqual(['new'])
  expect(states).toEqual(['opening', 'open', 'opening', 'open'])
})

test('retryNow ends a pause and does nothing else', () => {
  const { socket, connections, connection, time } = opened()
  socket.retryNow()
  expect(connections).toHaveLength(1)
  connection(0).handlers.onClose()
  socket.retryNow()
  expect(connections).toHaveLength(2)
  time.advance(60_000)
  expect(connections).toHaveLength(2)
})

test('a silent server is pinged, and the connection is replaced if no answer comes', () => {
  const { connections, connection, time, states } = opened()
  connection(0).handlers.onOpen()
  connection(0).send(TABLE)
  time.advance(24_999)
  expect(connection(0).sent).toEqual([HELLO])
  time.advance(1)
  expect(connection(0).sent).toEqual([HELLO, { kind: 'ping' }])
  time.advance(9_999)
  expect(connections).toHaveLength(1)
  time.advance(1)
  expect(connection(0).closed).toBe(true)
  expect(connections).toHaveLength(2)
  expect(states).toEqual(['opening', 'open', 'opening'])
})

test('an attempt that hangs is given up, and the next ones get more time', () => {
  expect([0, 1, 2, 3, 9].map(waitAfter)).toEqual([3_000, 6_000, 12_000, 12_000, 12_000])
  const { connections, connection, time, states } = opened()
  time.advance(2_999)
  expect(connection(0).closed).toBe(false)
  time.advance(1)
  expect(connection(0).closed).toBe(true)
  time.advance(500)
  expect(connections).toHaveLength(2)
  time.advance(5_999)
  expect(connection(1).closed).toBe(false)
  time.advance(1)
  expect(connection(1).closed).toBe(true)
  expect(states).toEqual(['opening', 'waiting', 'opening', 'waiting'])
})

test('a connection that opens and then brings nothing is given up as well, until a message comes', () => {
  const { connections, connection, time } = opened()
  time.advance(2_000)
  connection(0).handlers.onOpen()
  time.advance(11_999)
  expect(connection(0).closed).toBe(false)
  time.advance(1)
  expect(connection(0).closed).toBe(true)
  time.advance(500)
  connection(1).handlers.onOpen()
  time.advance(11_000)
  connection(1).send(TABLE)
  time.advance(24_999)
  expect(connections).toHaveLength(2)
  // After a message the next attempt counts as the first one again.
  connection(1).handlers.onClose()
  time.advance(500)
  time.advance(3_000)
  expect(connection(2).closed).toBe(true)
})

test('every message restarts the silence timer', () => {
  const { connections, connection, time } = opened()
  connection(0).handlers.onOpen()
  connection(0).send(TABLE)
  time.advance(20_000)
  connection(0).handlers.onMessage('news')
  time.advance(24_999)
  expect(connection(0).sent).toEqual([HELLO])
  time.advance(1)
  connection(0).send({ kind: 'pong' })
  time.advance(24_999)
  expect(connections).toHaveLength(1)
  time.advance(1)
  expect(connection(0).sent).toEqual([HELLO, { kind: 'ping' }, { kind: 'ping' }])
})

test('a hidden page does not ping until it is visible', () => {
  const { connections, connection, time, page } = opened()
  page.isVisible = false
  connection(0).handlers.onOpen()
  connection(0).send(TABLE)
  for (let minute = 0; minute < 10; minute++) time.advance(60_000)
  expect(connection(0).sent).toEqual([HELLO])
  page.isVisible = true
  time.advance(25_000)
  expect(connection(0).sent).toEqual([HELLO, { kind: 'ping' }])
  expect(connections).toHaveLength(1)
})

test('a connection that closes during a ping is opened again once', () => {
  const { connections, connection, time } = opened()
  connection(0).handlers.onOpen()
  connection(0).send(TABLE)
  time.advance(25_000)
  connection(0).handlers.onClose()
  time.advance(500)
  expect(connections).toHaveLength(2)
  time.advance(60_000)
  expect(connections).toHaveLength(2)
})

test('resetBackoff makes the next pause short again', () => {
  const { socket, connections, connection, time } = opened()
  connection(0).handlers.onClose()
  time.advance(500)
  socket.resetBackoff()
  connection(1).handlers.onClose()
  time.advance(500)
  expect(connections).toHaveLength(3)
})

test('a closed socket stays closed', () => {
  const { socket, connections, connection, time } = opened()
  connection(0).handlers.onOpen()
  socket.close()
  socket.reconnect()
  socket.retryNow()
  connection(0).handlers.onClose()
  time.advance(60_000)
  expect(connections).toHaveLength(1)
  expect(connection(0).closed).toBe(true)
})
