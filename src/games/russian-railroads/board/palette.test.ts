/** Seats and tracks are easy to tell apart with any colour vision, in light and dark, and the text on them is legible. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asSeen, contrast, distance, EYES, light, lightness } from '../../../web/toolkit/colour.ts'
import { SEATS, TRACKS } from './livery.ts'

/** WCAG 2.2 AA: 1.4.11 for marks, 1.4.3 for text. */
const MARK = 3
const TEXT = 4.5
/**
 * Our own limits, as there is no standard: a difference of 20 in CIE Lab, where about 2 is just visible, and in grey
 * 9 of the 100 steps of lightness. Under them colour alone would still not decide: pattern and letter differ.
 */
const APART = 20
const GREY_APART = 9

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const theme = read('../../../web/theme/theme.css')
const css = read('./board.css')

type Theme = 'light' | 'dark'

/** A custom property of the stylesheet, in the light or the dark theme. */
const token = (from: string, name: string, when: Theme): string => {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(from)
  const found = both?.[when === 'light' ? 1 : 2] ?? new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(from)?.[1]
  if (found === undefined) throw new Error(`no ${name} in the stylesheet`)
  return found
}

/** The colour of the text on a seat or a track. */
const letterOn = (selector: string, when: Theme): string => {
  const rule = new RegExp(`\\.${selector}[^{]*\\{[^}]*--rr-on: ([^;]+);`).exec(css)?.[1] ?? ''
  const [day = '', night = day] = [...rule.matchAll(/var\(--(rr-[a-z]+)\)/g)].map(([, name]) => name ?? '')
  return token(css, when === 'light' ? day : night, when)
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))

const KINDS = [
  ['seats', SEATS.map(({ name }) => name), 'rr-seat-'],
  ['tracks', TRACKS.map(({ name }) => name), 'rr-'],
] as const

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const fill = (name: string): string => token(css, `rr-${name}`, when)
  const [ink, card, paper] = ['ink', 'card', 'paper'].map((name) => token(theme, name, when))

  describe.each(KINDS)('%s', (_, names, prefix) => {
    test('a mark stands out from its background by its fill or by its edge', () => {
      for (const name of names) {
        for (const ground of [card ?? '', paper ?? '']) {
          const best = Math.max(contrast(fill(name), ground), contrast(ink ?? '', ground))
          expect(best, `${name} on ${ground}`).toBeGreaterThanOrEqual(MARK)
        }
      }
    })

    test('the letter on its colour is legible', () => {
      for (const name of names) {
        expect(contrast(fill(name), letterOn(`${prefix}${name}`, when)), name).toBeGreaterThanOrEqual(TEXT)
      }
    })

    test.each(EYES)('any two are distinct: %s', (eyes) => {
      for (const [one, other] of pairsOf(names)) {
        const between = distance(asSeen(light(fill(one)), eyes), asSeen(light(fill(other)), eyes))
        expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(APART)
      }
    })

    test('any two are distinct in grey', () => {
      for (const [one, other] of pairsOf(names)) {
        const between = Math.abs(lightness(light(fill(one))) - lightness(light(fill(other))))
        expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(GREY_APART)
      }
    })
  })

  test('choices, names and numbers stand out from the sheet', () => {
    for (const ground of [card ?? '', paper ?? '']) {
      expect(contrast(token(css, 'rr-accent', when), ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(ink ?? '', ground)).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(token(theme, 'ink-2', when), ground)).toBeGreaterThanOrEqual(TEXT)
    }
  })
})

test.each(KINDS)('each of the %s has a letter and a pattern of its own', (kind) => {
  const liveries = kind === 'seats' ? SEATS : TRACKS
  expect(new Set(liveries.map(({ letter }) => letter)).size).toBe(liveries.length)
  expect(new Set(liveries.map(({ pattern }) => pattern)).size).toBe(liveries.length)
})
