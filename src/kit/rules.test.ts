import { expect, test } from 'vitest'
import { rulesIn } from './rules.ts'

test('each line gives the source of its rules, and their order is kept', () => {
  const table = `
    rulebook       1.1 1.2
    reconstructed  1.3
    ruling         R1
  `
  expect(rulesIn('CR-', table)).toEqual([
    { id: 'CR-1.1', source: 'rulebook' },
    { id: 'CR-1.2', source: 'rulebook' },
    { id: 'CR-1.3', source: 'reconstructed' },
    { id: 'CR-R1', source: 'ruling' },
  ])
})

test('an unknown source is refused by name', () => {
  expect(() => rulesIn('CR-', 'rumour 1.1')).toThrow('"rumour" is no source of rules')
})
