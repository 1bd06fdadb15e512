import { expect, test } from 'vitest'
import { GAP, mixed, RATIO, shelved } from './fit.ts'

/** Works out a length as a browser would. */
const pixels = (length: string, wide: number, high: number): number => {
  const term = length.replaceAll('var(--wide)', `${wide}`).replaceAll('var(--high)', `${high}`).replaceAll('px', '')
  expect(term).toMatch(/^(?:max|min|[\d\s.,()*/+-])+$/)
  return Number(new Function('max', 'min', `return ${term}`)(Math.max, Math.min))
}

/** How high the rows are together when cards of this height flow one after the other. */
const flow = (widths: readonly number[], height: number, wide: number): number => {
  let [rows, used] = [1, 0]
  for (const ratio of widths) {
    const width = ratio * height
    if (used > 0 && used + GAP + width > wide + 0.01) {
      rows += 1
      used = 0
    }
    used += (used > 0 ? GAP : 0) + width
  }
  return widths.length === 0 ? 0 : rows * height + (rows - 1) * GAP
}

const HANDS = [1, 2, 3, 5, 8, 11].flatMap((rails) => [0, 1, 3, 6, 10].map((cities) => [rails, cities] as const))
const SHARES = [
  [304, 90],
  [350, 190],
  [400, 320],
] as const

test('the cards of a hand fit their part of the dock, on shelves and in one flow', () => {
  for (const [rails, cities] of HANDS) {
    const [above, below] = [Array<number>(rails).fill(RATIO.rail), Array<number>(cities).fill(RATIO.city)]
    for (const [wide, high] of SHARES) {
      const onShelves = pixels(shelved(rails, cities), wide, high)
      const gap = cities > 0 ? GAP : 0
      const used = flow(above, onShelves, wide) + gap + flow(below, onShelves, wide)
      expect(used, `${rails} + ${cities} on shelves`).toBeLessThanOrEqual(high + 0.1)
      const inFlow = pixels(mixed(rails, cities), wide, high)
      expect(flow([...above, ...below], inFlow, wide), `${rails} + ${cities} in a flow`).toBeLessThanOrEqual(high + 0.1)
    }
  }
})

test('the cards are as large as the width or the height allows', () => {
  expect(pixels(shelved(2, 2), 350, 300)).toBeCloseTo((350 - GAP) / (2 * RATIO.city), 1)
  expect(pixels(shelved(5, 3), 350, 400)).toBeGreaterThan(80)
  expect(pixels(shelved(1, 1), 400, 107)).toBe(50)
  expect(pixels(mixed(1, 0), 400, 90)).toBe(90)
})

test('an empty hand has a size', () => {
  expect(pixels(shelved(0, 0), 350, 120)).toBe(120)
  expect(pixels(mixed(0, 0), 350, 120)).toBe(120)
})
