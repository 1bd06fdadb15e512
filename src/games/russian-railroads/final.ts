/** RR-12.3: which moves cannot be taken back: those that open the pile of end cards, or end the game. Nothing is ever drawn. */
import type { Seat } from '../../kit/game.ts'
import { apply } from './apply.ts'
import { FACTORIES, GAPS } from './data/board.ts'
import type { Move } from './moves.ts'
import * as C from './state/cells.ts'
import { clone, isOver, type State } from './state/state.ts'
import { isLastRound } from './workers/spaces.ts'

export const final = (state: State, seat: Seat, move: Move): boolean => {
  if (!mayShow(state, seat, move)) return false
  const after = clone(state)
  apply(after, seat, move, { draw: () => 0, emit: () => {} })
  return after.looks.length > state.looks.length || isOver(after)
}

/** A quick no for most moves: no end card is owed, none can come of a factory or a token, and the game goes on. */
const mayShow = (state: State, seat: Seat, move: Move): boolean => {
  if (move.kind === 'pass') return isLastRound(state)
  return C.cell(state, C.ENDS_OWED) > 0 || move.kind === 'token' || isLastRound(state) || hasArchive(state, seat)
}

/** The number of the factory that gives an end card. */
const ARCHIVE = Number(Object.entries(FACTORIES).find(([, effect]) => effect[0]?.[0] === 'endCardOr10')?.[0])

/** Is it built, or could it be built within a move? */
const hasArchive = (state: State, seat: Seat): boolean => {
  if (C.lowest(state) === ARCHIVE || C.cell(state, C.RETURNED + ARCHIVE) > 0) return true
  for (let gap = 0; gap < GAPS; gap++) if (C.onMat(state, seat, C.GAP + gap) === ARCHIVE) return true
  return C.cell(state, C.PIECE) === ARCHIVE
}
