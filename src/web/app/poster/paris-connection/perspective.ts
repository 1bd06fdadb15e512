/** Everything on the poster runs to one point behind the roofs: rays, ground, rails and train. */

export type Point = readonly [x: number, y: number]

const VANISHING: Point = [472, 384]

/** The way from a place on the front of the train towards the vanishing point: 0 is here, 1 is there. */
export const away = ([x, y]: Point, far: number): Point => [x + far * (VANISHING[0] - x), y + far * (VANISHING[1] - y)]

export const shape = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

/** A surface along the train, between two lines that start at the front, from one distance to another. */
export const side = (top: Point, bottom: Point, from: number, to: number): string =>
  shape(away(top, from), away(top, to), away(bottom, to), away(bottom, from))

/** The part of a hoop round the boiler that is seen from here: its middle and radius at the front, and two angles. */
export const hoop = (centre: Point, radius: number, far: number, from: number, to: number): string => {
  const r = radius * (1 - far)
  const [start, end] = [from, to].map((angle) => onCircle(away(centre, far), r, angle).join(' '))
  return `M${start}A${r} ${r} 0 0 1 ${end}`
}

/** Clockwise from the right, in degrees. */
export const onCircle = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos((angle * Math.PI) / 180),
  y + radius * Math.sin((angle * Math.PI) / 180),
]

/** Every other one of `count` wedges around the vanishing point, from one angle to another, in degrees. */
export const wedges = (count: number, from: number, to: number): string => {
  const reach = 900
  const at = (step: number): Point => onCircle(VANISHING, reach, from + (step * (to - from)) / count)
  return Array.from({ length: Math.ceil(count / 2) }, (_, half) =>
    shape(VANISHING, at(2 * half), at(2 * half + 1)),
  ).join('')
}
