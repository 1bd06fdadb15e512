import { expect, test } from 'vitest'
import { FREE, onlineTable, personIn } from '../../../../test/web/online/online-tables.ts'
import type { OnlineTable } from '../../../wire/online.ts'
import { canTakeSeat } from './may-take.ts'

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
