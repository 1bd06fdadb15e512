/** Cards, routes and pieces are distinguishable with any colour vision, in both themes, and their labels are readable. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { APART, boardStyles, GREY_APART, MARK, TEXT, themeStyles } from '../../../../test/games/colours.ts'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light, lightness } from '../../../web/toolkit/colour.ts'
import { strokes } from '../../../web/toolkit/patterns.ts'
import { Scale } from '../../../web/toolkit/scale.ts'
import { DOUBLE, PLAIN, SINGLE, SYMBOL } from '../cards/cards.ts'
import { COLOURS } from '../data/counts.ts'
import { ROUTES } from '../map/map.ts'
import { meta } from '../meta.ts'
import { CardFace } from './cards/CardFace.tsx'
import { Harbour } from './map/Harbour.tsx'
import { Routes } from './map/Routes.tsx'
import { patternPath, slotsPath } from './map/shapes.ts'
import { BREADTH } from './map/tracks.ts'
import { livery, seatLook } from './palette.ts'

const CLAIMED_APART = 25

const theme = themeStyles
const css = boardStyles('great-lakes')

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

    test.each(COLOUR_VISIONS)('any two colours differ: %s', (vision) => {
      for (const [one, other] of pairs) {
        const between = distance(asSeenWith(light(one.colour), vision), asSeenWith(light(other.colour), vision))
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

  test.each(COLOUR_VISIONS)('any two open routes differ by their tint, their edge or their print: %s', (vision) => {
    const differ = (one: string, other: string): number =>
      distance(asSeenWith(light(one), vision), asSeenWith(light(other), vision))
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
      expect(contrast(board('gl-accent'), ground), 'rim').toBeGreaterThanOrEqual(MARK)
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

/** In markup: an empty value leaves only the name of the attribute. */
const pathOf = (d: string): string => (d === '' ? '<path d ' : `<path d="${d}"`)

test('a colour has the same pattern and letter on its cards and on its routes, a seat on its pieces and harbours', () => {
  const open = drawnRoutes(ROUTES.map(() => -1))
  for (const [colour] of COLOURS.entries()) {
    const { letter, pattern } = livery(colour)
    for (const card of [PLAIN, SYMBOL, SINGLE, DOUBLE].map((from) => from + colour)) {
      const picture = renderToStaticMarkup(createElement(CardFace, { card }))
      expect(picture).toContain(pathOf(strokes(pattern, 52, 6, 8)))
      expect(picture).toContain(`>${letter}</text>`)
    }
    const route = ROUTES.findIndex((facts) => facts.colour === colour)
    if (pattern !== 'plain') expect(open).toContain(`d="${patternPath(route, pattern, BREADTH - 6)}"`)
  }
  for (const seat of SEATS) {
    const { letter, pattern } = seatLook(seat)
    const length = ROUTES[0]?.length ?? 0
    const claimed = drawnRoutes(ROUTES.map((_, route) => (route === 0 ? seat : -1)))
    expect(claimed).toContain(`>${letter.repeat(length)}</text>`)
    expect(claimed).not.toContain(slotsPath(0))
    const harbour = renderToStaticMarkup(createElement(Harbour, { seat }))
    expect(harbour).toContain(`>${letter}</text>`)
    expect(harbour).toContain(pathOf(strokes(pattern, 24, 4, 6)))
    if (pattern !== 'plain') expect(claimed).toContain(`d="${patternPath(0, pattern, BREADTH - 4, -3)}"`)
  }
})

test('open routes show no letter until the map is large enough to read it', () => {
  expect(
    drawnRoutes(
      ROUTES.map(() => -1),
      0.6,
    ),
  ).not.toContain('<text')
  expect(
    drawnRoutes(
      ROUTES.map(() => -1),
      1,
    ),
  ).toContain('<text')
})

const drawnRoutes = (owners: readonly number[], scale = 0.6): string =>
  renderToStaticMarkup(createElement(Scale, { value: scale }, createElement(Routes, { owners })))
