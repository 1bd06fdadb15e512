/** Where a worker may be placed: in a turn, when it is relocated, or swapped for another. */
import type { Seat } from '../../../kit/game.ts'
import { anyToRepeat, isPossibleAlone } from '../actions/possible.ts'
import { type Survey, surveyOf } from '../actions/survey.ts'
import { SPACES } from '../data/spaces.ts'
import { addOf, lowestBit } from '../move-sets.ts'
import type { Move } from '../moves.ts'
import * as M from '../moves.ts'
import * as C from '../state/cells.ts'
import type { State } from '../state/state.ts'
import { affordable, doableEngineers, doableSpaces, TOLD, WITH_REPEAT } from './candidates.ts'
import { canSwap, hasOneToSwap, isClaim, mayClaim, piecesAtHand } from './payment.ts'
import { FOR_RELOCATION, isManned, spacesLaidOut } from './spaces.ts'

const ONLY_PASS: readonly Move[] = [M.PASS]

/** RR-2.1, RR-2.2: a free space that can be paid for and done; or pass. */
export const turns = (state: State, seat: Seat): readonly Move[] => {
  const pieces = piecesAtHand(state, seat)
  if (pieces === 0) return ONLY_PASS
  const survey = surveyOf(state, seat)
  const payable = affordable(pieces, state.cells[C.mat(seat) + C.COINS]!)
  const list: Move[] = []
  addOf(M.PLACE_ON, openSpaces(state, seat, spacesLaidOut(state) & payable, survey), list)
  addOf(M.PLACE_ON_ENGINEER, openEngineers(state, seat, survey), list)
  list.push(M.PASS)
  return list
}

/** RR-10.5, RR-10.7; or stay. */
export const relocations = (state: State, seat: Seat): readonly Move[] => {
  const survey = surveyOf(state, seat)
  const list: Move[] = []
  addOf(M.RELOCATE_TO, openSpaces(state, seat, spacesLaidOut(state) & FOR_RELOCATION, survey), list)
  addOf(M.RELOCATE_TO_ENGINEER, openEngineers(state, seat, survey), list)
  list.push(M.STAY)
  return list
}

/** Of these spaces those that are free and whose action is possible. */
const openSpaces = (state: State, seat: Seat, spaces: number, survey: Survey): number => {
  let set = spaces & doableSpaces(survey) & freeFrom(state, 0)
  for (let left = set & ~CERTAIN; left !== 0; left &= left - 1) {
    const space = lowestBit(left)
    if (!isOpen(state, seat, space, survey)) set &= ~(1 << space)
  }
  return set
}

/** RR-2.3: the free ones among 31 spaces from `first` on, the first in the lowest bit. T12 has no owner, ever. */
const freeFrom = ({ cells }: State, first: C.SpaceNo): number => {
  let set = 0
  const count = first === 0 ? SPACES.length : C.ALL_SPACES - first
  for (let at = 0; at < count; at++) set |= ((cells[C.OWNER + first + at]! - 1) >>> 31) << at
  return set
}

const CERTAIN = TOLD & ~(1 << C.P1) & ~(1 << C.P2)

const isOpen = (state: State, seat: Seat, space: C.SpaceNo, survey: Survey): boolean =>
  isClaim(space)
    ? mayClaim(state, seat, space) && (hasOwn(state, seat) || hasOneToSwap(state, seat))
    : isManned(state, space) && isPossibleAlone(state, seat, space, survey)

const hasOwn = (state: State, seat: Seat): boolean =>
  C.onMat(state, seat, C.WORKERS) + C.onMat(state, seat, C.BLACK) > 0

/** RR-8.1: the own engineers who are free and of some use, by number. */
const openEngineers = (state: State, seat: Seat, survey: Survey): number => {
  const own = state.cells[C.mat(seat) + C.OWN_ENGINEERS]!
  if (own === 0) return 0
  const free = own & freeFrom(state, C.OWN_ENGINEER)
  const set = free & doableEngineers(survey)
  const repeating = free & WITH_REPEAT
  return repeating !== 0 && anyToRepeat(state, seat) ? set | repeating : set
}

/** RR-10.2 */
export const swaps = (state: State, seat: Seat): readonly Move[] =>
  M.SWAP_WITH.filter((_, space) => canSwap(state, seat, space))
