/** The seat whose moves a spectator follows; null for all of them. Marks show only its moves, and a board may show its parts. */
import type { Seat, Viewer } from '../../kit/game.ts'
import { createShared } from './shared.ts'

export const followedSeat = createShared<Seat | null>(null)

/** A hook: the followed seat of a spectator. A player follows nobody. */
export const useFollowed = (viewer: Viewer): Seat | null => {
  const seat = followedSeat.use()
  return viewer === 'watcher' ? seat : null
}
