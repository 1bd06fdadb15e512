/** The state of a match: a position that all can see, the turn in progress, and what is hidden. */
import type { Seat } from '../../../kit/game.ts'
import type { TurnEvent } from '../events.ts'
import { type Board, copyBoard } from './board.ts'
import { copyMat, type Mat } from './mat.ts'
import type { NumberSet } from './sets.ts'
import { copyTurn, newTurn, type TurnInProgress } from './turn-in-progress.ts'

export { seatsOf } from '../../../kit/match.ts'

/** Everything public. State and view both have it; only commands, which take a `draft`, change it. */
export interface Position {
  readonly board: Board
  readonly current: TurnInProgress
  /** By seat. */
  readonly mats: readonly Mat[]
}

export interface State extends Position {
  readonly seats: number
  /** The rules version this match began with. */
  readonly rules: number
  turn: number
  /** Replaced when a turn ends. */
  current: TurnInProgress
  /** The parts that the turn in progress may change, as they were before it. All others still see these. Null between turns. */
  before: Before | null
  /** The events of the turn in progress; published when it is complete. */
  untold: TurnEvent[]
  /** RR-1.3: the end cards in the pile at the start. */
  readonly endCardPile: NumberSet
  /** By take: the end card that was kept. */
  endCardsTaken: readonly number[]
  /** RR-12.3: who looked through the pile of end cards. */
  looks: readonly Look[]
}

/** A turn changes no other mat than the mover's. Never written, so copies of a state share it. */
export interface Before {
  readonly board: Board
  readonly mat: Mat
}

export interface Look {
  readonly seat: Seat
  /** How many end cards had been taken by then. */
  readonly takes: number
}

/** A mat exists for every seat. */
export const matOf = ({ mats }: Position, seat: Seat): Mat => mats[seat] as Mat

export const isOver = ({ current }: Position): boolean => current.decision === 'over'

export const copyPosition = ({ board, current, mats }: Position): Position => ({
  board: copyBoard(board),
  current: copyTurn(current),
  mats: mats.map(copyMat),
})

/** RR §14: the position as it was before the turn in progress, which is all that others may see of it. */
export const positionBefore = (state: Position & Pick<State, 'before'>): Position => {
  const { before, mats } = state
  const { phase, place, mover } = state.current
  if (before === null) return state
  return { board: before.board, current: newTurn(phase, place, mover), mats: mats.with(mover, before.mat) }
}
