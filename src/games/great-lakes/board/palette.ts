/**
 * The colours of cards and routes, and how seats look. `board.css` sets the colours as custom properties. Colour is
 * never the only cue: every slot, card and piece also has a pattern and a letter.
 */
import type { Seat } from '../../../kit/game.ts'
import type { Pattern } from '../../../web/toolkit/patterns.ts'
import { SEAT_LOOKS, type SeatLook } from '../../../web/toolkit/seats.ts'

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

/** By seat: the look that player cards have too. */
export const seatLook = (seat: Seat): SeatLook => SEAT_LOOKS[seat] ?? NOBODY

/** Not a seat of this game. */
const NOBODY: SeatLook = { fill: 'var(--card)', on: 'var(--ink)', pattern: 'plain', letter: '?' }
