/** Where the lines of a chart of points run. */
import type { Seat } from '../../../kit/game.ts'
import type { Moment } from './points-over-time.ts'

export const WIDTH = 340
export const HEIGHT = 240
const LEFT = 38
const RIGHT = WIDTH - 48
const TOP = 14
const BOTTOM = HEIGHT - 14
/** From one letter to the next, if lines end close together. */
const LETTER = 22

interface Point {
  readonly x: number
  readonly y: number
}

export interface ChartLine {
  readonly seat: Seat
  readonly path: string
  readonly end: Point
  /** Where the letter of the seat stands. */
  readonly label: Point
}

export interface Chart {
  readonly lines: readonly ChartLine[]
  readonly ticks: readonly { readonly value: number; readonly y: number }[]
  readonly left: number
  readonly right: number
}

export const chartOf = (moments: readonly Moment[], columns: readonly Seat[]): Chart => {
  const known = moments.flatMap(({ points }) => points.filter((value) => value !== null))
  const step = stepFor(Math.max(0, ...known) - Math.min(0, ...known))
  const [low, high] = [
    Math.floor(Math.min(0, ...known) / step) * step,
    Math.max(step, Math.ceil(Math.max(0, ...known) / step) * step),
  ]
  const last = Math.max(1, ...moments.map(({ moves }) => moves))
  const xOf = (moves: number): number => rounded(LEFT + ((RIGHT - LEFT) * moves) / last)
  const yOf = (value: number): number => rounded(BOTTOM - ((BOTTOM - TOP) * (value - low)) / (high - low))
  const drawn = columns.flatMap((seat) => {
    const points = moments.flatMap(({ moves, points }) => {
      const value = points[seat] ?? null
      return value === null ? [] : [{ x: xOf(moves), y: yOf(value) }]
    })
    const end = points.at(-1)
    return end === undefined
      ? []
      : [{ seat, end, path: points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('') }]
  })
  const heights = spread(drawn.map(({ end }) => end.y))
  return {
    lines: drawn.map((line, at) => ({ ...line, label: { x: RIGHT + 32, y: heights[at] ?? line.end.y } })),
    ticks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => low + at * step).map((value) => ({
      value,
      y: yOf(value),
    })),
    left: LEFT,
    right: RIGHT,
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500]

/** About five lines of the grid. */
const stepFor = (range: number): number => STEPS.find((step) => range / step <= 5) ?? 1000

/** Moves heights apart until their letters do not touch, and keeps them on the chart. */
export const spread = (heights: readonly number[]): readonly number[] => {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let least = TOP
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least)
    least = (placed[at] ?? 0) + LETTER
  }
  let most = BOTTOM
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, most)
    most = (placed[at] ?? 0) - LETTER
  }
  return placed
}
