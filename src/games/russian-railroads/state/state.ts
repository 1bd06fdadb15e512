/** The state of a match, and what happens in it. */
import type { Seat } from '../../../kit/game.ts'
import { type Board, cell, PENDING, WAITS } from './cells.ts'

export interface State extends Board {
  readonly seats: number
  /** The rules version this match began with. */
  readonly rules: number
  turn: number
  /** All that is public; see `cells.ts`. */
  cells: number[]
  /**
   * The turn that is not complete yet, to be taken back: each cell that was written and what was in it, in
   * pairs. All others still see the cells without it. Empty between turns.
   */
  before: number[]
  /** What happened in that turn, four numbers for each event; told when it is complete. */
  untold: number[]
  /** RR-1.3: the end cards in the pile at the start, one bit each. */
  readonly pile: number
  /** By take: the end card that was kept. */
  taken: number[]
  /** RR-12.3: who looked through the pile, and how many cards had been taken by then, in pairs. */
  looks: number[]
}

export const clone = (state: State): State => ({
  seats: state.seats,
  rules: state.rules,
  turn: state.turn,
  cells: state.cells.slice(),
  before: state.before.slice(),
  untold: state.untold.slice(),
  pile: state.pile,
  taken: state.taken.slice(),
  looks: state.looks.slice(),
})

export const isOver = (board: Board): boolean => cell(board, WAITS) === PENDING.over

export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => SEATS[seats] ?? []

/** By how many there are. */
const SEATS: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]

/** The cells as they were before the turn that is not complete yet. */
export const cellsBefore = ({ cells, before }: Pick<State, 'cells' | 'before'>): number[] => {
  const then = cells.slice()
  for (let at = before.length - 2; at >= 0; at -= 2) then[before[at] ?? 0] = before[at + 1] ?? 0
  return then
}

/** The end cards left in the pile, one bit each. */
export const pileNow = (state: Pick<State, 'pile' | 'taken'>): number =>
  state.taken.reduce((left, card) => left & ~(1 << card), state.pile)
