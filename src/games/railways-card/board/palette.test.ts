/** Rails, goods and trains are distinguishable with any colour vision, and their letters are readable. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asSeen, contrast, distance, EYES, light, lightness } from '../../../web/toolkit/colour.ts'
import { FAMILIES, LETTER } from './palette.ts'

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const css = read('./board.css')
const theme = read('../../../web/theme/theme.css')

/** WCAG 2.2 AA: 1.4.11 for marks, 1.4.3 for text. */
const MARK = 3
const TEXT = 4.5
/** Our own limits, in CIE Lab and in greyscale; below them letter and pattern tell colours apart. */
const APART = 20
const GREY_APART = 9

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

  test.each(EYES)('any two differ: %s', (eyes) => {
    family.forEach((one, at) => {
      for (const other of family.slice(at + 1)) {
        const between = distance(asSeen(light(one.fill), eyes), asSeen(light(other.fill), eyes))
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

  test('each has its own pattern', () => {
    expect(new Set(family.map(({ pattern }) => pattern)).size).toBe(family.length)
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
