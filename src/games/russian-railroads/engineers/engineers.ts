/** RR-8: engineers who are hired, and those laid out for all. */
import type { Seat } from '../../../kit/game.ts'
import { note } from '../state/draft.ts'
import { has, membersOf, withMember } from '../state/sets.ts'
import { E2, E3, engineerOn, isHiredEngineer, type SpaceNo } from '../state/space-numbers.ts'
import { matOf, type Position, type State } from '../state/state.ts'

export const hasEngineer = (position: Position, seat: Seat, engineer: number): boolean =>
  has(matOf(position, seat).engineers, engineer)

/** By rising number. */
export const engineersOf = (position: Position, seat: Seat): readonly number[] =>
  membersOf(matOf(position, seat).engineers)

/** RR-1.2: the fields of the row, from the right. */
const HIRING_FIELD = 0
const PUBLIC_FIELD = 1
const LEFT_PUBLIC_FIELD = 2

/** The engineer who can be hired, or 0. */
export const engineerForHire = ({ board }: Position): number => board.engineerRow[HIRING_FIELD] ?? 0

/** RR-8.2: the engineer on a public field, or 0. */
export const publicEngineer = ({ board }: Position, space: SpaceNo): number =>
  board.engineerRow[space === E3 ? LEFT_PUBLIC_FIELD : PUBLIC_FIELD] ?? 0

export const isPublicField = (space: SpaceNo): boolean => space === E2 || space === E3

/** The engineer whose action a space offers, or 0. */
export const engineerAt = (position: Position, space: SpaceNo): number => {
  if (isHiredEngineer(space)) return engineerOn(space)
  return isPublicField(space) ? publicEngineer(position, space) : 0
}

/** RR-8.1 */
export const hire = (draft: State, seat: Seat): void => {
  const { board } = draft
  employ(draft, seat, engineerForHire(draft), 'RR-8.1')
  board.engineerRow = board.engineerRow.with(HIRING_FIELD, 0)
}

export const employ = (draft: State, seat: Seat, engineer: number, rule: 'RR-8.1' | 'RR-13.2'): void => {
  const mat = matOf(draft, seat)
  mat.engineers = withMember(mat.engineers, engineer)
  note(draft, { kind: 'hired', rule, seat, engineer })
}
