import { expect, test } from 'vitest'
import { type Caller, fakeClock, fakeServer } from '../../../../test/web/online/fake-server.ts'
import { openTableSocket, pauseAfter, type SocketState } from './table-socket.ts'

const HELLO = { kind: 'hello', since: null, chat: 0, key: null } as const

const opened = () => {
  const { connect, calls } = fakeServer()
  const time = fakeClock()
  const states: SocketState[] = []
  const heard: string[] = []
  const looker = { isVisible: true }
  const line = openTableSocket({
    connect,
    schedule: time.schedule,
    random: () => 1,
    isVisible: () => looker.isVisible,
    opened: () => line.send(HELLO),
    hear: (text) => heard.push(text),
    changed: (state) => states.push(state),
  })
  const call = (at: number): Caller => {
    const found = calls[at]
    if (found === undefined) throw new Error(`nobody called ${at + 1} times`)
    return found
  }
  return { line, calls, call, time, states, heard, looker }
}

test('the pauses grow, have an end, and chance halves them at most', () => {
  expect([0, 1, 2, 3, 10].map((failures) => pauseAfter(failures, 1))).toEqual([500, 1000, 2000, 4000, 4000])
  expect(pauseAfter(3, 0)).toBe(2000)
})

test('a line that breaks is opened again, later each time, until it holds', () => {
  const { calls, call, time } = opened()
  call(0).handlers.lost()
  time.pass(499)
  expect(calls).toHaveLength(1)
  time.pass(1)
  expect(calls).toHaveLength(2)
  call(1).handlers.lost()
  time.pass(999)
  expect(calls).toHaveLength(2)
  time.pass(1)
  call(2).handlers.open()
  call(2).handlers.lost()
  time.pass(500)
  expect(calls).toHaveLength(4)
})

test('what is said while it is not open is not sent, and opening is told', () => {
  const { line, call, states } = opened()
  expect(line.send(HELLO)).toBe(false)
  call(0).handlers.open()
  expect(call(0).said).toEqual([HELLO])
  expect(line.send(HELLO)).toBe(true)
  expect(states).toEqual(['opening', 'open'])
})

test('a call that was given up is not heard any more', () => {
  const { line, calls, call, heard, states } = opened()
  call(0).handlers.open()
  line.renew()
  call(0).handlers.hear('old')
  call(0).handlers.lost()
  expect(call(0).closed).toBe(true)
  expect(calls).toHaveLength(2)
  call(1).handlers.open()
  call(1).handlers.hear('new')
  expect(heard).toEqual(['new'])
  expect(states).toEqual(['opening', 'open', 'opening', 'open'])
})

test('waking cuts the wait short, and only the wait', () => {
  const { line, calls, call, time } = opened()
  line.wake()
  expect(calls).toHaveLength(1)
  call(0).handlers.lost()
  line.wake()
  expect(calls).toHaveLength(2)
  time.pass(60_000)
  expect(calls).toHaveLength(2)
})

test('a silent line is asked whether it is alive, and given up where nobody answers', () => {
  const { calls, call, time, states } = opened()
  call(0).handlers.open()
  time.pass(24_999)
  expect(call(0).said).toEqual([HELLO])
  time.pass(1)
  expect(call(0).said).toEqual([HELLO, { kind: 'ping' }])
  time.pass(9_999)
  expect(calls).toHaveLength(1)
  time.pass(1)
  expect(call(0).closed).toBe(true)
  expect(calls).toHaveLength(2)
  expect(states).toEqual(['opening', 'open', 'opening'])
})

test('whatever is heard shows that the line is alive', () => {
  const { calls, call, time } = opened()
  call(0).handlers.open()
  time.pass(20_000)
  call(0).handlers.hear('news')
  time.pass(24_999)
  expect(call(0).said).toEqual([HELLO])
  time.pass(1)
  call(0).tell({ kind: 'pong' })
  time.pass(24_999)
  expect(calls).toHaveLength(1)
  time.pass(1)
  expect(call(0).said).toEqual([HELLO, { kind: 'ping' }, { kind: 'ping' }])
})

test('a page that nobody looks at asks nothing, until somebody does', () => {
  const { calls, call, time, looker } = opened()
  looker.isVisible = false
  call(0).handlers.open()
  for (let minute = 0; minute < 10; minute++) time.pass(60_000)
  expect(call(0).said).toEqual([HELLO])
  looker.isVisible = true
  time.pass(25_000)
  expect(call(0).said).toEqual([HELLO, { kind: 'ping' }])
  expect(calls).toHaveLength(1)
})

test('a line that is lost while it is asked is opened again once', () => {
  const { calls, call, time } = opened()
  call(0).handlers.open()
  time.pass(25_000)
  call(0).handlers.lost()
  time.pass(500)
  expect(calls).toHaveLength(2)
  time.pass(60_000)
  expect(calls).toHaveLength(2)
})

test('after a farewell with a return the first pause is short again', () => {
  const { line, calls, call, time } = opened()
  call(0).handlers.lost()
  time.pass(500)
  line.comeBack()
  call(1).handlers.lost()
  time.pass(500)
  expect(calls).toHaveLength(3)
})

test('a closed line stays closed', () => {
  const { line, calls, call, time } = opened()
  call(0).handlers.open()
  line.close()
  line.renew()
  line.wake()
  call(0).handlers.lost()
  time.pass(60_000)
  expect(calls).toHaveLength(1)
  expect(call(0).closed).toBe(true)
})
