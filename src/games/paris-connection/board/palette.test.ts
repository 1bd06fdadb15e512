/** The six companies are distinguishable with any colour vision, in both themes, and their letters are readable. */
import { describe, expect, test } from 'vitest'
import { APART, boardStyles, GREY_APART, MARK, TEXT, themeStyles } from '../../../../test/games/colours.ts'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light, lightness } from '../../../web/toolkit/colour.ts'
import { PATTERNS, strokes } from '../../../web/toolkit/patterns.ts'
import { COMPANIES } from '../data/counts.ts'
import { ALL } from '../moves.ts'
import { FILLS, LETTER, livery, ON, type Theme } from './palette.ts'

const theme = themeStyles
const css = boardStyles('paris-connection')

/** Both values of a custom property: light and dark theme. */
const token = (from: string, name: string): Readonly<Record<Theme, string>> => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(from)
  if (found?.[1] === undefined || found[2] === undefined) throw new Error(`no ${name} in the stylesheet`)
  return { light: found[1], dark: found[2] }
}

const pairs = COMPANIES.flatMap((one, i) => COMPANIES.slice(i + 1).map((other) => [one, other] as const))

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const fills = FILLS[when]
  const [ink, land, card, accent] = ['ink', 'land', 'card', 'accent'].map((name) => token(theme, name)[when])

  /** The ink that the stylesheet uses on a colour in this theme. */
  const letterIn = (colour: string): string | undefined => {
    const rule = new RegExp(`\\.pc-${colour} \\{[^}]*--pc-on: ([^;]+);`).exec(css)?.[1]
    const both = /^light-dark\((.+), (.+)\)$/.exec(rule ?? '')
    return both === null ? rule : both[when === 'light' ? 1 : 2]
  }

  test('the stylesheet has the same colours', () => {
    for (const colour of COMPANIES) expect(token(css, `pc-${colour}`)[when]).toBe(fills[colour])
    for (const colour of COMPANIES) expect(letterIn(colour), colour).toBe(`var(--pc-${ON[when][colour]})`)
    expect(css).toContain(`--pc-ink: ${LETTER.ink};`)
    expect(css).toContain(`--pc-cream: ${LETTER.cream};`)
  })

  test('a mark contrasts with land and city by its fill or its edge', () => {
    for (const colour of COMPANIES) {
      for (const ground of [land ?? '', card ?? '']) {
        const best = Math.max(contrast(fills[colour], ground), contrast(ink ?? '', ground))
        expect(best, `${colour} on ${ground}`).toBeGreaterThanOrEqual(MARK)
      }
    }
  })

  test('fields to choose, names and numbers contrast with their background', () => {
    expect(contrast(accent ?? '', card ?? '')).toBeGreaterThanOrEqual(MARK)
    expect(contrast(ink ?? '', land ?? '')).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(ink ?? '', card ?? '')).toBeGreaterThanOrEqual(TEXT)
  })

  test('the letter is readable on its colour', () => {
    for (const colour of COMPANIES) {
      expect(contrast(fills[colour], LETTER[ON[when][colour]]), colour).toBeGreaterThanOrEqual(TEXT)
    }
  })

  test.each(COLOUR_VISIONS)('any two companies differ: %s', (vision) => {
    for (const [one, other] of pairs) {
      const between = distance(asSeenWith(light(fills[one]), vision), asSeenWith(light(fills[other]), vision))
      expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(APART)
    }
  })

  test('any two companies differ in greyscale', () => {
    for (const [one, other] of pairs) {
      const between = Math.abs(lightness(light(fills[one])) - lightness(light(fills[other])))
      expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(GREY_APART)
    }
  })
})

test('each company has a letter and a pattern of its own', () => {
  expect(new Set(ALL.map((company) => livery(company).letter)).size).toBe(ALL.length)
  expect(new Set(ALL.map((company) => livery(company).pattern)).size).toBe(ALL.length)
  expect(new Set(PATTERNS.map((pattern) => strokes(pattern, 26, 5.5, 5.2))).size).toBe(PATTERNS.length)
})
