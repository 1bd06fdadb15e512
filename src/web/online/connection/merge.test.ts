import { expect, test } from 'vitest'
import { choice, logLine, pendingDecision, tableView } from '../../../../test/web/table/table-views.ts'
import type { TableView } from '../../../wire/host.ts'
import { mergeTable, StepReader } from '../../../wire/merge.ts'
import type { OnlineTable, SentQuestion, StepMessage } from '../../../wire/online.ts'

const whole = (seq: number, from: number, ...turns: readonly number[]): StepMessage => {
  const { log: _, seq: __, ...rest } = tableView({ view: { board: 'empty', hand: [1, 2] } })
  const log = { from, news: turns.map((turn) => logLine(turn, turn, null)) }
  return { kind: 'step', seq, base: null, step: { ...rest, log } }
}

/** What a page shows after these messages. */
const readAll = (...messages: readonly StepMessage[]): TableView | null => {
  const reader = new StepReader()
  return messages.map((message) => reader.read(message)).at(-1) ?? null
}

test('a step changes the fields it names and keeps the others', () => {
  const first = readAll(whole(7, 0, 0, 1))
  const step = { toAct: [1], view: { hand: [2] }, log: { from: 2, news: [logLine(2, 2, null)] } }
  const second = readAll(whole(7, 0, 0, 1), { kind: 'step', seq: 8, base: 7, step })
  expect(second).toEqual({ ...first, seq: 8, toAct: [1], view: { board: 'empty', hand: [2] }, log: second?.log })
  expect(second?.log.map(({ turn }) => turn)).toEqual([0, 1, 2])
})

test('an undo removes lines from the log', () => {
  const step = { log: { from: 1, news: [logLine(5, 5, null)] } }
  const tableView = readAll(whole(1, 0, 0, 1, 2), { kind: 'step', seq: 2, base: 1, step })
  expect(tableView?.log.map(({ turn }) => turn)).toEqual([0, 5])
})

test('a step without a base replaces every field, including those it does not name', () => {
  const { step } = whole(4, 1, 3)
  const tableView = readAll(whole(1, 0, 0), {
    kind: 'step',
    seq: 4,
    base: null,
    step: { ...step, view: { board: 'full' } },
  })
  expect(tableView?.view).toEqual({ board: 'full' })
  expect(tableView?.log).toHaveLength(2)
})

test('a known choice is sent as its notation, and the prompt only when it changes', () => {
  const [go, stop] = ['go', 'stop'].map((kind) => ({ ...choice(kind, { id: kind }), notation: kind }))
  if (go === undefined || stop === undefined) throw new Error('no choices')
  const asking = (seq: number, base: number | null, question: SentQuestion): StepMessage => {
    const { step } = whole(seq, 0)
    return { kind: 'step', seq, base, step: { ...(base === null ? step : {}), question, log: { from: 0, news: [] } } }
  }
  const first = asking(1, null, { decision: 1, ask: pendingDecision.ask, choices: [go, stop] })
  const second = asking(2, 1, { decision: 2, choices: [['stop'], 'go'] })
  expect(readAll(first, second)?.question).toEqual({
    decision: 2,
    ask: pendingDecision.ask,
    choices: [{ ...stop, final: true }, go],
  })
  expect(readAll(first, { kind: 'step', seq: 2, base: 1, step: { log: { from: 0, news: [] } } })?.question).toEqual({
    ...pendingDecision,
    choices: [go, stop],
  })
})

test('a step that does not follow the last one gives no view', () => {
  expect(readAll(whole(4, 1, 3))).toBe(null)
  expect(readAll(whole(1, 0, 0), { kind: 'step', seq: 3, base: 2, step: { log: { from: 1, news: [] } } })).toBe(null)
})

test('a table keeps the fields that a message does not name', () => {
  const table = { id: 't', watchers: 1, next: null } as unknown as OnlineTable
  expect(mergeTable(table, { kind: 'table', table: { watchers: 2 } })).toEqual({ id: 't', watchers: 2, next: null })
})
