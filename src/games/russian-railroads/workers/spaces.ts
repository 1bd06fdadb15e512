/** RR-2.3, RR-2.8: which spaces there are in this round, which of them are free, and what stands on them. */
import type { Seat } from '../../../kit/game.ts'
import { setupFor } from '../data/counts.ts'
import { SPACES } from '../data/spaces.ts'
import { engineerForHire, hasEngineer, publicEngineer } from '../engineers/engineers.ts'
import type { PileCode } from '../state/pile.ts'
import { has, type NumberSet, withMember, withoutMember } from '../state/sets.ts'
import { E1, E2, E3, engineerOn, isHiredEngineer, P1, P2, type SpaceNo, T12, X1 } from '../state/space-numbers.ts'
import { matOf, type Position, type State } from '../state/state.ts'

/** A state or a view: a position that knows how many play. */
export interface PositionWithSeats extends Position {
  readonly seats: number
}

export const isLastRound = ({ board, seats }: PositionWithSeats): boolean => board.round === setupFor(seats).rounds

/** RR-2.8, RR-10.6: the spaces laid out for this number of players; two are covered in the last round. */
export const spacesLaidOut = (position: PositionWithSeats): NumberSet => {
  const isLast = isLastRound(position)
  if (position.seats === 2) return isLast ? FOR_TWO.last : FOR_TWO.usual
  return isLast ? FOR_MORE.last : FOR_MORE.usual
}

const laidOut = (forTwo: boolean) => {
  const all = SPACES.reduce((set, { two }, space) => (two || !forTwo ? withMember(set, space) : set), 0)
  return { usual: withoutMember(all, X1), last: withoutMember(withoutMember(all, P1), P2) }
}
const FOR_TWO = laidOut(true)
const FOR_MORE = laidOut(false)

/** Is this space there at all, in this round? */
export const isThere = (position: PositionWithSeats, space: SpaceNo): boolean =>
  (isHiredEngineer(space) || has(spacesLaidOut(position), space)) && hasItsEngineer(position, space)

/** RR-8.5: an engineer field needs its engineer. */
export const hasItsEngineer = (position: Position, space: SpaceNo): boolean => {
  if (!isEngineerField(space)) return true
  return (space === E1 ? engineerForHire(position) : publicEngineer(position, space)) > 0
}

export const isEngineerField = (space: SpaceNo): boolean => space === E1 || space === E2 || space === E3

/** What a seat has standing on a space. */
export const pileOn = (position: Position, seat: Seat, space: SpaceNo): PileCode =>
  matOf(position, seat).piles[space] ?? 0

/** RR-2.3: T12 is always free. */
export const isFree = ({ board }: Position, space: SpaceNo): boolean =>
  isHiredEngineer(space) ? !has(board.takenEngineers, engineerOn(space)) : !has(board.takenSpaces, space)

/** RR-2.3: from now on the space is taken, unless it is T12; and the other way round. */
export const takeSpace = ({ board }: State, space: SpaceNo): void => {
  if (space === T12) return
  if (isHiredEngineer(space)) board.takenEngineers = withMember(board.takenEngineers, engineerOn(space))
  else board.takenSpaces = withMember(board.takenSpaces, space)
}

export const freeSpace = ({ board }: State, space: SpaceNo): void => {
  board.takenSpaces = withoutMember(board.takenSpaces, space)
}

export const NOBODY = -1

/** RR-2.3: who stands on a taken space; `NOBODY` on a free one, and on T12, which several may share. */
export const ownerOf = (position: Position, space: SpaceNo): Seat | typeof NOBODY =>
  isFree(position, space) ? NOBODY : position.mats.findIndex(({ piles }) => (piles[space] ?? 0) > 0)

export const isOwnEngineer = (position: Position, seat: Seat, space: SpaceNo): boolean =>
  isHiredEngineer(space) && hasEngineer(position, seat, engineerOn(space))
