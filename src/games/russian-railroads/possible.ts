/** Which spaces there are, which of them are free, and whether their action is possible. */
import type { Seat } from '../../kit/game.ts'
import {
  ALL_SPACES,
  type Board,
  CARDS_LEFT,
  cell,
  E1,
  E2,
  E3,
  ENTRIES,
  engineerOn,
  hasEngineer,
  hasOneWorker,
  mat,
  O3,
  OWN_ENGINEER,
  OWNER,
  P1,
  P2,
  PENDING,
  PRINTED,
  publicEngineer,
  ROUND,
  ROW,
  type SpaceNo,
  STEP_ENTRIES,
  standing,
  T12,
  TRACK,
  WAITS,
  X1,
} from './cells.ts'
import { setupFor } from './data/counts.ts'
import { SPACES } from './data/spaces.ts'
import { chainFits, factoryFits, type Needs, stepsFit, worksFit, yardOf } from './network.ts'
import { anyOpen, CARD_READINGS, freeDoublers, openNeeds, type Reading, readingOn, together } from './parts.ts'

export interface Seated extends Board {
  readonly seats: number
}

export const isLastRound = (board: Seated): boolean => cell(board, ROUND) === setupFor(board.seats).rounds

/** RR-2.8: is this space there at all, in this round? RR-8.5: an engineer field needs its engineer. */
export const isThere = (board: Seated, space: SpaceNo): boolean => {
  if (board.seats === 2 && SPACES[space]?.two === false) return false
  switch (space) {
    case P1:
    case P2:
      return !isLastRound(board) // RR-10.6
    case X1:
      return isLastRound(board)
    case E1:
      return cell(board, ROW) > 0
    case E2:
    case E3:
      return publicEngineer(board, space) > 0
    default:
      return true
  }
}

/** RR-2.3 */
export const isFree = (board: Board, space: SpaceNo): boolean => space === T12 || cell(board, OWNER + space) === 0

export const isOwnEngineer = (board: Board, seat: Seat, space: SpaceNo): boolean =>
  space > OWN_ENGINEER && hasEngineer(board, seat, engineerOn(space))

/** RR-2.4, RR-R8: a space of the board in full, together with the printed parts still open; RR-R12: an own engineer. */
export const isPossible = (board: Seated, seat: Seat, space: SpaceNo): boolean => {
  const reading = readingOn(board, space)
  return space > OWN_ENGINEER ? inPart(board, seat, reading) : inFull(board, seat, reading)
}

const inFull = (board: Seated, seat: Seat, reading: Reading): boolean => {
  if (reading.doublers > freeDoublers(board, seat)) return false // RR-7.1
  if (reading.again && !anyToRepeat(board, seat)) return false
  const needs = withOpen(board, reading.needs)
  return needs === reading.needs ? alone(board, seat, reading) : needsFit(board, seat, needs)
}

/** With nothing else open most effects ask for one sort of thing only. */
const alone = (board: Board, seat: Seat, { needs, sort }: Reading): boolean => {
  if (sort === -1) return true
  if (sort === -2) return needsFit(board, seat, needs)
  return sort < STEP_ENTRIES ? stepsFit(board.cells, mat(seat) + TRACK, needs, sort) : worksFit(board, seat, needs)
}

/** Before a turn has begun nothing is open. */
const withOpen = (board: Board, needs: Needs): Needs => {
  const waits = board.cells[WAITS]
  if (waits === PENDING.turn || waits === PENDING.relocate || !anyOpen(board, PRINTED)) return needs
  return together(needs, openNeeds(board, PRINTED))
}

const needsFit = (board: Board, seat: Seat, needs: Needs): boolean =>
  stepsFit(board.cells, mat(seat) + TRACK, needs) && worksFit(board, seat, needs)

/** RR-8.3, RR-R12: at least one part, points included. */
const inPart = (board: Seated, seat: Seat, reading: Reading): boolean =>
  reading.effect.some(([word]) => word === 'points') ||
  (reading.doublers > 0 && freeDoublers(board, seat) > 0) ||
  (reading.again && anyToRepeat(board, seat)) ||
  reading.needs.some((count, entry) => count > 0 && needsFit(board, seat, ONE_OF[entry] ?? reading.needs))

/** By sort of entry: a single one of it. */
const ONE_OF: readonly Needs[] = Array.from({ length: ENTRIES }, (_, entry) =>
  Array.from({ length: ENTRIES }, (_, at) => (at === entry ? 1 : 0)),
)

/** RR-8.4, RR-R5: may the player carry out this space again? */
export const canRepeat = (board: Seated, seat: Seat, space: SpaceNo): boolean =>
  hasOneWorker(standing(board, seat, space)) && isRepeatable(board, space) && isPossible(board, seat, space)

export const isRepeatable = (board: Board, space: SpaceNo): boolean =>
  space !== P1 && space !== P2 && space !== O3 && space !== E1 && !readingOn(board, space).again

const anyToRepeat = (board: Seated, seat: Seat): boolean => {
  for (let space = 0; space < ALL_SPACES; space++) if (canRepeat(board, seat, space)) return true
  return false
}

/** RR-10.7, RR-R13: spaces for one worker and nothing else, O3 left out. */
export const isForRelocation = (space: SpaceNo): boolean => {
  if (space > OWN_ENGINEER) return true
  const { workers, coins, area } = SPACES[space] ?? { workers: 0, coins: 0, area: 'other' }
  return workers === 1 && coins === 0 && area !== 'turnOrder' && space !== O3
}

/** RR-13.3: a ?-card that is left, and possible in full with the printed parts still open. */
export const canTakeCard = (board: Seated, seat: Seat, card: number): boolean => {
  const reading = CARD_READINGS[card]
  if (reading === undefined || ((cell(board, CARDS_LEFT) >> card) & 1) === 0) return false
  if (reading.doublers > freeDoublers(board, seat)) return false
  const needs = withOpen(board, reading.needs)
  if (!stepsFit(board.cells, mat(seat) + TRACK, needs)) return false
  if (reading.factoryFirst) return factoryFits(yardOf(board, seat), needs) // RR-13.4
  if (reading.special > 0) return chainFits(yardOf(board, seat), reading.special, true, needs)
  return worksFit(board, seat, needs)
}
