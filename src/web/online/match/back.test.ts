import { expect, test } from 'vitest'
import { logLine } from '../../../../test/web/table/table-views.ts'
import { movesBeforeLastTurn } from './back.ts'

const log = [logLine(0, 0, null), logLine(0, 1, 0), logLine(1, 2, 1), logLine(1, 3, 1), logLine(2, 4, 2)]

test('back to before the own last turn', () => {
  expect(movesBeforeLastTurn(log, 0)).toBe(0)
  expect(movesBeforeLastTurn(log, 1)).toBe(1)
  expect(movesBeforeLastTurn(log, 2)).toBe(3)
})

test('who has not had a turn yet has nothing to go back to', () => {
  expect(movesBeforeLastTurn(log, 3)).toBe(null)
  expect(movesBeforeLastTurn([], 0)).toBe(null)
})
