import { expect, test } from 'vitest'
import { logLine } from '../../../../test/web/table/table-views.ts'
import { countLines, groupLog, linesOf, movesBeforeLastTurn } from './log-groups.ts'

/** The set-up, then seat 0, seat 1 (two lines), seat 0, seat 1, seat 2; a turn may take several moves. */
const LOG = [
  logLine(0, 0, 0),
  logLine(0, 0, null),
  logLine(0, 3, 0),
  logLine(1, 4, 1),
  logLine(1, 4, null),
  logLine(2, 6, 0),
  logLine(3, 7, 1),
  logLine(4, 9, 2),
]

const shape = (viewer: number | 'watcher') => {
  const { before, since } = groupLog(LOG, viewer)
  return [before, since].map((turns) => turns.map(({ turn, setUp, own }) => `${setUp ? 's' : turn}${own ? '!' : ''}`))
}

test('lines are grouped by turn, with the set-up as its own group', () => {
  expect(shape('watcher')).toEqual([['s', '0', '1', '2', '3', '4'], []])
})

test('each turn has its seat and is counted for that seat, but not one in which several acted', () => {
  const turns = groupLog(LOG, 'watcher').before.map(({ of }) => (of === null ? '' : `${of.seat}: ${of.number}`))
  expect(turns).toEqual(['', '0: 1', '1: 1', '0: 2', '1: 2', '2: 1'])
  const together = groupLog([logLine(0, 1, 0), logLine(0, 2, 1), logLine(1, 3, 0), logLine(1, 3, 1)], 'watcher').before
  expect(together.map(({ of }) => of)).toEqual([null, { seat: 0, number: 1 }])
  const seenLater = groupLog([logLine(0, 2, 1), logLine(0, 2, 0), logLine(1, 3, 1)], 'watcher').before
  expect(seenLater.map(({ of }) => of)).toEqual([null, { seat: 1, number: 1 }])
})

test('lines since the viewer’s last turn are separate', () => {
  expect(shape(0)).toEqual([
    ['s', '0!', '1', '2!'],
    ['3', '4'],
  ])
  expect(countLines(groupLog(LOG, 0).since)).toBe(2)
})

test('nothing is separate if the last turn was the viewer’s own', () => {
  expect(shape(2)[1]).toEqual([])
})

test('before the viewer’s first turn nothing is separate; the deal is not a turn', () => {
  expect(shape(3)).toEqual([['s', '0', '1', '2', '3', '4'], []])
  expect(groupLog(LOG.slice(0, 2), 0).before[0]?.own).toBe(false)
})

test('a turn knows how many moves were made before it', () => {
  expect(groupLog(LOG, 'watcher').before.map(({ from }) => from)).toEqual([0, 0, 3, 4, 6, 7])
})

const log = [logLine(0, 0, null), logLine(0, 1, 0), logLine(1, 2, 1), logLine(1, 3, 1), logLine(2, 4, 2)]

test('counts the moves before the seat’s last turn', () => {
  expect(movesBeforeLastTurn(log, 0)).toBe(0)
  expect(movesBeforeLastTurn(log, 1)).toBe(1)
  expect(movesBeforeLastTurn(log, 2)).toBe(3)
})

test('a seat without a turn has nothing to go back to', () => {
  expect(movesBeforeLastTurn(log, 3)).toBe(null)
  expect(movesBeforeLastTurn([], 0)).toBe(null)
})

test('the log can be limited to one player; rounds stay', () => {
  const line = (event: object, seat?: number) =>
    ({
      event: { kind: 'e', rule: 'X-1', ...event },
      message: { id: 'm', params: seat === undefined ? {} : { seat: { seat } } },
      rule: 'X-1',
      after: 1,
      turn: 'round' in event ? 2 : (seat ?? 9),
    }) as never
  const { before } = groupLog([line({}, 0), line({}, 1), line({ round: 2 })], 'watcher')
  expect(before.map(({ round }) => round)).toEqual([null, null, 2])
  expect(linesOf(before, 1).map(({ lines, round }) => [lines.length, round])).toEqual([
    [1, null],
    [0, 2],
  ])
  expect(linesOf(before, null)).toBe(before)
})
