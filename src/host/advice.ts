/** Who is given advice, and about which moment of the match. The search itself is in `adviser.ts`. */
import type { Viewer } from '../kit/game.ts'
import { complain } from '../kit/problem.ts'
import type { Command, TableView } from '../wire/host.ts'
import { type HostedTable, mayBeAdvised } from './hosted-table.ts'
import { replayViewFor } from './table-view.ts'

/** The moment that advice is asked for, or a complaint. */
export const advisedMoment = (
  hosted: HostedTable,
  looking: Viewer,
  { moves, viewer }: Extract<Command, { kind: 'advice' }>,
): TableView => {
  if (!mayBeAdvised(hosted)) complain('advice.people')
  return replayViewFor(hosted, looking, moves, viewer)
}
