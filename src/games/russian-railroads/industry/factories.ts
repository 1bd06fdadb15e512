/** RR-6.1, RR-6.2: a factory is built from the stacks or from a returned piece. */
import type { Seat } from '../../../kit/game.ts'
import { GAPS } from '../data/board.ts'
import { lowestLocomotive, returnPiece, takeLowest, takeReturned } from '../locomotives/stacks.ts'
import { movesIn, soleMoveIn } from '../move-sets.ts'
import { type Move, PICK } from '../moves.ts'
import type { Needs } from '../open-list/entries.ts'
import { note } from '../state/draft.ts'
import { replaced } from '../state/lists.ts'
import type { NumberSet } from '../state/sets.ts'
import { matOf, type State } from '../state/state.ts'
import { buildsThatConstrain, canBuildInAnyOrder } from './constraints.ts'
import { factoriesBuilt } from './markers.ts'
import { pieceFits, yardOf } from './yard.ts'

/** The number that means "the lowest of the stacks" in a move. */
const FROM_STACK = 0

/** RR-6.1: the lowest of the stacks, or any returned one. */
export const pickMoves = (state: State, seat: Seat): readonly Move[] => movesIn(PICK, pieces(state, seat))

export const onlyPickMove = (state: State, seat: Seat): Move | undefined => soleMoveIn(PICK, pieces(state, seat))

/** A set of `PICK`. */
const pieces = (state: State, seat: Seat): NumberSet => {
  const needs = canBuildInAnyOrder(state, seat) ? undefined : buildsThatConstrain(state)
  const fromStack = lowestLocomotive(state) > 0 && fits(state, seat, 'stack', needs) ? 1 << FROM_STACK : 0
  const returned = returnedPieces(state)
  return returned !== 0 && fits(state, seat, 'returned', needs) ? fromStack | returned : fromStack
}

const returnedPieces = ({ board }: State): NumberSet => {
  let set = 0
  for (let number = 1; number < PICK.length; number++) if ((board.returned[number] ?? 0) > 0) set |= 1 << number
  return set
}

/** RR-2.9 */
const fits = (state: State, seat: Seat, from: 'stack' | 'returned', needs: Needs | undefined): boolean =>
  needs === undefined || pieceFits(yardOf(state, seat), from, needs)

/** RR-6.1: into the left-most gap; RR-6.2: with all gaps filled another one is replaced. */
export const pickPiece = (draft: State, seat: Seat, number: number): void => {
  if (number !== FROM_STACK) takeReturned(draft, number)
  const piece = number !== FROM_STACK ? number : takeLowest(draft)
  const built = factoriesBuilt(matOf(draft, seat))
  if (built < GAPS) buildFactory(draft, seat, piece, built)
  else {
    draft.current.factoryInHand = piece
    draft.current.decision = 'gap'
  }
}

/** RR-6.2, RR-R18: the new piece was chosen first, so it cannot be the old one. */
export const replaceFactory = (draft: State, seat: Seat, gap: number): void => {
  returnPiece(draft, matOf(draft, seat).factories[gap] ?? 0, 'RR-6.2')
  buildFactory(draft, seat, draft.current.factoryInHand, gap)
}

const buildFactory = (draft: State, seat: Seat, number: number, gap: number): void => {
  const mat = matOf(draft, seat)
  mat.factories = replaced(mat.factories, gap, number)
  draft.current.factoryInHand = 0
  draft.current.decision = 'do'
  note(draft, { kind: 'founded', rule: 'RR-6.1', seat, number, gap })
}
