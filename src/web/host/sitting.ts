/** Who sits before the screen: several people may share it, one after the other. */
import { handOver } from '../../host/commands.ts'
import { firstViewer, type Hosted, heldBy, maySit, people, playing } from '../../host/hosted.ts'
import type { Viewer } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'

/**
 * The page is opened: nobody sits there yet but a person who plays alone. Where several share the
 * screen, nobody is left in the chair who could still hand over.
 */
export const arrive = (hosted: Hosted): Viewer => {
  if (people(hosted).length > 1) hosted.handedOver = hosted.match.moves.length
  return firstViewer(hosted.info)
}

/** Another person who sits down finds the turn handed over: whoever had it has left the chair. */
export const sit = (hosted: Hosted, viewer: Viewer): Viewer => {
  if (!maySit(hosted, viewer)) complain('table.seat')
  const holder = heldBy(hosted)
  const person = playing(hosted, viewer)
  if (holder !== undefined && person !== undefined && holder !== person) handOver(hosted)
  return viewer
}
