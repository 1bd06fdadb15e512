import { expect, test, vi } from 'vitest'
import { type Caller, fakeClock, fakeServer } from '../../../../test/web/online/fake-server.ts'
import { onlineTable } from '../../../../test/web/online/online-tables.ts'
import { logLine, tableView } from '../../../../test/web/table/table-views.ts'
import type { OnlineTable, StepMessage } from '../../../wire/online.ts'
import { createTableClient } from './table-client.ts'

const opened = () => {
  const { connect, calls } = fakeServer()
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
    loadEngine: () => Promise.reject(new Error('nobody thinks here')),
  })
  const call = (at: number): Caller => {
    const found = calls[at]
    if (found === undefined) throw new Error(`nobody called ${at + 1} times`)
    return found
  }
  call(0).handlers.open()
  return { client, calls, call, time }
}

const step = (seq: number, from: number, lines: number): StepMessage => {
  const { log: _, seq: __, ...rest } = tableView({})
  const log = { from, news: Array.from({ length: lines }, (_none, at) => logLine(from + at, 0, null)) }
  return { kind: 'step', seq, base: null, step: { ...rest, log } }
}

const LINE = { number: 0, person: 'p', name: 'Ada', seat: 0, scope: 'all', text: 'hi', at: 0 } as const

test('the page says what it has seen, and comes back with it', () => {
  const { call, time } = opened()
  expect(call(0).said).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
  call(0).tell(step(7, 0, 2))
  call(0).tell({ kind: 'chat', from: 0, lines: [LINE] })
  call(0).handlers.lost()
  time.pass(500)
  call(1).handlers.open()
  expect(call(1).said).toEqual([{ kind: 'hello', since: 7, chat: 1, key: 'k' }])
})

test('a line that is renewed leaves the match and the chat where they are', () => {
  const { client, call } = opened()
  call(0).tell(step(7, 0, 2))
  call(0).tell({ kind: 'chat', from: 0, lines: [LINE] })
  client.renew()
  expect(call(0).closed).toBe(true)
  expect(client.state()).toMatchObject({ line: 'opening', tableView: { seq: 7 }, chat: [LINE] })
  call(1).handlers.open()
  expect(call(1).said).toEqual([{ kind: 'hello', since: 7, chat: 1, key: 'k' }])
})

test('a page that belongs to somebody else begins anew', () => {
  const { client, call } = opened()
  call(0).tell(step(7, 0, 2))
  call(0).tell({ kind: 'chat', from: 0, lines: [LINE] })
  client.become()
  expect(client.state()).toMatchObject({ tableView: null, chat: [] })
  call(1).handlers.open()
  expect(call(1).said).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
})

test('scenes go on growing over a break', () => {
  const { client, call, time } = opened()
  const seen = vi.fn()
  client.host.onScene(({ seq, log }) => seen(seq, log.length))
  call(0).tell(step(1, 0, 2))
  call(0).handlers.lost()
  time.pass(500)
  call(1).handlers.open()
  call(1).tell(step(2, 2, 1))
  expect(seen.mock.calls).toEqual([
    [1, 2],
    [2, 3],
  ])
})

test('whoever begins to listen late gets the latest scene at once', () => {
  const { client, call } = opened()
  call(0).tell(step(3, 0, 0))
  const seen = vi.fn()
  client.host.onScene(({ seq }) => seen(seq))
  expect(seen.mock.calls).toEqual([[3]])
})

test('where a part of the log is missing, everything is asked for again', () => {
  const { call } = opened()
  call(0).tell(step(1, 0, 1))
  call(0).tell(step(5, 4, 1))
  expect(call(0).closed).toBe(true)
  call(1).handlers.open()
  expect(call(1).said).toEqual([{ kind: 'hello', since: null, chat: 0, key: 'k' }])
})

