/** What a search is given to think over: a view and whose decision it is. It can be sent to another thread. */
import type { Seat, Viewer } from '../kit/game.ts'
import type { TableView } from '../wire/host.ts'

export interface AdviceRequest {
  readonly game: string
  readonly seat: Seat
  /** Whose view it is: of that seat, or of somebody who looks on. */
  readonly viewer: Viewer
  readonly view: unknown
  readonly randomSeed: number
}

/** The viewer's own decision, else the first that is open; null where none is. */
export const adviceRequestFor = ({ table, viewer, view, toAct, moves }: TableView): AdviceRequest | null => {
  const seat = toAct.find((one) => one === viewer) ?? toAct[0]
  return seat === undefined ? null : { game: table.game, seat, viewer, view, randomSeed: moves }
}
