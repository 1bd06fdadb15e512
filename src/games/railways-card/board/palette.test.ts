/** Rails, goods and trains are distinguishable with any colour vision, and their letters are readable. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { APART, boardStyles, GREY_APART, MARK, TEXT, themeStyles } from '../../../../test/games/colours.ts'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light, lightness } from '../../../web/toolkit/colour.ts'
import { CUBES, FAMILIES, LETTER, SEAT_LOOKS, TRAINS } from './palette.ts'
import { GOOD_PICTURES } from './pictures.ts'

const theme = themeStyles
const css = boardStyles('railways-card')

/** A custom property in the light or the dark theme. */
const token = (from: string, name: string, when: 'light' | 'dark'): string => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(from)
  const value = found?.[when === 'light' ? 1 : 2]
  if (value === undefined) throw new Error(`no ${name} in the stylesheet`)
  return value
}

describe.each(FAMILIES)('%#', (family, names) => {
  test('is complete, and the stylesheet has the same colours', () => {
    expect(family.map(({ name }) => name)).toEqual(names)
    for (const { name, fill, on } of family) {
      expect(css).toContain(`.rc-${name} {\n  --rc-fill: ${fill};\n  --rc-on: var(--rc-${on});\n}`)
    }
    expect(css).toContain(`--rc-ink: ${LETTER.ink};`)
    expect(css).toContain(`--rc-cream: ${LETTER.cream};`)
  })

  test('the letter is readable on its colour', () => {
    for (const { name, fill, on } of family) expect(contrast(fill, LETTER[on]), name).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(COLOUR_VISIONS)('any two differ: %s', (vision) => {
    family.forEach((one, at) => {
      for (const other of family.slice(at + 1)) {
        const between = distance(asSeenWith(light(one.fill), vision), asSeenWith(light(other.fill), vision))
        expect(between, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART)
      }
    })
  })

  test('any two differ in greyscale', () => {
    family.forEach((one, at) => {
      for (const other of family.slice(at + 1)) {
        const between = Math.abs(lightness(light(one.fill)) - lightness(light(other.fill)))
        expect(between, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(GREY_APART)
      }
    })
  })

  test('each has its own pattern, or as a good its own picture', () => {
    const cues = family === CUBES ? GOOD_PICTURES : family.map(({ pattern }) => pattern)
    expect(new Set(cues).size).toBe(family.length)
  })
})

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const [ink, land, card] = ['ink', 'land', 'card'].map((name) => token(theme, name, when)) as [string, string, string]
  const accent = token(css, 'rc-accent', when)

  test('printed parts contrast with table and card by their fill or their edge', () => {
    for (const { name, fill } of FAMILIES.flatMap(([family]) => family)) {
      for (const ground of [land, card]) {
        const best = Math.max(contrast(fill, ground), contrast(ink, ground))
        expect(best, `${name} on ${ground}`).toBeGreaterThanOrEqual(MARK)
      }
    }
  })

  test('touch targets, names and numbers contrast with their background', () => {
    for (const ground of [land, card]) {
      expect(contrast(accent, ground), ground).toBeGreaterThanOrEqual(MARK)
      expect(contrast(ink, ground), ground).toBeGreaterThanOrEqual(TEXT)
    }
  })
})

test.each(['light', 'dark'] as const)('words, numbers and choices stand out from the enamel of signs: %s', (when) => {
  const enamel = token(css, 'rc-enamel', when)
  for (const fill of [token(css, 'rc-brass', when), LETTER.cream]) {
    expect(contrast(fill, enamel), fill).toBeGreaterThanOrEqual(TEXT)
  }
})

test('player cards show the colours, patterns and letters of the trains, and a letter stands for one player only', () => {
  SEAT_LOOKS.forEach(({ fill, pattern }, seat) => {
    expect([fill, pattern]).toEqual([TRAINS[seat]?.fill, TRAINS[seat]?.pattern])
  })
  expect(new Set(SEAT_LOOKS.map(({ letter }) => letter)).size).toBe(SEAT_LOOKS.length)
})

test('rails, goods and locomotives have no letters that could be taken for a player', () => {
  for (const file of ['./marks.tsx', './CardFace.tsx', './City.tsx', './Link.tsx']) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).not.toMatch(/RAIL_LETTERS\[|letters\[|slice\(0, 1\)/)
  }
})
