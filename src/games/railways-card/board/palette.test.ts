/** Rails, goods and trains stay apart for all eyes, and what is written on them can be read. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asSeen, contrast, distance, EYES, light } from '../../../web/toolkit/colour.ts'
import { FAMILIES, LETTER } from './palette.ts'

const css = readFileSync(new URL('./board.css', import.meta.url), 'utf8')

/** WCAG 2.2 AA, 1.4.3. */
const TEXT = 4.5
/** Our own measure in CIE Lab; below it letter and pattern decide. */
const APART = 20

describe.each(FAMILIES)('%#', (family, names) => {
  test('is whole, and the stylesheet has the same colours', () => {
    expect(family.map(({ name }) => name)).toEqual(names)
    for (const { name, fill, on } of family) {
      expect(css).toContain(`.rc-${name} {\n  --rc-fill: ${fill};\n  --rc-on: var(--rc-${on});\n}`)
    }
    expect(css).toContain(`--rc-ink: ${LETTER.ink};`)
    expect(css).toContain(`--rc-cream: ${LETTER.cream};`)
  })

  test('a letter on its colour can be read', () => {
    for (const { name, fill, on } of family) expect(contrast(fill, LETTER[on]), name).toBeGreaterThanOrEqual(TEXT)
  })

  test.each(EYES)('any two are apart: %s', (eyes) => {
    family.forEach((one, at) => {
      for (const other of family.slice(at + 1)) {
        const between = distance(asSeen(light(one.fill), eyes), asSeen(light(other.fill), eyes))
        expect(between, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART)
      }
    })
  })

  test('each has a pattern of its own', () => {
    expect(new Set(family.map(({ pattern }) => pattern)).size).toBe(family.length)
  })
})
