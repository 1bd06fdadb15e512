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

test('an invited person may take a seat that is neither taken nor reserved for another', () => {
  expect(seatsFor({})).toEqual([2])
  expect(seatsFor({ kept: 1 })).toEqual([1, 2])
})

test('without an invitation only a seated person may change seats', () => {
  expect(seatsFor({ invited: false })).toEqual([])
  expect(seatsFor({ invited: false, seat: 0 })).toEqual([2])
})

const ada = personIn('a', 'Ada')
const bo = personIn('b', 'Bo')

test('sitting down, leaving and a new bot are announced', () => {
  expect(seatChanges([ada, FREE], [ada, bo])).toEqual([{ kind: 'sat', seat: 1, name: 'Bo' }])
  expect(seatChanges([ada, bo], [ada, FREE])).toEqual([{ kind: 'left', seat: 1, name: 'Bo' }])
  expect(seatChanges([ada, FREE], [ada, BOT])).toEqual([{ kind: 'bot', seat: 1 }])
})

test('a change of seats is not announced as leaving', () => {
  expect(seatChanges([ada, bo, FREE], [ada, FREE, bo])).toEqual([{ kind: 'sat', seat: 2, name: 'Bo' }])
})

test('presence changes are not announced', () => {
  expect(seatChanges([ada, bo], [ada, personIn('b', 'Bo', false)])).toEqual([])
})
