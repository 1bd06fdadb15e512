/** What a search is given to think over: a view and whose decision it is. It can be sent to another thread. */
import type { Seat, Viewer } from '../kit/game.ts'
import type { Scene } from '../wire/host.ts'

export interface Considering {
  readonly game: string
  readonly seat: Seat
  /** Whose view it is: of that seat, or of somebody who looks on. */
  readonly viewer: Viewer
  readonly view: unknown
  readonly whim: number
}

/** The viewer's own decision, else the first that is open; null where none is. */
export const consideringOf = ({ table, viewer, view, toAct, moves }: Scene): Considering | null => {
  const seat = toAct.find((one) => one === viewer) ?? toAct[0]
  return seat === undefined ? null : { game: table.game, seat, viewer, view, whim: moves }
}
