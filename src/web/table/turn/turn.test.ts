import { describe, expect, test } from 'vitest'
import { BOT, pendingDecision, tableView, tableViewWith, YOU } from '../../../../test/web/table/table-views.ts'
import { isYours, nextPlayerAtDevice, turnOf } from './turn.ts'

const ENDED = { rule: 'G-9', ranks: [1, 1, 3], totals: [7, 7, 2] }

describe('the dock', () => {
  test('shows the viewer’s prompt', () => {
    expect(turnOf(tableView({ question: pendingDecision }), false)).toEqual({
      kind: 'asked',
      message: { id: 'ask.act' },
    })
  })

  test('says that the turn is complete, even if others are to act', () => {
    const turn = turnOf(tableView({ handOver: true, toAct: [1] }), false)
    expect(turn).toEqual({ kind: 'complete' })
    expect(isYours(turn)).toBe(true)
  })

  test('names the bots that are thinking', () => {
    const turn = turnOf(tableView({ toAct: [1] }), false)
    expect(turn).toEqual({ kind: 'thinking', seats: [1] })
    expect(isYours(turn)).toBe(false)
  })

  test('names people who are to act rather than bots that act at the same time', () => {
    expect(turnOf(tableViewWith([YOU, BOT, YOU], { toAct: [1, 2] }), false)).toEqual({ kind: 'waiting', seats: [2] })
  })

  test('names all winners', () => {
    expect(turnOf(tableView({ outcome: ENDED, toAct: [] }), false)).toEqual({ kind: 'over', winners: [0, 1] })
  })

  test('says that the match was broken off if nobody is to act and nobody has won', () => {
    const turn = turnOf(tableView({ toAct: [] }), false)
    expect(turn).toEqual({ kind: 'brokenOff' })
    expect(isYours(turn)).toBe(false)
  })

  test('shows no prompt in a replay', () => {
    expect(turnOf(tableView({ question: pendingDecision, outcome: ENDED }), true)).toEqual({ kind: 'replay' })
  })
})

describe('the next player at a shared device', () => {
  const shared = [YOU, { name: 'Eve', bot: null }, BOT]

  test('is the other person on that person’s turn', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [1] }))).toBe(1)
  })

  test('is somebody when nobody has sat down yet', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 'watcher', toAct: [0] }))).toBe(0)
  })

  test('is nobody while the seated player may still undo the turn', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [1], handOver: true }))).toBeNull()
  })

  test('is nobody while the seated player is to act too', () => {
    expect(
      nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [0, 1], question: pendingDecision })),
    ).toBeNull()
  })

  test('is nobody while a bot is to act and after the end', () => {
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [2] }))).toBeNull()
    expect(nextPlayerAtDevice(tableViewWith(shared, { viewer: 0, toAct: [], outcome: ENDED }))).toBeNull()
  })

  test('is nobody for a single person', () => {
    expect(nextPlayerAtDevice(tableViewWith([YOU, BOT], { viewer: 'watcher', toAct: [0] }))).toBeNull()
  })
})
