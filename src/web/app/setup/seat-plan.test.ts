import { expect, test } from 'vitest'
import { meta } from '../../../games/template/meta.ts'
import { DEFAULTS } from '../settings/settings.ts'
import { botSeat, defaultPlan, openingOf, person, withSeat, withSeats } from './seat-plan.ts'

const nameOf = (seat: number): string => `Player ${seat + 1}`
const plan = defaultPlan(meta, 'Ann')

test('the default table is one person against bots that answer at once', () => {
  expect(plan.seats.map(({ bot }) => bot)).toEqual([null, 'newcomer', 'newcomer', 'newcomer'])
  expect(plan.options).toEqual({ length: 'short' })
})

test('a change of the number of seats keeps the remaining seats', () => {
  const hotSeat = withSeat(plan, 1, person('Bob'))
  expect(withSeats(hotSeat, 2).seats).toEqual([person('Ann'), person('Bob')])
  expect(withSeats(withSeats(hotSeat, 2), 3).seats).toEqual([person('Ann'), person('Bob'), botSeat(2)])
})

test('every seat gets a name, and names are unique', () => {
  const seats = [person(' '), person('Bob'), person(' Bob'), botSeat(3)]
  const { seats: opened } = openingOf(meta, { ...plan, seats }, DEFAULTS, nameOf)
  expect(opened.map(({ name }) => name)).toEqual(['Player 1', 'Bob', 'Bob 3', 'Lotte'])
})

test('an empty seed means a random deal, and every match gets its own id', () => {
  const open = (seed: string) => openingOf(meta, { ...plan, seed }, { ...DEFAULTS, botDelay: 0 }, nameOf)
  expect(open(' ').seed).toBeNull()
  expect(open(' 7 ')).toMatchObject({ seed: '7', game: 'template', waitForDone: true, botDelay: 0 })
  expect(open('').id).toMatch(/^[0-9a-z]{10}$/)
  expect(open('').id).not.toBe(open('').id)
})
