import { expect, test, vi } from 'vitest'
import { type FakeConnection, fakeClock, fakeServer } from '../../../../test/web/online/fake-server.ts'
import { onlineTable } from '../../../../test/web/online/online-tables.ts'
import { logLine, tableView } from '../../../../test/web/table/table-views.ts'
import type { ChatLine, OnlineTable, StepMessage } from '../../../wire/online.ts'
import { createTableClient } from './table-client.ts'

const opened = () => {
  const { connect, connections } = fakeServer()
  const time = fakeClock()
  let ids = 0
  const client = createTableClient({
    connect,
    schedule: time.schedule,
    key: () => 'k',
    random: () => 1,
    isVisible: () => true,
    now: time.now,
    randomId: () => `id-${ids++}`,
    loadEngine: () => Promise.reject(new Error('no engine in this test')),
  })
  const connection = (at: number): FakeConnection => {
    const found = connections[at]
    if (found === undefined) throw new Error(`there is no connection ${at + 1}`)
    return found
  }
  connection(0).handlers.onOpen()
  return { client, connections, connection, time }
}

const step = (seq: number, from: number, lines: number): StepMessage => {
  const { log: _, seq: __, ...rest } = tableView({})
  const log = { from, news: Array.from({ length: lines }, (_none, at) => logLine(from + at, 0, null)) }
  return { kind: 'step', seq, base: null, step: { ...rest, log } }
}

const LINE = { number: 0, person: 'p', name: 'Ada', seat: 0, scope: 'all', text: 'hi', at: 0 } as const

test('the page says what it has received, also after it reconnects', () => {
  const { connection, time } = opened()
  expect(connection(0).sent).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
  connection(0).send(step(7, 0, 2))
  connection(0).send({ kind: 'chat', from: 0, lines: [LINE] })
  connection(0).handlers.onClose()
  time.advance(500)
  connection(1).handlers.onOpen()
  expect(connection(1).sent).toEqual([{ kind: 'hello', since: 7, chat: 1, key: 'k' }])
})

test('reconnecting keeps the match and the chat', () => {
  const { client, connection } = opened()
  connection(0).send(step(7, 0, 2))
  connection(0).send({ kind: 'chat', from: 0, lines: [LINE] })
  client.reconnect()
  expect(connection(0).closed).toBe(true)
  expect(client.state()).toMatchObject({ connection: 'opening', tableView: { seq: 7 }, chat: [LINE] })
  connection(1).handlers.onOpen()
  expect(connection(1).sent).toEqual([{ kind: 'hello', since: 7, chat: 1, key: 'k' }])
})

test('a page that changes its owner forgets everything and starts over', () => {
  const { client, connection } = opened()
  connection(0).send(step(7, 0, 2))
  connection(0).send({ kind: 'chat', from: 0, lines: [LINE] })
  client.restart()
  expect(client.state()).toMatchObject({ tableView: null, chat: [] })
  connection(1).handlers.onOpen()
  expect(connection(1).sent).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
})

