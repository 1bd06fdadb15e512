/** Cards, routes and pieces are distinguishable with any colour vision, in both themes, and their labels are readable. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asSeen, contrast, distance, EYES, light, lightness } from '../../../web/toolkit/colour.ts'
import { COLOURS } from '../data/counts.ts'
import { meta } from '../meta.ts'
import { livery, seatLook } from './palette.ts'

/** WCAG 2.2 AA: 1.4.11 for marks, 1.4.3 for text. */
const MARK = 3
const TEXT = 4.5
/** Our own limits, shared with the other boards: distance in CIE Lab, and steps of lightness. */
const APART = 20
const GREY_APART = 9
const CLAIMED_APART = 25

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
const theme = read('../../../web/theme/theme.css')
const css = read('./board.css')

type Theme = 'light' | 'dark'

/** The value of a custom property: a colour, one colour for each theme, or the name of another property. */
const colourOf = (rules: string, name: string, when: Theme): string => {
  const text = new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1]
  if (text === undefined) throw new Error(`no ${name} in the stylesheet`)
  const both = /^light-dark\(([^,]+), (.+)\)$/.exec(text)
  const value = both === null ? text : (both[when === 'light' ? 1 : 2] ?? '')
  const other = /^var\(--(.+)\)$/.exec(value)?.[1]
  return other === undefined ? value : colourOf(other.startsWith('gl-') ? css : theme, other, when)
}

const ruleOf = (name: string): string => {
  const rule = new RegExp(`\\.gl-${name} \\{([^}]*)\\}`).exec(css)?.[1]
  if (rule === undefined) throw new Error(`no .gl-${name} in the stylesheet`)
  return rule
}

const GREY = COLOURS.length
const ROUTE_LIVERIES = [...COLOURS.keys(), GREY].map(livery)
const SEATS = Array.from({ length: Math.max(...meta.seats) }, (_, seat) => seat)

const FAMILIES = [
  ['cards and routes', ROUTE_LIVERIES.map(({ name }) => ({ name, rule: ruleOf(name), fill: 'gl-fill', on: 'gl-on' }))],
  [
    'pieces',
    SEATS.map((seat) => ({ name: `seat ${seat}`, rule: ruleOf(`seat-${seat}`), fill: 'gl-own', on: 'gl-own-on' })),
  ],
] as const

describe.each(['light', 'dark'] as const)('%s', (when) => {
  const page = (name: string): string => colourOf(theme, name, when)
  const board = (name: string): string => colourOf(css, name, when)

  describe.each(FAMILIES)('%s', (_, family) => {
    const fills = family.map(({ name, rule, fill }) => ({ name, colour: colourOf(rule, fill, when) }))
    const pairs = fills.flatMap((one, at) => fills.slice(at + 1).map((other) => [one, other] as const))

    test('the letter is readable on its colour', () => {
      for (const { name, rule, fill, on } of family) {
        expect(contrast(colourOf(rule, fill, when), colourOf(rule, on, when)), name).toBeGreaterThanOrEqual(TEXT)
      }
    })

    test.each(EYES)('any two colours differ: %s', (eyes) => {
      for (const [one, other] of pairs) {
        const between = distance(asSeen(light(one.colour), eyes), asSeen(light(other.colour), eyes))
        expect(between, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART)
      }
    })

    test('any two colours differ in greyscale', () => {
      for (const [one, other] of pairs) {
        const between = Math.abs(lightness(light(one.colour)) - lightness(light(other.colour)))
        expect(between, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(GREY_APART)
      }
    })
  })

  /** Every open route: its tint and its edge. */
  const open = ROUTE_LIVERIES.map(({ name }) => ({
    name,
    tint: colourOf(ruleOf(name), 'gl-tint', when),
    edge: colourOf(ruleOf(name), 'gl-edge', when),
  }))
  const grey = (colour: string): number => lightness(light(colour))

  test('in greyscale every claimed route differs from every open one by its fill or by its outline', () => {
    const outline = grey(board('gl-ink'))
    for (const { name: owner, rule } of FAMILIES[1][1]) {
      for (const { name, tint, edge } of open) {
        const byFill = Math.abs(grey(colourOf(rule, 'gl-own', when)) - grey(tint))
        const byOutline = Math.abs(outline - grey(edge))
        expect(Math.max(byFill, byOutline), `${owner} on open ${name}`).toBeGreaterThanOrEqual(CLAIMED_APART)
      }
    }
    // The paper line inside the outline is on pieces only.
    expect(Math.abs(outline - grey(board('gl-cream')))).toBeGreaterThanOrEqual(CLAIMED_APART)
  })

  test.each(EYES)('any two open routes differ by their tint, their edge or their print: %s', (eyes) => {
    const differ = (one: string, other: string): number =>
      distance(asSeen(light(one), eyes), asSeen(light(other), eyes))
    const prints = ROUTE_LIVERIES.map(({ name }) => colourOf(ruleOf(name), 'gl-fill', when))
    for (const [at, one] of open.entries()) {
      for (const [after, other] of open.slice(at + 1).entries()) {
        const print = differ(prints[at] ?? '', prints[at + 1 + after] ?? '')
        const most = Math.max(differ(one.tint, other.tint), differ(one.edge, other.edge), print)
        expect(most, `${one.name} and ${other.name}`).toBeGreaterThanOrEqual(APART)
      }
    }
  })

  test('slots and pieces contrast with land and water by their fill or their edge', () => {
    for (const ground of [board('gl-ground'), board('gl-water'), board('gl-deep')]) {
      for (const { name, tint, edge } of open) {
        expect(Math.max(contrast(tint, ground), contrast(edge, ground)), `open ${name}`).toBeGreaterThanOrEqual(MARK)
      }
      for (const { name, rule } of FAMILIES[1][1]) {
        const edges = [colourOf(rule, 'gl-own', when), board('gl-cream'), board('gl-ink')]
        expect(Math.max(...edges.map((edge) => contrast(edge, ground))), name).toBeGreaterThanOrEqual(MARK)
      }
    }
  })

  test('land and water differ in greyscale, and names are readable on both', () => {
    const [ground, water] = [board('gl-ground'), board('gl-water')]
    expect(Math.abs(lightness(light(ground)) - lightness(light(water)))).toBeGreaterThanOrEqual(GREY_APART)
    for (const under of [ground, page('card')]) expect(contrast(page('ink'), under)).toBeGreaterThanOrEqual(TEXT)
  })

  test('affordable routes, the route of a ticket and ports stand out', () => {
    for (const ground of [board('gl-ground'), board('gl-water')]) {
      expect(contrast(page('focus'), ground), 'rim').toBeGreaterThanOrEqual(MARK)
    }
    expect(contrast(board('gl-accent'), page('card')), 'anchor').toBeGreaterThanOrEqual(MARK)
  })
})

test('each colour and each seat has a pattern of its own, and no letter stands for two of them', () => {
  const coloured = ROUTE_LIVERIES.slice(0, GREY)
  const seats = SEATS.map(seatLook)
  for (const family of [coloured, seats]) expect(new Set(family.map(({ pattern }) => pattern)).size).toBe(family.length)
  const letters = [...ROUTE_LIVERIES, ...seats].map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
})
