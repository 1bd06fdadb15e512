import { expect, test } from 'vitest'
import { pendingDecision, tableView } from '../../../../test/web/table/table-views.ts'
import { showsHint, showsWinChances } from './advice-visibility.ts'

const OVER = { toAct: [] }

test('win chances are shown if they are turned on and advice is allowed', () => {
  expect(showsWinChances(tableView({}), false, true)).toBe(true)
  expect(showsWinChances(tableView({}), false, false)).toBe(false)
  expect(showsWinChances(tableView({}), true, false)).toBe(false)
  expect(showsWinChances(tableView({ advised: false }), false, true)).toBe(false)
  expect(showsWinChances(tableView({ advised: false }), true, true)).toBe(false)
})

test('the replay of a finished match always shows win chances', () => {
  const won = { rule: 'G-1', ranks: [1, 2], totals: [9, 3] }
  for (const outcome of [won, null]) {
    expect(showsWinChances(tableView({ ...OVER, outcome }), true, false)).toBe(true)
    expect(showsWinChances(tableView({ ...OVER, outcome }), false, false)).toBe(false)
  }
})

test('a hint is offered to the deciding player and to spectators of a decision', () => {
  expect(showsHint(tableView({ question: pendingDecision }))).toBe(true)
  expect(showsHint(tableView({ question: null, toAct: [1] }))).toBe(false)
  expect(showsHint(tableView({ viewer: 'watcher', toAct: [1] }))).toBe(true)
  expect(showsHint(tableView({ viewer: 'watcher', ...OVER }))).toBe(false)
})

test('no hint is offered if advice is not allowed', () => {
  expect(showsHint(tableView({ question: pendingDecision, advised: false }))).toBe(false)
  expect(showsHint(tableView({ viewer: 'watcher', advised: false }))).toBe(false)
})
