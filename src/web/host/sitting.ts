/** Who sits at the screen. Several people may share it, one after another. */
import { undoFor } from '../../host/change.ts'
import { endTurn } from '../../host/commands.ts'
import {
  firstViewer,
  type HostedTable,
  heldBy,
  maySit,
  people,
  seatPlayedBy,
  seatsToAct,
} from '../../host/hosted-table.ts'
import { undoBarrierFor } from '../../host/table-view.ts'
import type { Seat, Viewer } from '../../kit/game.ts'
import { complain } from '../../wire/problem.ts'

/**
 * The page was opened. A person who plays alone is seated at once. If several share the screen, the person who made the
 * last move has left, so that turn has ended.
 */
export const arrive = (hosted: HostedTable): Viewer => {
  if (people(hosted).length > 1) hosted.movesOfEndedTurns = hosted.match.moves.length
  return firstViewer(hosted.info)
}

/** When another person sits down, the turn of the one before has ended. */
export const sit = (hosted: HostedTable, viewer: Viewer): Viewer => {
  if (!maySit(hosted, viewer)) complain('table.seat')
  const holder = heldBy(hosted)
  const person = seatPlayedBy(hosted, viewer)
  if (holder !== undefined && person !== undefined && holder !== person) endTurn(hosted)
  return viewer
}

/**
 * Who stays at the screen after a change. At a shared screen, a person with nothing more to do leaves it while another
 * person has to act: then no table view shows what the one before knows.
 */
export const remaining = (hosted: HostedTable, viewer: Viewer): Viewer => {
  if (!maySit(hosted, viewer)) return firstViewer(hosted.info)
  const toAct = seatsToAct(hosted)
  const isBusy = viewer !== 'watcher' && (toAct.includes(viewer) || heldBy(hosted) === viewer)
  const isHidden = hosted.isShared && !isBusy && people(hosted).some((seat) => toAct.includes(seat))
  return isHidden ? 'watcher' : viewer
}

/** The person who made the last move of all people and may undo it, while nobody sits at the screen. */
export const mayComeBack = (hosted: HostedTable, viewer: Viewer): Seat | undefined => {
  const seat = hosted.match.moves.findLast((played) => people(hosted).includes(played.seat))?.seat
  const isAway = hosted.isShared && viewer === 'watcher' && seat !== undefined && !seatsToAct(hosted).includes(seat)
  return isAway && undoBarrierFor(hosted, seat) === null ? seat : undefined
}

/** This person comes back and undoes the last move. In one step: a person with nothing to do could not stay. */
export const comeBack = (hosted: HostedTable, viewer: Viewer, seat: Seat): Viewer => {
  if (mayComeBack(hosted, viewer) !== seat) complain('undo.nothing')
  undoFor(hosted, seat)
  return seat
}
