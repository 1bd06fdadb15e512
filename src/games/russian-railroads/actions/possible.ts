/** Whether the action of a space, or a ?-card, is possible. */
import type { Seat } from '../../../kit/game.ts'
import { chainFits, factoryFits, worksFit, yardOf } from '../industry/yard.ts'
import {
  ALL_SPACES,
  type Board,
  CARDS_LEFT,
  cell,
  E1,
  hasOneWorker,
  mat,
  O3,
  OWN_ENGINEER,
  P1,
  P2,
  PRINTED,
  type SpaceNo,
  standing,
  TRACK,
} from '../state/cells.ts'
import { type Needs, stepsFit } from '../track/room.ts'
import {
  anyOpen,
  CARD_READINGS,
  DOUBLER_ROOM,
  freeDoublers,
  openNeeds,
  type Reading,
  readingOn,
  together,
} from './readings.ts'
import { type Survey, surveyOf, verdict } from './survey.ts'

/** RR-2.4, RR-R8: a space of the board in full, together with the printed parts still open; RR-R12: an own engineer. */
const isPossible = (board: Board, seat: Seat, space: SpaceNo): boolean => {
  const reading = readingOn(board, space)
  if (space > OWN_ENGINEER || !anyOpen(board, PRINTED))
    return isPossibleAlone(board, seat, space, surveyOf(board, seat))
  return extrasFit(board, seat, reading) && needsFit(board, seat, withOpen(board, reading.needs))
}

/** The same while nothing is open. */
export const isPossibleAlone = (board: Board, seat: Seat, space: SpaceNo, survey: Survey): boolean => {
  const reading = readingOn(board, space)
  if (space > OWN_ENGINEER) return inPart(board, seat, reading, survey)
  if (reading.plain) return (survey[reading.first.entry] ?? 0) >= reading.first.room
  const known = verdict(survey, reading)
  if (known === 0 || (reading.again && !anyToRepeat(board, seat))) return false
  return known === 1 || (reading.doublers <= (survey[DOUBLER_ROOM] ?? 0) && needsFit(board, seat, reading.needs))
}

/** RR-7.1, RR-8.4 */
const extrasFit = (board: Board, seat: Seat, reading: Reading): boolean =>
  reading.doublers <= freeDoublers(board, seat) && (!reading.again || anyToRepeat(board, seat))

const withOpen = (board: Board, needs: Needs): Needs =>
  anyOpen(board, PRINTED) ? together(needs, openNeeds(board, PRINTED)) : needs

const needsFit = (board: Board, seat: Seat, needs: Needs): boolean =>
  stepsFit(board.cells, mat(seat) + TRACK, needs) && worksFit(board, seat, needs)

/** RR-8.3, RR-R12: at least one part, points included. */
const inPart = (board: Board, seat: Seat, reading: Reading, survey: Survey): boolean =>
  reading.points ||
  (reading.doublers > 0 && (survey[DOUBLER_ROOM] ?? 0) > 0) ||
  (reading.again && anyToRepeat(board, seat)) ||
  reading.needs.some((count, entry) => count > 0 && (survey[entry] ?? 0) > 0)

/** RR-8.4, RR-R5: may the player carry out this space again? */
export const canRepeat = (board: Board, seat: Seat, space: SpaceNo): boolean =>
  hasOneWorker(standing(board, seat, space)) && isRepeatable(board, space) && isPossible(board, seat, space)

export const isRepeatable = (board: Board, space: SpaceNo): boolean =>
  space !== P1 && space !== P2 && space !== O3 && space !== E1 && !readingOn(board, space).again

export const anyToRepeat = (board: Board, seat: Seat): boolean => {
  for (let space = 0; space < ALL_SPACES; space++) if (canRepeat(board, seat, space)) return true
  return false
}

/** RR-13.3: a ?-card that is left, and possible in full with the printed parts still open. */
export const canTakeCard = (board: Board, seat: Seat, card: number): boolean => {
  const reading = CARD_READINGS[card]
  if (reading === undefined || ((cell(board, CARDS_LEFT) >> card) & 1) === 0) return false
  if (reading.doublers > freeDoublers(board, seat)) return false
  const needs = withOpen(board, reading.needs)
  if (!stepsFit(board.cells, mat(seat) + TRACK, needs)) return false
  if (reading.factoryFirst) return factoryFits(yardOf(board, seat), needs) // RR-13.4
  if (reading.special > 0) return chainFits(yardOf(board, seat), reading.special, true, needs)
  return worksFit(board, seat, needs)
}
