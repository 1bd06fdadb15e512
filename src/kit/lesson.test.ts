/** Lessons: which step is shown, and what the script says next. */
import { expect, test } from 'vitest'
import { currentStep, type LessonStep } from './lesson.ts'

const step = (name: string, at: number, moves: number): LessonStep => ({ step: name, at, moves })

const STEPS = [step('aim', 0, 0), step('first', 0, 2), step('watch', 5, 0), step('points', 5, 0), step('last', 5, 1)]

const shown = (made: number, read: number): string | null => currentStep({ steps: STEPS }, made, read)?.step ?? null

test('steps that are only read come one after another, before the move at the same point', () => {
  expect([shown(0, 0), shown(0, 1)]).toEqual(['aim', 'first'])
  expect([shown(5, 0), shown(5, 1), shown(5, 2)]).toEqual(['watch', 'points', 'last'])
})

test('a step with two moves stays until both are made', () => {
  expect([shown(1, 0), shown(2, 0)]).toEqual(['first', 'watch'])
})

test('while the others move, the next step is already known', () => {
  expect([shown(3, 0), shown(4, 0)]).toEqual(['watch', 'watch'])
})

test('after the last move the lesson is over', () => {
  expect(shown(6, 0)).toBeNull()
})
