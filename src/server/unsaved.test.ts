import { expect, test } from 'vitest'
import { fakeClock } from '../../test/server/fake-clock.ts'
import { unsavedReport } from './unsaved.ts'

test('every refused write is counted, and the reason is in the log every ten seconds', () => {
  const { monotonic, pass } = fakeClock()
  const lines: string[] = []
  let count = 0
  const report = unsavedReport({ counter: { inc: () => count++ }, log: (line) => lines.push(line), monotonic })
  for (let second = 0; second < 12; second++) {
    report(new Error('database or disk is full'))
    pass(1_000)
  }
  expect(count).toBe(12)
  expect(lines).toEqual(Array(2).fill('Orders cannot be saved: database or disk is full.'))
})
