import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light } from './colour.ts'
import { SEAT_LOOKS } from './seats.ts'

const css = readFileSync(new URL('../theme/theme.css', import.meta.url), 'utf8')

/** The value of a custom property in the light (0) or dark (1) theme. */
const colour = (name: string, theme: 0 | 1): string => {
  const value = css.match(new RegExp(`--${name}: ([^;]+);`))?.[1] ?? ''
  const both = value.match(/#[0-9a-f]{6}/g) ?? []
  return both[theme] ?? both[0] ?? ''
}

test.each([
  ['light', 0],
  ['dark', 1],
] as const)(
  'seat colours can be distinguished, and their letters read, with any colour vision in the %s theme',
  (_name, theme) => {
    const fills = SEAT_LOOKS.map((_, seat) => colour(`seat-${seat}`, theme))
    SEAT_LOOKS.forEach((_, seat) => {
      expect(contrast(fills[seat] ?? '', colour(`seat-${seat}-on`, theme)), `letter of seat ${seat}`).toBeGreaterThan(
        4.5,
      )
    })
    for (const vision of COLOUR_VISIONS) {
      const seen = fills.map((fill) => asSeenWith(light(fill), vision))
      for (const [one, first] of seen.entries())
        for (const [other, second] of seen.entries())
          if (one < other) expect(distance(first, second), `${one} and ${other}, ${vision}`).toBeGreaterThan(12)
    }
  },
)

test('every seat has a letter and a pattern of its own', () => {
  expect(new Set(SEAT_LOOKS.map(({ letter }) => letter)).size).toBe(SEAT_LOOKS.length)
  expect(new Set(SEAT_LOOKS.map(({ pattern }) => pattern)).size).toBe(SEAT_LOOKS.length)
})
