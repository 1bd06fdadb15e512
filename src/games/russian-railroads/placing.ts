/** Where a worker may be placed: in a turn, when it is relocated, or swapped for another. */
import type { Seat } from '../../kit/game.ts'
import { affordable, doableEngineers, doableSpaces, TOLD, WITH_REPEAT } from './candidates.ts'
import * as C from './cells.ts'
import { lowestBit } from './choice.ts'
import type { Move } from './moves.ts'
import * as M from './moves.ts'
import { canSwap, hasOneToSwap, isClaim, mayClaim, piecesAtHand } from './paying.ts'
import { anyToRepeat, isPossibleAlone } from './possible.ts'
import type { State } from './state.ts'
import { type Survey, surveyOf } from './survey.ts'
import { FOR_RELOCATION, isManned, spacesLaidOut } from './there.ts'

const ONLY_PASS: readonly Move[] = [M.PASS]

/** RR-2.1, RR-2.2: a free space that can be paid for and done; or pass. */
export const turns = (state: State, seat: Seat): readonly Move[] => {
  const pieces = piecesAtHand(state, seat)
  if (pieces === 0) return ONLY_PASS
  const survey = surveyOf(state, seat)
  const payable = affordable(pieces, state.cells[C.mat(seat) + C.COINS]!)
  const list: Move[] = []
  addSpaces(state, seat, spacesLaidOut(state) & payable, survey, M.PLACE_ON, list)
  addEngineers(state, seat, survey, M.PLACE_ON, list)
  list.push(M.PASS)
  return list
}

/** RR-10.5, RR-10.7; or stay. */
export const relocations = (state: State, seat: Seat): readonly Move[] => {
  const survey = surveyOf(state, seat)
  const list: Move[] = []
  addSpaces(state, seat, spacesLaidOut(state) & FOR_RELOCATION, survey, M.RELOCATE_TO, list)
  addEngineers(state, seat, survey, M.RELOCATE_TO, list)
  list.push(M.STAY)
  return list
}

/** RR-2.3: of these spaces those that are free and whose action is possible. T12 is never taken. */
const addSpaces = (
  state: State,
  seat: Seat,
  spaces: number,
  survey: Survey,
  moves: readonly Move[],
  list: Move[],
): void => {
  for (let left = spaces & doableSpaces(survey); left !== 0; left &= left - 1) {
    const space = lowestBit(left)
    if (state.cells[C.OWNER + space] !== 0) continue
    if (((CERTAIN >> space) & 1) === 1 || isOpen(state, seat, space, survey)) list.push(moves[space]!)
  }
}

const CERTAIN = TOLD & ~(1 << C.P1) & ~(1 << C.P2)

const isOpen = (state: State, seat: Seat, space: C.SpaceNo, survey: Survey): boolean =>
  isClaim(space)
    ? mayClaim(state, seat, space) && (hasOwn(state, seat) || hasOneToSwap(state, seat))
    : isManned(state, space) && isPossibleAlone(state, seat, space, survey)

const hasOwn = (state: State, seat: Seat): boolean =>
  C.onMat(state, seat, C.WORKERS) + C.onMat(state, seat, C.BLACK) > 0

/** RR-8.1: the own engineers who are free and of some use. */
const addEngineers = (state: State, seat: Seat, survey: Survey, moves: readonly Move[], list: Move[]): void => {
  const own = state.cells[C.mat(seat) + C.OWN_ENGINEERS]!
  if (own === 0) return
  const doable = doableEngineers(survey)
  for (let left = own & (doable | WITH_REPEAT); left !== 0; left &= left - 1) {
    const number = lowestBit(left)
    const space = C.engineerSpace(number)
    if (state.cells[C.OWNER + space] !== 0) continue
    if (((doable >> number) & 1) === 1 || anyToRepeat(state, seat)) list.push(moves[space]!)
  }
}

/** RR-10.2 */
export const swaps = (state: State, seat: Seat): readonly Move[] =>
  M.SWAP_WITH.filter((_, space) => canSwap(state, seat, space))
