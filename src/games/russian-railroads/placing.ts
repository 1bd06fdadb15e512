/** Where a worker may be placed: in a turn, when it is relocated, or swapped for another. */
import type { Seat } from '../../kit/game.ts'
import * as C from './cells.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { canSwap, hasOneToSwap, isClaim, mayClaim, piecesAtHand, priceOf } from './paying.ts'
import { isPossibleAlone } from './possible.ts'
import type { State } from './state.ts'
import { type Survey, surveyOf } from './survey.ts'
import { isEngineerField, isForRelocation, isFree, isManned, spacesLaidOut } from './there.ts'

const ONLY_PASS: readonly Move[] = [M.PASS]

/** RR-2.1, RR-2.2: a free space that can be paid for and done; or pass. */
export const turns = (state: State, seat: Seat): readonly Move[] => {
  const pieces = piecesAtHand(state, seat)
  if (pieces === 0) return ONLY_PASS
  const survey = surveyOf(state, seat)
  const list: Move[] = []
  for (const space of spacesLaidOut(state)) {
    if (canPlace(state, seat, space, pieces, survey)) list.push(M.PLACE_ON[space]!)
  }
  for (const number of C.engineersOf(state, seat)) {
    const space = C.engineerSpace(number)
    if (canPlace(state, seat, space, pieces, survey)) list.push(M.PLACE_ON[space]!)
  }
  list.push(M.PASS)
  return list
}

/** Cheap questions first, and written out: this is asked more often than anything else. */
const canPlace = (state: State, seat: Seat, space: C.SpaceNo, pieces: number, survey: Survey): boolean => {
  if (pieces < PIECES_FOR[space]! || (state.cells[C.OWNER + space] !== 0 && space !== C.T12)) return false
  return (
    isPossibleAlone(state, seat, space, survey) &&
    (IS_PLAIN[space]! || (isManned(state, space) && canPay(state, seat, space)))
  )
}

const PIECES_FOR = M.PLACE_ON.map((_, space) => priceOf(space).all)
/** No engineer has to be there, no coin must be paid, no place is claimed. */
const IS_PLAIN = M.PLACE_ON.map((_, space) => priceOf(space).coins === 0 && !isClaim(space) && !isEngineerField(space))

/** RR-2.5: coins stand for workers, never the other way round. */
const canPay = (state: State, seat: Seat, space: C.SpaceNo): boolean => {
  if (isClaim(space)) return mayClaim(state, seat, space) && (hasOwn(state, seat) || hasOneToSwap(state, seat))
  return priceOf(space).coins <= C.onMat(state, seat, C.COINS)
}

const hasOwn = (state: State, seat: Seat): boolean =>
  C.onMat(state, seat, C.WORKERS) + C.onMat(state, seat, C.BLACK) > 0

/** RR-10.2 */
export const swaps = (state: State, seat: Seat): readonly Move[] =>
  M.SWAP_WITH.filter((_, space) => canSwap(state, seat, space))

/** RR-10.5, RR-10.7; or stay. */
export const relocations = (state: State, seat: Seat): readonly Move[] => {
  const survey = surveyOf(state, seat)
  const own = C.engineersOf(state, seat).map(C.engineerSpace)
  const list: Move[] = []
  for (const space of [...spacesLaidOut(state), ...own]) {
    if (canRelocate(state, seat, space, survey)) list.push(M.RELOCATE_TO[space]!)
  }
  list.push(M.STAY)
  return list
}

const canRelocate = (state: State, seat: Seat, space: C.SpaceNo, survey: Survey): boolean =>
  isForRelocation(space) &&
  isFree(state, space) &&
  isManned(state, space) &&
  isPossibleAlone(state, seat, space, survey)
