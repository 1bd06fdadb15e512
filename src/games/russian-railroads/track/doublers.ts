/** RR-7.1: doublers lie above the first fields of Transsib. */
import type { Seat } from '../../../kit/game.ts'
import { DOUBLER_FIELDS } from '../data/board.ts'
import { note } from '../state/draft.ts'
import { matOf, type Position, type State } from '../state/state.ts'

export const freeDoublers = (position: Position, seat: Seat): number => DOUBLER_FIELDS - matOf(position, seat).doublers

/** Doublers without a free field lapse. */
export const layDoublers = (draft: State, seat: Seat, wanted: number): void => {
  const count = Math.min(wanted, freeDoublers(draft, seat))
  if (count === 0) return
  const mat = matOf(draft, seat)
  mat.doublers += count
  note(draft, { kind: 'doubled', rule: 'RR-7.1', seat, count, all: mat.doublers })
}
