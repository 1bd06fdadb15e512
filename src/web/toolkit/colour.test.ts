import { expect, test } from 'vitest'
import { asSeenWith, COLOUR_VISIONS, contrast, distance, light, lightness } from './colour.ts'

test('contrast runs from 1 to 21, whichever colour comes first', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  expect(contrast('#c8391f', '#c8391f')).toBe(1)
})

test('lightness and distance agree with known values', () => {
  expect(lightness(light('#ffffff'))).toBeCloseTo(100)
  expect(lightness(light('#808080'))).toBeCloseTo(53.59, 1)
  expect(distance(light('#000000'), light('#ffffff'))).toBeCloseTo(100, 0)
  expect(distance(light('#ff0000'), light('#00ff00'))).toBeCloseTo(170.6, 0)
})

test('grey looks grey to everybody, and red and green look alike to some', () => {
  for (const vision of COLOUR_VISIONS)
    expect(distance(asSeenWith(light('#808080'), vision), light('#808080'))).toBeLessThan(1)
  const apart = (vision: (typeof COLOUR_VISIONS)[number]): number =>
    distance(asSeenWith(light('#b03030'), vision), asSeenWith(light('#4a6a20'), vision))
  expect(apart('deuteranopia')).toBeLessThan(apart('usual') / 2)
})
