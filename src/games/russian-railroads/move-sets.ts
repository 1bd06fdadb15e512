/** Moves to choose from as a set, one bit for each move of a list: a set costs nothing to make and to count. */
import type { Move } from './moves.ts'

/** The number of the lowest bit. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** The moves of a set, in their order. */
export const listOf = (moves: readonly Move[], set: number): readonly Move[] => {
  const list: Move[] = []
  addOf(moves, set, list)
  return list
}

export const addOf = (moves: readonly Move[], set: number, list: Move[]): void => {
  for (let left = set; left !== 0; left &= left - 1) list.push(moves[lowestBit(left)]!)
}

/** RR §16: the move of a set that leaves no choice. */
export const onlyOf = (moves: readonly Move[], set: number): Move | undefined =>
  (set & (set - 1)) === 0 ? moves[lowestBit(set)] : undefined
