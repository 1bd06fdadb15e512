/** Which spaces there are, in this round, and which of them are free. */
import type { Seat } from '../../../kit/game.ts'
import { setupFor } from '../data/counts.ts'
import { SPACES } from '../data/spaces.ts'
import * as C from '../state/cells.ts'

export interface Seated extends C.Board {
  readonly seats: number
}

export const isLastRound = (board: Seated): boolean => C.cell(board, C.ROUND) === setupFor(board.seats).rounds

/** RR-2.8, RR-10.6: the spaces laid out for so many players, one bit each; two are covered in the last round. */
export const spacesLaidOut = (board: Seated): number => {
  const isLast = isLastRound(board)
  if (board.seats === 2) return isLast ? FOR_TWO.last : FOR_TWO.usual
  return isLast ? FOR_MORE.last : FOR_MORE.usual
}

const laidOut = (forTwo: boolean) => {
  const there = SPACES.reduce((set, { two }, space) => (two || !forTwo ? set | (1 << space) : set), 0)
  return { usual: there & ~(1 << C.X1), last: there & ~(1 << C.P1) & ~(1 << C.P2) }
}
const FOR_TWO = laidOut(true)
const FOR_MORE = laidOut(false)

/** Is this space there at all, in this round? */
export const isThere = (board: Seated, space: C.SpaceNo): boolean =>
  (space > C.OWN_ENGINEER || ((spacesLaidOut(board) >> space) & 1) === 1) && isManned(board, space)

/** RR-8.5: an engineer field needs its engineer. */
export const isManned = (board: C.Board, space: C.SpaceNo): boolean => {
  if (!isEngineerField(space)) return true
  return (space === C.E1 ? C.cell(board, C.ROW) : C.publicEngineer(board, space)) > 0
}

export const isEngineerField = (space: C.SpaceNo): boolean => space === C.E1 || space === C.E2 || space === C.E3

/** RR-2.3 */
export const isFree = (board: C.Board, space: C.SpaceNo): boolean =>
  space === C.T12 || C.cell(board, C.OWNER + space) === 0

export const isOwnEngineer = (board: C.Board, seat: Seat, space: C.SpaceNo): boolean =>
  space > C.OWN_ENGINEER && C.hasEngineer(board, seat, C.engineerOn(space))

/** RR-10.7, RR-R13: spaces for one worker and nothing else, O3 left out. */
export const isForRelocation = (space: C.SpaceNo): boolean => {
  if (space > C.OWN_ENGINEER) return true
  const { workers, coins, area } = SPACES[space] ?? { workers: 0, coins: 0, area: 'other' }
  return workers === 1 && coins === 0 && area !== 'turnOrder' && space !== C.O3
}

/** The spaces of the board among them, one bit each. */
export const FOR_RELOCATION = SPACES.reduce((set, _, space) => (isForRelocation(space) ? set | (1 << space) : set), 0)