test('views continue after a broken connection', () => {
  const { client, connection, time } = opened()
  const seen = vi.fn()
  client.host.onScene(({ seq, log }) => seen(seq, log.length))
  connection(0).send(step(1, 0, 2))
  connection(0).handlers.onClose()
  time.advance(500)
  connection(1).handlers.onOpen()
  connection(1).send(step(2, 2, 1))
  expect(seen.mock.calls).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('a late listener gets the latest view at once', () => {
  const { client, connection } = opened()
  connection(0).send(step(3, 0, 0))
  const seen = vi.fn()
  client.host.onScene(({ seq }) => seen(seq))
  expect(seen.mock.calls).toEqual([[3]])
})

test('a gap in the log makes the page ask for everything again', () => {
  const { connection } = opened()
  connection(0).send(step(1, 0, 1))
  connection(0).send(step(5, 4, 1))
  expect(connection(0).closed).toBe(true)
  connection(1).handlers.onOpen()
  expect(connection(1).sent).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
})

test('each order gets the answer with its own id', async () => {
  const { client, connection } = opened()
  const undo = client.sendOrder({ kind: 'undo' })
  const link = client.sendOrder({ kind: 'link', to: 'watch' })
  connection(0).send({ kind: 'answer', id: 'id-1', answer: { kind: 'key', key: 'abc' } })
  connection(0).send({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  expect(await undo).toEqual({ kind: 'ok' })
  expect(await link).toEqual({ kind: 'key', key: 'abc' })
})

test('after a break only unanswered orders are sent again, with the same id', async () => {
  const { client, connection, time } = opened()
  const done = client.sendOrder({ kind: 'done' })
  void client.sendOrder({ kind: 'undo' })
  connection(0).send({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  await done
  connection(0).handlers.onClose()
  const during = client.sendOrder({ kind: 'redo' })
  time.advance(500)
  connection(1).handlers.onOpen()
  expect(connection(1).sent.slice(1)).toEqual([
    { kind: 'order', id: 'id-1', order: { kind: 'undo' } },
    { kind: 'order', id: 'id-2', order: { kind: 'redo' } },
  ])
  connection(1).send({ kind: 'answer', id: 'id-2', answer: { kind: 'ok' } })
  expect(await during).toEqual({ kind: 'ok' })
})

test('an order is repeated twice to a busy server; then the refusal is returned', async () => {
  const { client, connection, time } = opened()
  const undo = client.sendOrder({ kind: 'undo' })
  const sent = { kind: 'order', id: 'id-0', order: { kind: 'undo' } }
  const busy = { kind: 'problem', say: { id: 'server.busy' } } as const
  const refuse = (): void => connection(0).send({ kind: 'answer', id: 'id-0', answer: busy })
  const orders = () => connection(0).sent.filter(({ kind }) => kind === 'order')
  refuse()
  time.advance(499)
  expect(orders()).toEqual([sent])
  time.advance(1)
  expect(orders()).toEqual([sent, sent])
  refuse()
  time.advance(1_500)
  expect(orders()).toEqual([sent, sent, sent])
  refuse()
  expect(await undo).toEqual(busy)
  time.advance(5_000)
  expect(orders()).toHaveLength(3)
})

test('the page reconnects when an order gets no answer in time', () => {
  const { client, connections, connection, time } = opened()
  connection(0).send(step(7, 0, 2))
  void client.sendOrder({ kind: 'undo' })
  time.advance(9_999)
  expect(connections).toHaveLength(1)
  time.advance(1)
  expect(connection(0).closed).toBe(true)
  expect(connections).toHaveLength(2)
})

test('a final goodbye ends the connection; pending and later orders get its reason', async () => {
  const { client, connections, connection, time } = opened()
  const undo = client.sendOrder({ kind: 'undo' })
  const say = { id: 'table.closed' }
  connection(0).send({ kind: 'bye', say, again: false })
  connection(0).handlers.onClose()
  time.advance(60_000)
  expect(await undo).toEqual({ kind: 'problem', say })
  expect(await client.sendOrder({ kind: 'undo' })).toEqual({ kind: 'problem', say })
  expect(client.state().ended).toEqual(say)
  expect(connections).toHaveLength(1)
})

test('a temporary goodbye is followed by a new connection', () => {
  const { client, connections, connection, time } = opened()
  connection(0).send({ kind: 'bye', say: { id: 'table.closed' }, again: true })
  connection(0).handlers.onClose()
  time.advance(500)
  expect(connections).toHaveLength(2)
  expect(client.state().ended).toBe(null)
})

test('a pong does not end the connection', () => {
  const { client, connections, connection } = opened()
  connection(0).send({ kind: 'pong' })
  expect(client.state()).toMatchObject({ connection: 'open', ended: null })
  expect(connections).toHaveLength(1)
})

test('the table is stored with the time of its arrival, and subscribers are called', () => {
  const { client, connection, time } = opened()
  const changed = vi.fn()
  const stop = client.subscribe(changed)
  time.advance(1_234)
  const table: OnlineTable = onlineTable({})
  connection(0).send({ kind: 'table', table })
  expect(client.state()).toMatchObject({ table, receivedAt: 1_234, connection: 'open' })
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  connection(0).send({ kind: 'table', table })
  expect(changed).toHaveBeenCalledTimes(1)
})

test('commands that only a local host can carry out are not sent', async () => {
  const { client, connection } = opened()
  expect(await client.host.send({ kind: 'pace', waitForDone: true, botDelay: 0 })).toEqual({ kind: 'ok' })
  expect(await client.host.send({ kind: 'sit', viewer: 1 })).toMatchObject({ kind: 'problem' })
  expect(await client.host.send({ kind: 'takeBack', moves: 0 })).toMatchObject({ kind: 'problem' })
  expect(connection(0).sent).toHaveLength(1)
})

test('closing the table closes the connection and rejects pending orders', async () => {
  const { client, connection } = opened()
  const undo = client.sendOrder({ kind: 'undo' })
  client.host.close()
  await expect(undo).rejects.toThrow('the table was left')
  expect(connection(0).closed).toBe(true)
})

test('an order that the server cannot save is repeated with the same id until it can; the state says so meanwhile', async () => {
  const { client, connection, connections, time } = opened()
  const answer = client.sendOrder({ kind: 'undo' })
  const orders = () => connection(0).sent.filter(({ kind }) => kind === 'order')
  const refuse = () =>
    connection(0).send({ kind: 'answer', id: 'id-0', answer: { kind: 'problem', say: { id: 'server.unavailable' } } })
  for (let times = 1; times <= 15; times++) {
    expect(orders()).toHaveLength(times)
    refuse()
    expect(client.state().isUnsaved).toBe(true)
    time.advance(1_000)
  }
  // The server answers all the while: the socket is not taken for dead.
  expect(connections).toHaveLength(1)
  expect(new Set(orders().map((message) => JSON.stringify(message))).size).toBe(1)
  connection(0).send({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  expect(await answer).toEqual({ kind: 'ok' })
  expect(client.state().isUnsaved).toBe(false)
})

const chatLine = (number: number): ChatLine => ({ ...LINE, number, text: `line ${number}` })

test('a chat line that arrives twice is shown once', () => {
  const { client, connection } = opened()
  connection(0).send({ kind: 'chat', from: 0, lines: [chatLine(0), chatLine(1), chatLine(2)] })
  connection(0).send({ kind: 'chat', from: 2, lines: [chatLine(2), chatLine(3)] })
  expect(client.state().chat.map(({ number }) => number)).toEqual([0, 1, 2, 3])
})

test('chat that starts over replaces all lines, as after a change of seats', () => {
  const { client, connection } = opened()
  connection(0).send({ kind: 'chat', from: 0, lines: [chatLine(0), chatLine(1)] })
  connection(0).send({ kind: 'chat', from: 0, lines: [chatLine(0)] })
  expect(client.state().chat.map(({ number }) => number)).toEqual([0])
})
