/** RR-6.4, RR-6.5: a marker advances one space and activates the factory it enters. */
import type { Seat } from '../../../kit/game.ts'
import { carryOut, GAIN } from '../actions/carry-out.ts'
import { FACTORIES, INDUSTRY } from '../data/board.ts'
import { note } from '../state/draft.ts'
import { increased } from '../state/lists.ts'
import { matOf, type State } from '../state/state.ts'

export const advanceMarker = (draft: State, seat: Seat, marker: number): void => {
  const mat = matOf(draft, seat)
  mat.markers = increased(mat.markers, marker, 1)
  const at = mat.markers[marker] ?? 0
  note(draft, { kind: 'advanced', rule: 'RR-6.4', seat, marker, space: at })
  const space = INDUSTRY[at]
  if (space === undefined || 'value' in space) return
  if ('gap' in space) runFactory(draft, seat, mat.factories[space.gap - 1] ?? 0)
  else if (marker === 0) draft.current.tokensOwed += 1 // RR-4.5: the ?-field is for the first marker alone.
}

/** RR-6.5 */
const runFactory = (draft: State, seat: Seat, number: number): void => {
  note(draft, { kind: 'ran', rule: 'RR-6.5', seat, number })
  carryOut(draft, seat, FACTORIES[number] ?? [], GAIN)
}
