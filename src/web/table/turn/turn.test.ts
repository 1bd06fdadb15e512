import { describe, expect, test } from 'vitest'
import { BOT, pendingDecision, tableView, tableViewWith, YOU } from '../../../../test/web/table/table-views.ts'
import { isYours, nextPlayerAtDevice, turnOf } from './turn.ts'

const ENDED = { rule: 'G-9', ranks: [1, 1, 3], totals: [7, 7, 2] }

describe('what the turn bar says', () => {
  test('what is asked of the viewer', () => {
    expect(turnOf(tableView({ question: pendingDecision }), false)).toEqual({
      kind: 'asked',
      message: { id: 'ask.act' },
    })
  })

  test('that the turn is complete, though others are to act already', () => {
    const turn = turnOf(tableView({ handOver: true, toAct: [1] }), false)
    expect(turn).toEqual({ kind: 'complete' })
    expect(isYours(turn)).toBe(true)
  })

  test('which bots are thinking', () => {
    const turn = turnOf(tableView({ toAct: [1] }), false)
    expect(turn).toEqual({ kind: 'thinking', seats: [1] })
    expect(isYours(turn)).toBe(false)
  })

  test('which people are waited for, rather than bots that choose at the same time', () => {
    expect(turnOf(tableViewWith([YOU, BOT, YOU], { toAct: [1, 2] }), false)).toEqual({ kind: 'waiting', seats: [2] })
  })

  test('who has won, all who share the first rank', () => {
    expect(turnOf(tableView({ outcome: ENDED, toAct: [] }), false)).toEqual({ kind: 'over', winners: [0, 1] })
  })

  test('that it was broken off, where nobody is to move and nobody has won', () => {
    const turn = turnOf(tableView({ toAct: [] }), false)
    expect(turn).toEqual({ kind: 'brokenOff' })
    expect(isYours(turn)).toBe(false)
  })

  test('in a replay nothing is asked', () => {
    expect(turnOf(tableView({ question: pendingDecision, outcome: ENDED }), true)).toEqual({ kind: 'replay' })
  })
})

describe('who sits down next at a shared screen', () => {
  const shared = [YOU, { name: 'Eve', bot: null }, BOT]

  test('the other person, when it is that one’s turn', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [1] }))).toBe(1)
  })

  test('somebody, when nobody sits there yet', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 'watcher', toAct: [0] }))).toBe(0)
  })

  test('nobody while the one who sits there may still take the turn back', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [1], handOver: true }))).toBeNull()
  })

  test('nobody while the one who sits there is to act as well', () => {
    expect(
      nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [0, 1], question: pendingDecision })),
    ).toBeNull()
  })

  test('nobody while a bot is to act, and nobody at the end', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [2] }))).toBeNull()
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [], outcome: ENDED }))).toBeNull()
  })

  test('nobody where a person plays alone', () => {
    expect(nextPlayerAtDevice(tableViewWith([YOU, BOT], { viewer: 'watcher', toAct: [0] }))).toBeNull()
  })
})
