/**
 * The colours of cards, routes and seats. `board.css` sets them as custom properties. Colour is never the only
 * cue: every space, card and piece also has a pattern and a letter.
 */
import type { Pattern } from '../../../web/toolkit/patterns.ts'

interface Livery {
  readonly name: string
  readonly letter: string
  readonly pattern: Pattern
}

/** By index in `COLOURS`, grey last. */
const LIVERIES: readonly Livery[] = [
  { name: 'purple', letter: 'P', pattern: 'slant' },
  { name: 'yellow', letter: 'Y', pattern: 'zigzag' },
  { name: 'green', letter: 'G', pattern: 'dots' },
  { name: 'red', letter: 'R', pattern: 'stripe' },
  { name: 'black', letter: 'K', pattern: 'plain' },
  { name: 'white', letter: 'W', pattern: 'bars' },
]

const GREY: Livery = { name: 'grey', letter: '∗', pattern: 'plain' }

export const livery = (colour: number): Livery => LIVERIES[colour] ?? GREY

/** By seat: the colours of the pieces in the box. */
const SEATS: readonly Livery[] = [
  { name: 'blue', letter: 'A', pattern: 'plain' },
  { name: 'crimson', letter: 'B', pattern: 'stripe' },
  { name: 'forest', letter: 'C', pattern: 'dots' },
  { name: 'amber', letter: 'D', pattern: 'bars' },
  { name: 'night', letter: 'E', pattern: 'slant' },
]

export const seatLivery = (seat: number): Livery => SEATS[seat] ?? GREY
