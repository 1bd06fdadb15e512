import { expect, test } from 'vitest'
import { mergeStep, mergeTable } from '../../wire/merge.ts'
import type { OnlineTable, StepMessage } from '../../wire/online.ts'
import { news, scene } from '../table/testing/scenes.ts'

const whole = (seq: number, from: number, ...turns: readonly number[]): StepMessage => {
  const { log: _, seq: __, ...rest } = scene({ view: { board: 'empty', hand: [1, 2] } })
  const log = { from, news: turns.map((turn) => news(turn, turn, null)) }
  return { kind: 'step', seq, base: null, step: { ...rest, log } }
}

test('a step changes the fields that it names and keeps the others', () => {
  const first = mergeStep(null, whole(7, 0, 0, 1))
  const step = { toAct: [1], view: { hand: [2] }, log: { from: 2, news: [news(2, 2, null)] } }
  const second = mergeStep(first, { kind: 'step', seq: 8, base: 7, step })
  expect(second).toEqual({ ...first, seq: 8, toAct: [1], view: { board: 'empty', hand: [2] }, log: second?.log })
  expect(second?.log.map(({ turn }) => turn)).toEqual([0, 1, 2])
})

test('lines that were taken back leave the log', () => {
  const before = mergeStep(null, whole(1, 0, 0, 1, 2))
  const step = { log: { from: 1, news: [news(5, 5, null)] } }
  expect(mergeStep(before, { kind: 'step', seq: 2, base: 1, step })?.log.map(({ turn }) => turn)).toEqual([0, 5])
})

test('a whole step replaces every field, also those that are gone', () => {
  const before = mergeStep(null, whole(1, 0, 0))
  const { step } = whole(4, 1, 3)
  const next = mergeStep(before, { kind: 'step', seq: 4, base: null, step: { ...step, view: { board: 'full' } } })
  expect(next?.view).toEqual({ board: 'full' })
  expect(next?.log).toHaveLength(2)
})

test('a step that does not follow what the page holds makes no scene', () => {
  expect(mergeStep(null, whole(4, 1, 3))).toBe(null)
  const before = mergeStep(null, whole(1, 0, 0))
  expect(mergeStep(before, { kind: 'step', seq: 3, base: 2, step: { log: { from: 1, news: [] } } })).toBe(null)
})

test('a table keeps the fields that a message does not name', () => {
  const table = { id: 't', watchers: 1, next: null } as unknown as OnlineTable
  expect(mergeTable(table, { kind: 'table', table: { watchers: 2 } })).toEqual({ id: 't', watchers: 2, next: null })
})
