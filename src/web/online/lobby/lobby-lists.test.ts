import { expect, test } from 'vitest'
import type { Listed } from '../../../wire/online.ts'
import { sortByUrgency } from './lobby-lists.ts'

const listed = (id: string, changes: Partial<Listed>): Listed => ({
  id,
  game: 'paris-connection',
  phase: 'running',
  visibility: 'link',
  teaching: false,
  damaged: false,
  pace: { kind: 'untimed' },
  chosen: false,
  withheld: [],
  broken: false,
  brokenOff: null,
  brokenBefore: 0,
  names: ['Ada', 'Bo'],
  bots: [false, false],
  free: 0,
  toAct: [1],
  mine: 0,
  moves: 3,
  changed: 0,
  ...changes,
})

test('the user’s turn comes first, then running tables, latest first, then finished ones', () => {
  const tables = [
    listed('over', { phase: 'over', toAct: [], changed: 9 }),
    listed('broken off', { phase: 'brokenOff', toAct: [], changed: 8 }),
    listed('older', { changed: 1 }),
    listed('newer', { changed: 2 }),
    listed('mine', { toAct: [0, 1] }),
    listed('filling', { phase: 'open', toAct: [], changed: 3 }),
  ]
  expect(sortByUrgency(tables).map(({ id }) => id)).toEqual(['mine', 'filling', 'newer', 'older', 'over', 'broken off'])
})
