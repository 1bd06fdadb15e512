/** Tracks are easy to tell apart with any colour vision, in light and dark, and the text on them is legible. */
import { describe, expect, test } from 'vitest'
import { APART, boardStyles, GREY_APART, MARK, TEXT, themeStyles } from '../../../../test/games/colours.ts'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light, lightness } from '../../../web/toolkit/colour.ts'
import { SEAT_LOOKS } from '../../../web/toolkit/seats.ts'
import { letterStrokes, TRACKS } from './livery.ts'

const theme = themeStyles
const css = boardStyles('russian-railroads')

type Theme = 'light' | 'dark'

/** A custom property of the stylesheet, in the light or the dark theme. */
const token = (from: string, name: string, when: Theme): string => {
  const both = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(from)
  const found = both?.[when === 'light' ? 1 : 2] ?? new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(from)?.[1]
  if (found === undefined) throw new Error(`no ${name} in the stylesheet`)
  return found
}

/** The colour of pattern and text on a track. */
const letterOn = (selector: string, when: Theme): string => {
  const rule = new RegExp(`\\.${selector}[^{]*\\{[^}]*--rr-on: ([^;]+);`).exec(css)?.[1] ?? ''
  const [day = '', night = day] = [...rule.matchAll(/var\(--(rr-[a-z]+)\)/g)].map(([, name]) => name ?? '')
  return token(css, when === 'light' ? day : night, when)
}

const pairsOf = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const))

const NAMES = TRACKS.map(({ name }) => name)

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const fill = (name: string): string => token(css, `rr-${name}`, when)
  const page = (name: string): string => token(theme, name, when)
  const grounds = [page('card'), page('paper'), page('paper-2')]

  test('a track stands out from its background by its fill or by its edge', () => {
    for (const name of NAMES) {
      for (const ground of grounds) {
        const best = Math.max(contrast(fill(name), ground), contrast(page('ink'), ground))
        expect(best, `${name} on ${ground}`).toBeGreaterThanOrEqual(MARK)
      }
    }
  })

  test('pattern and number on a track are legible', () => {
    for (const name of NAMES) {
      expect(contrast(fill(name), letterOn(`rr-${name}`, when)), name).toBeGreaterThanOrEqual(TEXT)
    }
  })

  test.each(COLOUR_VISIONS)('any two tracks are distinct: %s', (vision) => {
    for (const [one, other] of pairsOf(NAMES)) {
      const between = distance(asSeenWith(light(fill(one)), vision), asSeenWith(light(fill(other)), vision))
      expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(APART)
    }
  })

  test('any two tracks are distinct in grey', () => {
    for (const [one, other] of pairsOf(NAMES)) {
      const between = Math.abs(lightness(light(fill(one))) - lightness(light(fill(other))))
      expect(between, `${one} and ${other}`).toBeGreaterThanOrEqual(GREY_APART)
    }
  })

  test('choices, names and numbers stand out from the sheet, the snow and the sky', () => {
    for (const ground of [...grounds, fill('sky'), fill('drift')]) {
      expect(contrast(page('ink'), ground), ground).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(fill('accent'), ground), ground).toBeGreaterThanOrEqual(TEXT)
      expect(contrast(page('ink-2'), ground), ground).toBeGreaterThanOrEqual(TEXT)
    }
  })

  test('headings and the round stand out from the notice board', () => {
    for (const name of ['gold', 'cream']) expect(contrast(fill(name), fill('board')), name).toBeGreaterThanOrEqual(TEXT)
  })

  test('rails and sleepers stand out from every track or from each other', () => {
    expect(contrast(fill('steel'), fill('ink'))).toBeGreaterThanOrEqual(MARK)
    for (const name of NAMES) {
      const best = Math.max(contrast(fill('steel'), fill(name)), contrast(fill('ink'), fill(name)))
      expect(best, name).toBeGreaterThanOrEqual(MARK)
    }
  })

  test('numbers on gold, red and green signs and on the plates are legible', () => {
    const on = when === 'light' ? fill('cream') : fill('ink')
    for (const ground of [fill('accent'), fill('dome')]) expect(contrast(on, ground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(fill('ink'), fill('gold'))).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(fill('cream'), fill('roof'))).toBeGreaterThanOrEqual(TEXT)
  })
})

test('each track has a pattern of its own', () => {
  expect(new Set(TRACKS.map(({ pattern }) => pattern)).size).toBe(TRACKS.length)
})

test('letters stand for seats only, and each for one', () => {
  const letters = SEAT_LOOKS.slice(0, 4).map(({ letter }) => letter)
  expect(letters).toEqual(['A', 'B', 'C', 'D'])
  expect([0, 1, 2, 3].map(letterStrokes).filter((strokes) => strokes !== '')).toHaveLength(4)
  expect(new Set([0, 1, 2, 3].map(letterStrokes)).size).toBe(4)
})
