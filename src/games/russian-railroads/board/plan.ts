/** The layout of a player's railway: on a wide sheet, and on a phone, where long rows are split in two. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** An action space: how large, and how far down its effect and the workers are drawn. */
export interface CellPlan {
  readonly width: number
  readonly height: number
  readonly glyph: number
  readonly standing: number
  readonly scale: number
  /** How large the portrait of an engineer is. */
  readonly portrait?: number
  /** How far beyond its edge it can be touched, where it is narrow. */
  readonly around?: number
}

export interface LinePlan {
  readonly title: Spot
  readonly slots: readonly Spot[]
  /** By field, from 1. */
  readonly fields: readonly Spot[]
  readonly width: number
}

export interface RailwayPlan {
  /** By route. */
  readonly lines: readonly LinePlan[]
  readonly industry: {
    readonly title: Spot
    readonly spaces: readonly Spot[]
    readonly width: number
    readonly height: number
    /** Markers run on rails below the street, or stand beside the number of their space. */
    readonly markers: 'below' | 'beside'
  }
  /** How high the bed of a line is, and how wide a slot. */
  readonly bed: number
  readonly slot: number
  /** How wide all of it is. */
  readonly width: number
}

/** `count` spots side by side, in rows of `most`. */
export const rows = (count: number, most: number, { x, y }: Spot, step: number, down: number): readonly Spot[] =>
  Array.from({ length: count }, (_, at) => ({ x: x + (at % most) * step, y: y + Math.floor(at / most) * down }))

interface WideMeasures {
  /** Where the bed of the first line begins, how high beds are, and how far the next line is below. */
  readonly first: number
  readonly bed: number
  readonly between: number
  /** The height of a workshop. */
  readonly industry: number
}

/** 630 wide: a long line, two short ones side by side, and the street of industry. */
export const railwayOf = ({ first, bed, between, industry }: WideMeasures): RailwayPlan => {
  const second = first + bed + between
  const street = second + bed + between - 16
  return {
    lines: [
      {
        title: { x: 0, y: first - 28 },
        slots: [
          { x: 0, y: first },
          { x: 44, y: first },
        ],
        fields: rows(15, 15, { x: 90, y: first }, 36, 0),
        width: 36,
      },
      {
        title: { x: 0, y: second - 8 },
        slots: [{ x: 0, y: second }],
        fields: rows(9, 9, { x: 45, y: second }, 29, 0),
        width: 29,
      },
      {
        title: { x: 324, y: second - 8 },
        slots: [{ x: 324, y: second }],
        fields: rows(9, 9, { x: 369, y: second }, 29, 0),
        width: 29,
      },
    ],
    industry: {
      title: { x: 0, y: street - 8 },
      spaces: rows(16, 16, { x: 0, y: street }, 39.375, 0),
      width: 39.375,
      height: industry,
      markers: 'below',
    },
    bed,
    slot: 41,
    width: 630,
  }
}

/** The size of the drawing for a phone, whose board region is as high as this or higher; where everything lies on it is in `phone.ts`, which only a phone loads. */
export const NARROW_SIZE = { width: 360, height: 346 } as const
