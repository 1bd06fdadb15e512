import { expect, test } from 'vitest'
import { seatsOf } from '../host/hosted-table.ts'
import { botNameFor } from './names.ts'

test('each seat has a name of its own, and a bot never takes that of a person', () => {
  const names = [0, 1, 2, 3, 4, 5].map((seat) => botNameFor(seat, () => false))
  expect(new Set(names).size).toBe(6)
  expect(botNameFor(0, (name) => name === names[0])).toBe(names[1])
  expect(botNameFor(0, () => true)).toBeUndefined()
})

test('the bots of a record are called by names, and keep their level', () => {
  const seats = seatsOf({ players: ['Gustave', 'casual', 'casual', 'Jo'] })
  expect(seats.map(({ bot }) => bot)).toEqual([null, 'casual', 'casual', null])
  expect(new Set(seats.map(({ name }) => name)).size).toBe(4)
  expect(seats[1]?.name).not.toBe('casual')
  expect(seats[1]?.name).not.toBe('Gustave')
})
