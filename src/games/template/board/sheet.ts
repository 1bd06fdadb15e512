/** Where things are on the drawing, in its own units. The scenery goes on beyond it. */
import { LENGTHS, type Length } from '../data/counts.ts'

export const SIZE = { width: 760, height: 552 } as const

const MINE = 112
const HARBOUR = 664
const FIRST_LINE = 136
const BETWEEN_LINES = 80

export const lineOf = (seat: number): number => FIRST_LINE + seat * BETWEEN_LINES

/** How far to the right a mile is. */
export const mileAt = (mile: number, length: Length): number =>
  MINE + ((HARBOUR - MINE) * mile) / LENGTHS[length].harbour

/** The deck to draw from, the place where two cards are sorted, and the cards that are put away. */
export const DECK = { x: 40, y: 444, width: 120, height: 96 } as const
export const SORTING = { x: 190, y: 444, width: 150, height: 96 } as const
export const HEAP = { x: 384, y: 444, width: 290, height: 96 } as const

export const outline = ({ x, y, width, height }: Rect): string => `M${x} ${y}h${width}v${height}h${-width}Z`

interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
