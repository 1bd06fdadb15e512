/**
 * The fifteen engineers. Their actions come from the rulebook; numbers, letters and which one has no
 * letter are reconstructed. Each takes one worker (public sources).
 */
import type { Effect } from './effects.ts'

export interface Engineer {
  readonly number: number
  /** The one without a letter lies on a ?-card. */
  readonly letter: 'A' | 'B' | null
  readonly effect: Effect
}

const engineer = (number: number, letter: Engineer['letter'], ...effect: Effect): Engineer => ({
  number,
  letter,
  effect,
})

export const ENGINEERS: readonly Engineer[] = [
  engineer(1, null, ['steps', 'any', 2]),
  engineer(2, 'A', ['steps', 'black', 1], ['steps', 'grey', 1]),
  engineer(3, 'B', ['steps', 'any', 1], ['points', 3]),
  engineer(4, 'A', ['steps', 'black', 1], ['points', 3]),
  engineer(5, 'A', ['industry', 2]),
  engineer(6, 'B', ['steps', 'any', 1], ['steps', 'black', 1]),
  engineer(7, 'B', ['steps', 'grey', 1], ['steps', 'brown', 1]),
  engineer(8, 'B', ['steps', 'brown', 1], ['points', 5]),
  engineer(9, 'A', ['industry', 1], ['points', 3]),
  engineer(10, 'A', ['doubler', 1], ['points', 3]),
  engineer(11, 'B', ['steps', 'grey', 1], ['points', 5]),
  engineer(12, 'B', ['useAgain']),
  engineer(13, 'A', ['industry', 1], ['steps', 'black', 1]),
  engineer(14, 'B', ['locomotiveOrFactory']),
  engineer(15, 'A', ['steps', 'black', 2]),
]
