/** Who sits before the screen: several people may share it, one after the other. */
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
import { complain } from '../../kit/problem.ts'

/**
 * The page is opened: nobody sits there yet but a person who plays alone. Where several share the
 * screen, nobody is left in the chair who could still hand over.
 */
export const arrive = (hosted: HostedTable): Viewer => {
  if (people(hosted).length > 1) hosted.movesOfEndedTurns = hosted.match.moves.length
  return firstViewer(hosted.info)
}

/** Another person who sits down finds the turn handed over: whoever had it has left the chair. */
export const sit = (hosted: HostedTable, viewer: Viewer): Viewer => {
  if (!maySit(hosted, viewer)) complain('table.seat')
  const holder = heldBy(hosted)
  const person = seatPlayedBy(hosted, viewer)
  if (holder !== undefined && person !== undefined && holder !== person) endTurn(hosted)
  return viewer
}

/**
 * Who is left before the screen after a change. At a shared one nobody stays who has nothing more to do while another
 * person is asked: the chair is empty then, and no scene holds what the one before knows.
 */
export const remaining = (hosted: HostedTable, viewer: Viewer): Viewer => {
  if (!maySit(hosted, viewer)) return firstViewer(hosted.info)
  const toAct = seatsToAct(hosted)
  const isBusy = viewer !== 'watcher' && (toAct.includes(viewer) || heldBy(hosted) === viewer)
  const isHidden = hosted.isShared && !isBusy && people(hosted).some((seat) => toAct.includes(seat))
  return isHidden ? 'watcher' : viewer
}

/** The person who made the last move of all people and may take it back, once the chair is empty. */
export const mayComeBack = (hosted: HostedTable, viewer: Viewer): Seat | undefined => {
  const seat = hosted.match.moves.findLast((played) => people(hosted).includes(played.seat))?.seat
  const isAway = hosted.isShared && viewer === 'watcher' && seat !== undefined && !seatsToAct(hosted).includes(seat)
  return isAway && undoBarrierFor(hosted, seat) === null ? seat : undefined
}

/** This person sits down again and takes the last move back. In one step: who only sat down would have nothing to do here. */
export const comeBack = (hosted: HostedTable, viewer: Viewer, seat: Seat): Viewer => {
  if (mayComeBack(hosted, viewer) !== seat) complain('undo.nothing')
  undoFor(hosted, seat)
  return seat
}
