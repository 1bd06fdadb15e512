/** The trains of the seats. `board.css` has the colours; a letter and a pattern go with each. */
import type { Pattern } from '../../../web/toolkit/patterns.ts'

interface Livery {
  readonly letter: string
  readonly pattern: Pattern
}

const LIVERIES: readonly Livery[] = [
  { letter: 'A', pattern: 'plain' },
  { letter: 'B', pattern: 'bars' },
  { letter: 'C', pattern: 'dots' },
  { letter: 'D', pattern: 'stripe' },
]

export const livery = (seat: number): Livery => LIVERIES[seat] ?? { letter: '?', pattern: 'plain' }
