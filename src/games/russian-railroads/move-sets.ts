/** Legal moves as a set of indexes into a fixed list. A set costs almost nothing to make and to count. */
import type { Move } from './moves.ts'
import { lowestMember, type NumberSet } from './state/sets.ts'

/** The moves of a set, in their order. */
export const movesIn = (moves: readonly Move[], set: NumberSet): readonly Move[] => {
  const list: Move[] = []
  addMovesIn(moves, set, list)
  return list
}

export const addMovesIn = (moves: readonly Move[], set: NumberSet, list: Move[]): void => {
  for (let left = set; left !== 0; left &= left - 1) list.push(moves[lowestMember(left)]!)
}

/** RR §16: the move of a set that leaves no choice. */
export const soleMoveIn = (moves: readonly Move[], set: NumberSet): Move | undefined =>
  (set & (set - 1)) === 0 ? moves[lowestMember(set)] : undefined
