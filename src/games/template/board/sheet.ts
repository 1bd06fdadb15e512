/** Where things are on the drawing, in its own units. */
import { LENGTHS, type Length } from '../data/counts.ts'

export const SIZE = { width: 600, height: 480 } as const

const MINE = 70
const HARBOUR = 530
const FIRST_LINE = 56
const BETWEEN_LINES = 84

export const lineOf = (seat: number): number => FIRST_LINE + seat * BETWEEN_LINES

/** How far to the right a mile is. */
export const mileAt = (mile: number, length: Length): number =>
  MINE + ((HARBOUR - MINE) * mile) / LENGTHS[length].harbour

/** The deck to draw from, and the place where two cards are sorted. */
export const DECK = { x: 130, y: 386, width: 150, height: 84 } as const
export const SORTING = { x: 320, y: 386, width: 150, height: 84 } as const

export const outline = ({ x, y, width, height }: typeof DECK | typeof SORTING): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`
