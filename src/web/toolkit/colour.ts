/** Colours as numbers: contrast, difference, and how colour-blind people see them. */

export type Rgb = readonly [red: number, green: number, blue: number]

/** Normal sight, and the usual kinds of colour blindness at full strength. */
export const COLOUR_VISIONS = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'] as const
export type ColourVision = (typeof COLOUR_VISIONS)[number]

/** `#rrggbb` as linear light, 0 to 1. */
export const light = (hex: string): Rgb => [channel(hex, 1), channel(hex, 3), channel(hex, 5)]

/** WCAG 2: relative luminance. */
const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2: from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(light(one)), luminance(light(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** CIE lightness, 0 to 100. */
export const lightness = (rgb: Rgb): number => 116 * cubic(luminance(rgb)) - 16

/** CIE 1976 colour difference; about 2 is just visible side by side. */
export const distance = (one: Rgb, other: Rgb): number => {
  const [a, b] = [lab(one), lab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
export const asSeenWith = (rgb: Rgb, vision: ColourVision): Rgb => {
  const [red, green, blue] = MATRICES[vision].map((row) => {
    const sum = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]
    return Math.max(0, Math.min(1, sum))
  })
  return [red ?? 0, green ?? 0, blue ?? 0]
}

const MATRICES: Readonly<Record<ColourVision, readonly Rgb[]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const cubic = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116)

/** sRGB's own white, D65. */
const lab = (rgb: Rgb): Rgb => {
  const [red, green, blue] = rgb
  const x = cubic((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
  const y = cubic(luminance(rgb))
  const z = cubic((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
