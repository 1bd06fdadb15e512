/** The points on a player card: those that everybody knows, and at the end the totals. */
import type { Seat } from '../../../kit/game.ts'
import type { TableView } from '../../../wire/host.ts'
import type { AnyFace } from '../../boards.ts'

/** Null while they are hidden. */
export const pointsOf = ({ outcome, view }: TableView, face: AnyFace, seat: Seat): number | null =>
  outcome?.totals[seat] ?? face.publicPoints(view, seat)
