/** RR-5.1, RR-5.6: the stacks of locomotives, and the returned ones beside them. */
import { LOCOMOTIVE_NUMBERS } from '../data/counts.ts'
import { note } from '../state/draft.ts'
import { increased } from '../state/lists.ts'
import type { Position, State } from '../state/state.ts'

/** By number from 1: how many pieces there are. */
export type Pieces = readonly number[]

/** The lowest number of which there is a piece, or 0. */
export const lowestOf = (pieces: Pieces): number => {
  for (let number = 1; number <= LOCOMOTIVE_NUMBERS; number++) if ((pieces[number] ?? 0) > 0) return number
  return 0
}

export const piecesIn = (pieces: Pieces): number => {
  let count = 0
  for (let number = 1; number <= LOCOMOTIVE_NUMBERS; number++) count += pieces[number] ?? 0
  return count
}

/** RR-5.1: the lowest number left in the stacks, or 0. */
export const lowestLocomotive = ({ board }: Position): number => lowestOf(board.stacks)

/** RR-5.1: takes one from the lowest stack. */
export const takeLowest = (draft: State): number => {
  const { board } = draft
  const number = lowestOf(board.stacks)
  board.stacks = increased(board.stacks, number, -1)
  return number
}

/** RR-5.6, RR-6.2: it lies open, its factory side up. */
export const returnPiece = (draft: State, number: number, rule: 'RR-5.6' | 'RR-6.2'): void => {
  const { board, current } = draft
  board.returned = increased(board.returned, number, 1)
  note(draft, { kind: 'returned', rule, seat: current.mover, number })
}

export const takeReturned = (draft: State, number: number): void => {
  const { board } = draft
  board.returned = increased(board.returned, number, -1)
}
