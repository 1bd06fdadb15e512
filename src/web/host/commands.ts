/** What a page may ask of a table: some of it is answered, the rest is done. */
import type { Viewer } from '../../kit/game.ts'
import { complain } from '../../kit/problem.ts'
import type { Answer, Command } from '../../wire/host.ts'
import { playFor, redoFor, takeBack, undoFor } from './change.ts'
import { asked, type Hosted, heldBy, keptOf, maySit, sitting } from './hosted.ts'
import { replayScene } from './scene.ts'

/** The answer to a command that changes nothing; null for the others. */
export const answerTo = (hosted: Hosted, command: Command): Answer | null => {
  switch (command.kind) {
    case 'refusals':
      return { kind: 'refusals', refusals: refusalsFor(hosted) }
    case 'replay':
      return { kind: 'scene', scene: replayScene(hosted, command.moves, command.viewer) }
    case 'record':
      return { kind: 'record', record: keptOf(hosted).record }
    default:
      return null
  }
}

/** Does what is asked, or complains and leaves everything as it is. */
export const obey = (hosted: Hosted, command: Command): void => {
  switch (command.kind) {
    case 'sit':
      sit(hosted, command.viewer)
      break
    case 'play':
      playFor(hosted, command.decision, command.notation)
      break
    case 'undo':
      undoFor(hosted)
      break
    case 'redo':
      redoFor(hosted)
      break
    case 'done':
      if (heldBy(hosted) === undefined) complain('table.done')
      handOver(hosted)
      break
    case 'takeBack':
      takeBack(hosted, command.moves)
      break
    case 'pace':
      hosted.pace = { waitForDone: command.waitForDone, botDelay: command.botDelay }
      break
  }
}

const refusalsFor = (hosted: Hosted) => {
  const { game, state } = hosted.match
  const seat = sitting(hosted)
  return seat !== undefined && asked(hosted).includes(seat) ? game.refusals(state, seat) : []
}

/** Another person who sits down finds the turn handed over: whoever had it has left the chair. */
const sit = (hosted: Hosted, viewer: Viewer): void => {
  if (!maySit(hosted, viewer)) complain('table.seat')
  hosted.viewer = viewer
  const holder = heldBy(hosted)
  const person = sitting(hosted)
  if (holder !== undefined && person !== undefined && holder !== person) handOver(hosted)
}

const handOver = (hosted: Hosted): void => {
  hosted.handedOver = hosted.match.moves.length
  hosted.seq += 1
}
