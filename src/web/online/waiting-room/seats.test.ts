import { expect, test } from 'vitest'
import { BOT, FREE, personIn } from '../../../../test/web/online/online-tables.ts'
import { seatChanges } from './seats.ts'

const ada = personIn('a', 'Ada')
const bo = personIn('b', 'Bo')

test('sitting down, leaving and a bot are told', () => {
  expect(seatChanges([ada, FREE], [ada, bo])).toEqual([{ kind: 'sat', seat: 1, name: 'Bo' }])
  expect(seatChanges([ada, bo], [ada, FREE])).toEqual([{ kind: 'left', seat: 1, name: 'Bo' }])
  expect(seatChanges([ada, FREE], [ada, BOT])).toEqual([{ kind: 'bot', seat: 1 }])
})

test('who changes seats has not left', () => {
  expect(seatChanges([ada, bo, FREE], [ada, FREE, bo])).toEqual([{ kind: 'sat', seat: 2, name: 'Bo' }])
})

test('coming and going of a page is no news of the seats', () => {
  expect(seatChanges([ada, bo], [ada, personIn('b', 'Bo', false)])).toEqual([])
})
