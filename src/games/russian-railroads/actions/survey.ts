/** A look round before choosing a space: how much of each sort a seat could do, if that were all there is to do. */
import type { Seat } from '../../../kit/game.ts'
import { COLOURS } from '../data/effects.ts'
import { canLay, hasReturned, industryLeft, piecesLeft } from '../industry/yard.ts'
import { type Board, ENTRIES, ENTRY, lowest, mat, TRACK } from '../state/cells.ts'
import { roomsFor } from '../track/room.ts'
import { DOUBLER_ROOM, freeDoublers, type Reading } from './readings.ts'

/**
 * By sort of entry, then doublers: so much can be done at least; of one colour, of industry and of doublers
 * exactly so much. Whether there is any is exact.
 */
export type Survey = Readonly<Int32Array>

/** One is enough for all: each is read before the next is made. */
const survey = new Int32Array(ENTRIES + 1)

export const surveyOf = (board: Board, seat: Seat): Survey => {
  const { cells } = board
  const at = mat(seat)
  roomsFor(cells, at + TRACK, survey)
  let steps = 0
  for (let colour = 0; colour < COLOURS.length; colour++) {
    steps += survey[colour] ?? 0
    if (colour === ENTRY.grey) survey[ENTRY['black|grey']] = steps
  }
  survey[ENTRY.any] = steps // No track takes room from one behind it.
  survey[ENTRY.industry] = industryLeft(cells, at)
  lookAtPieces(board, at)
  survey[DOUBLER_ROOM] = freeDoublers(board, seat)
  return survey
}

/** With room for the lowest locomotive, all builds can be made in any order while the stacks last: they only rise. */
const lookAtPieces = (board: Board, at: number): void => {
  const number = lowest(board)
  const canLayIt = number > 0 && canLay(board.cells, at, number)
  survey[ENTRY.locomotive] = canLayIt ? 1 : 0
  const pieces = canLayIt ? piecesLeft(board) : number > 0 || hasReturned(board) ? 1 : 0
  survey[ENTRY.factory] = pieces
  survey[ENTRY.locomotiveOrFactory] = pieces
}

/** Can an effect be done, with nothing else to do? -1 where the survey is not enough to tell. */
export const verdict = (survey: Survey, { first, others, plain }: Reading): 0 | 1 | -1 => {
  if ((survey[first.entry] ?? 0) < first.room) return plain ? 0 : -1
  for (const { entry, room } of others) if ((survey[entry] ?? 0) < room) return -1
  return 1
}
