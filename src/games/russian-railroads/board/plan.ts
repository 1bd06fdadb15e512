/** The layout of a player's board: on a wide sheet, and on a phone, where long rows are split in two. */

export interface Spot {
  readonly x: number
  readonly y: number
}

/** An action space: how large, and how far down its name, its effect and who stands there are drawn. */
export interface CellPlan {
  readonly width: number
  readonly height: number
  readonly name: number
  readonly glyph: number
  readonly standing: number
  readonly scale: number
}

export interface RoutePlan {
  readonly title: Spot
  readonly slots: readonly Spot[]
  /** By field, from 1. */
  readonly fields: readonly Spot[]
  readonly width: number
}

export interface BoardPlan {
  /** By route. */
  readonly routes: readonly RoutePlan[]
  readonly industry: {
    readonly title: Spot
    readonly spaces: readonly Spot[]
    readonly width: number
    readonly height: number
  }
  /** How high a field is, how wide a slot, and how large what lies on them is drawn. */
  readonly field: number
  readonly slot: number
  readonly scale: number
}

/** `count` spots side by side, in rows of `most`. */
const rows = (count: number, most: number, { x, y }: Spot, step: number, down: number): readonly Spot[] =>
  Array.from({ length: count }, (_, at) => ({ x: x + (at % most) * step, y: y + Math.floor(at / most) * down }))

export const WIDE: BoardPlan = {
  routes: [
    {
      title: { x: 30, y: 46 },
      slots: [
        { x: 30, y: 76 },
        { x: 86, y: 76 },
      ],
      fields: rows(15, 15, { x: 150, y: 76 }, 50, 0),
      width: 50,
    },
    {
      title: { x: 30, y: 166 },
      slots: [{ x: 30, y: 176 }],
      fields: rows(9, 9, { x: 90, y: 176 }, 41, 0),
      width: 41,
    },
    {
      title: { x: 524, y: 166 },
      slots: [{ x: 524, y: 176 }],
      fields: rows(9, 9, { x: 584, y: 176 }, 41, 0),
      width: 41,
    },
  ],
  industry: { title: { x: 30, y: 266 }, spaces: rows(16, 16, { x: 30, y: 276 }, 57.5, 0), width: 57.5, height: 48 },
  field: 50,
  slot: 50,
  scale: 1,
}

/** 348 wide: fields of one to eight with the doublers above them, the rest below. */
export const NARROW: BoardPlan = {
  routes: [
    {
      title: { x: 0, y: 14 },
      slots: [
        { x: 0, y: 38 },
        { x: 0, y: 88 },
      ],
      fields: rows(15, 8, { x: 44, y: 38 }, 38, 50),
      width: 38,
    },
    {
      title: { x: 0, y: 150 },
      slots: [{ x: 0, y: 156 }],
      fields: rows(9, 9, { x: 42, y: 156 }, 34, 0),
      width: 34,
    },
    {
      title: { x: 0, y: 222 },
      slots: [{ x: 0, y: 228 }],
      fields: rows(9, 9, { x: 42, y: 228 }, 34, 0),
      width: 34,
    },
  ],
  industry: { title: { x: 0, y: 294 }, spaces: rows(16, 8, { x: 0, y: 300 }, 43.5, 48), width: 43.5, height: 32 },
  field: 40,
  slot: 38,
  scale: 0.82,
}
