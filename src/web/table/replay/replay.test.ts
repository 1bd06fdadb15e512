import { expect, test } from 'vitest'
import { routeOf } from '../../app/route.ts'
import { clamp, tableRoute } from './replay.ts'

test('a position is limited to the moves of the match', () => {
  expect([-3, 0, 4.7, 9, 30].map((at) => clamp(at, 9))).toEqual([0, 0, 4, 9, 9])
})

test('the address of a move is read back for any table id', () => {
  expect(routeOf(`#${tableRoute('a/b', 7)}`)).toEqual({ page: 'table', id: 'a/b', at: 7 })
  expect(routeOf(`#${tableRoute('a/b', null)}`)).toEqual({ page: 'table', id: 'a/b', at: null })
})
