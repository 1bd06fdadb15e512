/**
 * The colours of rails, goods and trains. `board.css` sets them as custom properties; a test compares the two and
 * checks the contrast. Colour is never the only cue: a rail has its pattern, a good its picture, a train its letter, and
 * everything an edge in the ink of the page. Printed parts have the same colours in both themes.
 */
import type { Pattern } from '../../../web/toolkit/patterns.ts'
import type { SeatLook } from '../../../web/toolkit/seats.ts'
import { GOODS, RAIL_COLOURS, TRAIN_COLOURS } from '../data/counts.ts'

export interface Livery {
  readonly name: string
  readonly fill: string
  readonly on: 'ink' | 'cream'
  readonly pattern: Pattern
}

export const LETTER = { ink: '#14130f', cream: '#fffaf0' } as const

const livery = (name: string, fill: string, on: Livery['on'], pattern: Pattern): Livery => ({ name, fill, on, pattern })

/** By rail colour. The pattern is the same on cards, links and link spaces. */
export const RAILS: readonly Livery[] = [
  livery('rail-purple', '#80349c', 'cream', 'slant'),
  livery('rail-lightgreen', '#b5dd6f', 'ink', 'bars'),
  livery('rail-brown', '#5c3414', 'cream', 'dots'),
  livery('rail-orange', '#e07206', 'ink', 'zigzag'),
  livery('rail-white', '#fbf8ef', 'ink', 'stripe'),
]

/** By good. Its picture is in `pictures.ts`; cubes have no pattern of their own. */
export const CUBES: readonly Livery[] = [
  livery('good-red', '#a3230f', 'cream', 'plain'),
  livery('good-blue', '#2f70bc', 'cream', 'plain'),
  livery('good-yellow', '#f3c01a', 'ink', 'plain'),
  livery('good-black', '#191918', 'cream', 'plain'),
]

/** By seat. */
export const TRAINS: readonly Livery[] = [
  livery('train-purple', '#9146ad', 'cream', 'slant'),
  livery('train-lightblue', '#7cc5ea', 'ink', 'bars'),
  livery('train-grey', '#9a9ea0', 'ink', 'stripe'),
  livery('train-green', '#155a31', 'cream', 'plain'),
]

export const FAMILIES = [
  [RAILS, RAIL_COLOURS.map((colour) => `rail-${colour}`)],
  [CUBES, GOODS.map(({ colour }) => `good-${colour}`)],
  [TRAINS, TRAIN_COLOURS.map((colour) => `train-${colour}`)],
] as const

/** The only letters of the game: a letter is always a player. */
const SEAT_LETTERS = 'ABCD'

/** By seat: the same on trains and player cards. */
export const SEAT_LOOKS: readonly SeatLook[] = TRAINS.map(({ fill, on, pattern }, seat) => ({
  fill,
  on: LETTER[on],
  pattern,
  letter: SEAT_LETTERS[seat] ?? '?',
}))
export const seatLetter = (seat: number): string => SEAT_LETTERS[seat] ?? '?'

const classOf = (family: readonly Livery[], index: number): string => `rc-${family[index]?.name ?? ''}`
export const railClass = (colour: number): string => classOf(RAILS, colour)
export const goodClass = (good: number): string => classOf(CUBES, good)
export const trainClass = (seat: number): string => classOf(TRAINS, seat)
