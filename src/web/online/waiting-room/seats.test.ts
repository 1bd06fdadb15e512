import { expect, test } from 'vitest'
import { BOT, FREE, onlineTable, personIn } from '../../../../test/web/online/online-tables.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { canTakeSeat, seatChanges } from './seats.ts'

const you: OnlineTable['you'] = { person: 'z', seat: null, owner: false, muted: false, invited: true, kept: null }
const seats = [personIn('a', 'Ada'), { ...FREE, kept: 'Bo' }, FREE]
const seatsFor = (changes: Partial<OnlineTable['you']>) => {
  const table = onlineTable({ seats, you: { ...you, ...changes } })
  return seats.flatMap((_, seat) => (canTakeSeat(table, seat) ? [seat] : []))
}

test('whoever is invited may take what is neither taken nor kept for another', () => {
  expect(seatsFor({})).toEqual([2])
  expect(seatsFor({ kept: 1 })).toEqual([1, 2])
})

test('without an invitation only who has a seat may change it', () => {
  expect(seatsFor({ invited: false })).toEqual([])
  expect(seatsFor({ invited: false, seat: 0 })).toEqual([2])
})

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
