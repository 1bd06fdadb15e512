/**
 * Colours never alone. A seat has its colour, pattern and letter, as on the player cards; a track has its colour and a
 * pattern. Letters stand for seats only.
 */
import type { Pattern } from '../../../web/toolkit/patterns.ts'
import { SEAT_LOOKS, type SeatLook } from '../../../web/toolkit/seats.ts'
import { COLOURS, type Colour } from '../data/effects.ts'

const PATTERNS: Readonly<Record<Colour, Pattern>> = {
  black: 'plain',
  grey: 'bars',
  brown: 'slant',
  natural: 'dots',
  white: 'stripe',
}

/** By colour of track. */
export const TRACKS: readonly { readonly name: Colour; readonly pattern: Pattern }[] = COLOURS.map((name) => ({
  name,
  pattern: PATTERNS[name],
}))

export const patternOf = (colour: Colour): Pattern => PATTERNS[colour]

const NOBODY: SeatLook = { fill: 'var(--card)', on: 'var(--ink)', pattern: 'plain', letter: '' }

export const seatLook = (seat: number): SeatLook => SEAT_LOOKS[seat] ?? NOBODY

/** The letters of the seats as strokes, 6 wide and 8 high: pieces on the board have no text on them. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'M0 8L3 0L6 8M1 5.5H5',
  B: 'M0.5 0V8H3.5A2.2 2.2 0 0 0 3.5 3.8H0.5H3A1.9 1.9 0 0 0 3 0H0.5',
  C: 'M5.8 1.3A3.4 4 0 1 0 5.8 6.7',
  D: 'M0.5 0V8H2A4 4 0 0 0 2 0H0.5',
}

export const letterStrokes = (seat: number): string => LETTERS[seatLook(seat).letter] ?? ''
