import { expect, test } from 'vitest'
import { stepped } from './scale.ts'

test('a scale is rounded down to a step, and four steps double it', () => {
  expect(stepped(1)).toBe(1)
  expect(stepped(0.5)).toBe(0.5)
  expect(stepped(0.55)).toBe(0.5)
  expect(stepped(1.99)).toBeCloseTo(2 ** 0.75)
  expect(new Set([0.5, 0.6, 0.72, 0.85, 0.99].map(stepped)).size).toBe(4)
})
