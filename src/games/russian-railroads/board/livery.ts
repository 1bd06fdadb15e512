/** Colours never alone: every seat and every track has a letter and a pattern too. */
import type { Pattern } from '../../../web/toolkit/patterns.ts'

interface Livery {
  readonly name: string
  readonly letter: string
  readonly pattern: Pattern
}

/** By seat. */
export const SEATS: readonly Livery[] = [
  { name: 'red', letter: '1', pattern: 'plain' },
  { name: 'blue', letter: '2', pattern: 'bars' },
  { name: 'yellow', letter: '3', pattern: 'slant' },
  { name: 'green', letter: '4', pattern: 'dots' },
]

/** By colour of track; the letters are those of the terminal. */
export const TRACKS: readonly Livery[] = [
  { name: 'black', letter: 'K', pattern: 'plain' },
  { name: 'grey', letter: 'G', pattern: 'bars' },
  { name: 'brown', letter: 'B', pattern: 'slant' },
  { name: 'natural', letter: 'N', pattern: 'dots' },
  { name: 'white', letter: 'W', pattern: 'stripe' },
]