test('each order is answered by its own id', async () => {
  const { client, call } = opened()
  const undo = client.order({ kind: 'undo' })
  const link = client.order({ kind: 'link', to: 'watch' })
  call(0).tell({ kind: 'answer', id: 'id-1', answer: { kind: 'key', key: 'abc' } })
  call(0).tell({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  expect(await undo).toEqual({ kind: 'ok' })
  expect(await link).toEqual({ kind: 'key', key: 'abc' })
})

test('an order without an answer is sent again under its id, one with an answer is not', async () => {
  const { client, call, time } = opened()
  const done = client.order({ kind: 'done' })
  void client.order({ kind: 'undo' })
  call(0).tell({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  await done
  call(0).handlers.lost()
  const during = client.order({ kind: 'redo' })
  time.pass(500)
  call(1).handlers.open()
  expect(call(1).said.slice(1)).toEqual([
    { kind: 'order', id: 'id-1', order: { kind: 'undo' } },
    { kind: 'order', id: 'id-2', order: { kind: 'redo' } },
  ])
  call(1).tell({ kind: 'answer', id: 'id-2', answer: { kind: 'ok' } })
  expect(await during).toEqual({ kind: 'ok' })
})

test('a server that is too busy is asked again, twice; then the person is told', async () => {
  const { client, call, time } = opened()
  const undo = client.order({ kind: 'undo' })
  const said = { kind: 'order', id: 'id-0', order: { kind: 'undo' } }
  const busy = { kind: 'problem', say: { id: 'server.busy' } } as const
  const refuse = (): void => call(0).tell({ kind: 'answer', id: 'id-0', answer: busy })
  const orders = () => call(0).said.filter(({ kind }) => kind === 'order')
  refuse()
  time.pass(499)
  expect(orders()).toEqual([said])
  time.pass(1)
  expect(orders()).toEqual([said, said])
  refuse()
  time.pass(1_500)
  expect(orders()).toEqual([said, said, said])
  refuse()
  expect(await undo).toEqual(busy)
  time.pass(5_000)
  expect(orders()).toHaveLength(3)
})

test('a line on which nobody answers is given up', () => {
  const { client, calls, call, time } = opened()
  void client.order({ kind: 'undo' })
  time.pass(9_999)
  expect(calls).toHaveLength(1)
  time.pass(1)
  expect(call(0).closed).toBe(true)
  expect(calls).toHaveLength(2)
})

test('a farewell for good ends it with its sentence, for orders under way and later ones', async () => {
  const { client, calls, call, time } = opened()
  const undo = client.order({ kind: 'undo' })
  const say = { id: 'table.closed' }
  call(0).tell({ kind: 'bye', say, again: false })
  call(0).handlers.lost()
  time.pass(60_000)
  expect(await undo).toEqual({ kind: 'problem', say })
  expect(await client.order({ kind: 'undo' })).toEqual({ kind: 'problem', say })
  expect(client.state().ended).toEqual(say)
  expect(calls).toHaveLength(1)
})

test('a farewell until soon is followed by the next call', () => {
  const { client, calls, call, time } = opened()
  call(0).tell({ kind: 'bye', say: { id: 'table.closed' }, again: true })
  call(0).handlers.lost()
  time.pass(500)
  expect(calls).toHaveLength(2)
  expect(client.state().ended).toBe(null)
})

test('an answer to a ping is no farewell', () => {
  const { client, calls, call } = opened()
  call(0).tell({ kind: 'pong' })
  expect(client.state()).toMatchObject({ line: 'open', ended: null })
  expect(calls).toHaveLength(1)
})

test('the table is kept with the time at which it was heard of, and changes are told', () => {
  const { client, call, time } = opened()
  const changed = vi.fn()
  const stop = client.listen(changed)
  time.pass(1_234)
  const table: OnlineTable = onlineTable({})
  call(0).tell({ kind: 'table', table })
  expect(client.state()).toMatchObject({ table, at: 1_234, line: 'open' })
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
  call(0).tell({ kind: 'table', table })
  expect(changed).toHaveBeenCalledTimes(1)
})

test('what only a host in the browser can do is not sent', async () => {
  const { client, call } = opened()
  expect(await client.host.send({ kind: 'pace', waitForDone: true, botDelay: 0 })).toEqual({ kind: 'ok' })
  expect(await client.host.send({ kind: 'sit', viewer: 1 })).toMatchObject({ kind: 'problem' })
  expect(await client.host.send({ kind: 'takeBack', moves: 0 })).toMatchObject({ kind: 'problem' })
  expect(call(0).said).toHaveLength(1)
})

test('who leaves hears nothing more, and what was asked fails', async () => {
  const { client, call } = opened()
  const undo = client.order({ kind: 'undo' })
  client.host.close()
  await expect(undo).rejects.toThrow('the table was left')
  expect(call(0).closed).toBe(true)
})

test('an order that the server cannot save is sent again under its id until it can, and the page says so meanwhile', async () => {
  const { client, call, calls, time } = opened()
  const answer = client.order({ kind: 'undo' })
  const orders = () => call(0).said.filter(({ kind }) => kind === 'order')
  const refuse = () =>
    call(0).tell({ kind: 'answer', id: 'id-0', answer: { kind: 'problem', say: { id: 'server.unavailable' } } })
  for (let times = 1; times <= 15; times++) {
    expect(orders()).toHaveLength(times)
    refuse()
    expect(client.state().unsaved).toBe(true)
    time.pass(1_000)
  }
  // The server answers all the while: the line is not taken for dead.
  expect(calls).toHaveLength(1)
  expect(new Set(orders().map((message) => JSON.stringify(message))).size).toBe(1)
  call(0).tell({ kind: 'answer', id: 'id-0', answer: { kind: 'ok' } })
  expect(await answer).toEqual({ kind: 'ok' })
  expect(client.state().unsaved).toBe(false)
})
