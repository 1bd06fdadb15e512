/** The commands of a viewer: queries are answered, the others change the match. */
import type { Refusal, Viewer } from '../kit/game.ts'
import type { Answer, MatchCommand, Query } from '../wire/host.ts'
import { complain } from '../wire/problem.ts'
import { playFor, redoFor, takeBack, undoFor } from './change.ts'
import { type HostedTable, heldBy, savedTableOf, seatPlayedBy, seatsToAct } from './hosted-table.ts'
import { replayViewFor } from './table-view.ts'

export const answerTo = (hosted: HostedTable, viewer: Viewer, query: Query): Answer => {
  switch (query.kind) {
    case 'refusals':
      return { kind: 'refusals', refusals: refusalsFor(hosted, viewer) }
    case 'replay':
      return { kind: 'scene', scene: replayViewFor(hosted, viewer, query.moves, query.viewer) }
    case 'record':
      return { kind: 'record', record: savedTableOf(hosted).record }
    default:
      return query satisfies never
  }
}

/** Changes the match, or complains and leaves everything as it is. */
export const applyCommand = (hosted: HostedTable, viewer: Viewer, command: MatchCommand): void => {
  switch (command.kind) {
    case 'play':
      playFor(hosted, viewer, command.decision, command.notation)
      break
    case 'undo':
      undoFor(hosted, viewer)
      break
    case 'redo':
      redoFor(hosted, viewer)
      break
    case 'done':
      if (heldBy(hosted) === undefined) complain('table.done')
      endTurn(hosted)
      break
    case 'takeBack':
      takeBack(hosted, viewer, command.moves)
      break
    case 'pace':
      setPace(hosted, command)
      break
    default:
      command satisfies never
  }
}

/** Setting the same pace changes nothing, so a match that is only looked at is not saved again. */
const setPace = (hosted: HostedTable, { waitForDone, botDelay }: HostedTable['pace']): void => {
  if (hosted.pace.waitForDone === waitForDone && hosted.pace.botDelay === botDelay) return
  hosted.pace = { waitForDone, botDelay }
}

/** Only the seat whose turn ends sees the difference. */
export const endTurn = (hosted: HostedTable): void => {
  const holder = heldBy(hosted)
  hosted.movesOfEndedTurns = hosted.match.moves.length
  hosted.versions = hosted.versions.map((version, index) => (index === holder ? version + 1 : version))
}

const refusalsFor = (hosted: HostedTable, viewer: Viewer): readonly Refusal[] => {
  const { game, state } = hosted.match
  const seat = seatPlayedBy(hosted, viewer)
  return seat !== undefined && seatsToAct(hosted).includes(seat) ? game.refusals(state, seat) : []
}
