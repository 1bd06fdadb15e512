/** What can be chosen, lines and lettering stand out from everything they lie on. The colours of seats are tested in toolkit/seats.test.ts. */
import { describe, expect, test } from 'vitest'
import { boardStyles, MARK, TEXT, themeStyles } from '../../../../test/games/colours.ts'
import { contrast } from '../../../web/toolkit/colour.ts'

/** A custom property in the light or the dark theme. */
const token = (from: string, name: string, when: 'light' | 'dark'): string => {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(from)
  const value = found?.[when === 'light' ? 1 : 2]
  if (value === undefined) throw new Error(`no ${name} in the stylesheet`)
  return value
}

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const page = (name: string): string => token(themeStyles, name, when)
  const accent = token(boardStyles('template'), 'cr-accent', when)

  test('choices contrast with cards, land and sea', () => {
    for (const ground of ['card', 'land', 'sea']) {
      expect(contrast(accent, page(ground)), ground).toBeGreaterThanOrEqual(MARK)
    }
  })

  test('names and numbers are readable on cards, land and sea', () => {
    for (const ground of ['card', 'land', 'sea']) {
      expect(contrast(page('ink'), page(ground)), ground).toBeGreaterThanOrEqual(TEXT)
    }
  })
})
