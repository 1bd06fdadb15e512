import { expect, test } from 'vitest'
import { PATTERNS, strokes } from './patterns.ts'

test('no two patterns have the same drawing', () => {
  expect(new Set(PATTERNS.map((pattern) => strokes(pattern, 24, 6, 6))).size).toBe(PATTERNS.length)
})

test.each(PATTERNS)('%s stays inside its band', (pattern) => {
  const path = strokes(pattern, 24, 6, 6)
  const steps = [...path.matchAll(/([MLHVh])(-?[\d.]+)(?: (-?[\d.]+))?/g)]
  for (const [, kind, first, second] of steps) {
    const xs = kind === 'V' ? [] : [Number(first)]
    const ys = kind === 'V' ? [Number(first)] : second === undefined ? [] : [Number(second)]
    for (const x of xs) expect(x).toBeGreaterThanOrEqual(0)
    for (const x of xs) expect(x).toBeLessThanOrEqual(24)
    for (const y of ys) expect(y >= 0 && y <= 6).toBe(true)
  }
})
