/** How seats look: a colour, a pattern and a letter each. A board without seat colours of its own uses these. */
import type { Pattern } from './patterns.ts'

export interface SeatLook {
  /** A CSS colour for areas, such as `var(--seat-0)`. */
  readonly fill: string
  /** A CSS colour for letters and patterns on it. */
  readonly on: string
  readonly pattern: Pattern
  readonly letter: string
}

const PATTERNS: readonly Pattern[] = ['plain', 'stripe', 'dots', 'bars', 'slant', 'zigzag']

/** By seat. `theme.css` has the colours, and `seats.test.ts` checks them. */
export const SEAT_LOOKS: readonly SeatLook[] = PATTERNS.map((pattern, seat) => ({
  fill: `var(--seat-${seat})`,
  on: `var(--seat-${seat}-on)`,
  pattern,
  letter: 'ABCDEF'[seat] ?? '?',
}))
