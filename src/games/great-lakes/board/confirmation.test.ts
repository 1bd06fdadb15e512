import { expect, test } from 'vitest'
import { needsConfirmation } from './confirmation.ts'

const confirms = (why: string): boolean => needsConfirmation({ why: { id: `irreversible.${why}` } })

test('drawing a card takes one press', () => {
  expect(['draws', 'card'].map(confirms)).toEqual([false, false])
})

test('tickets, what makes earlier steps final, and what ends the game ask for a second press', () => {
  expect(['tickets', 'choices', 'skips', 'ends'].map(confirms)).toEqual([true, true, true, true])
})

test('what can be undone never does', () => {
  expect(needsConfirmation({})).toBe(false)
})
