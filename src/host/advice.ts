/** Advice: who may get it, and the request to the search. The search itself is in `bot-service.ts`. */
import type { Seat, Viewer } from '../kit/game.ts'
import type { Command, TableView } from '../wire/host.ts'
import { complain } from '../wire/problem.ts'
import { type HostedTable, isDailyRunning, mayBeAdvised } from './hosted-table.ts'
import { replayViewFor } from './table-view.ts'

/** One decision and a view of it. It can be sent to another thread. */
export interface AdviceRequest {
  readonly game: string
  readonly seat: Seat
  /** Whose view it is: the seat's own, or a spectator's. */
  readonly viewer: Viewer
  readonly view: unknown
  readonly randomSeed: number
}

/** The request for a moment of the match: about the viewer's own decision, else about the first open one. Null if there is none. */
export const adviceRequestFor = ({ table, viewer, view, toAct, moves }: TableView): AdviceRequest | null => {
  const seat = toAct.find((acting) => acting === viewer) ?? toAct[0]
  return seat === undefined ? null : { game: table.game, seat, viewer, view, randomSeed: moves }
}

/** The request for an advice command at a hosted table; complains if advice is not allowed. */
export const checkAdvice = (
  hosted: HostedTable,
  looking: Viewer,
  { moves, viewer }: Extract<Command, { kind: 'advice' }>,
): AdviceRequest => {
  if (isDailyRunning(hosted)) complain('advice.daily')
  if (!mayBeAdvised(hosted)) complain('advice.people')
  return adviceRequestFor(replayViewFor(hosted, looking, moves, viewer)) ?? complain('table.idle')
}
