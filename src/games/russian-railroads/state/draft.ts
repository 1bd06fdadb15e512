/** Changes to a draft that every rule may make: a turn first saves the position, and its events wait until it is complete. */
import type { TurnEvent } from '../events.ts'
import { copyBoard } from './board.ts'
import { copyMat } from './mat.ts'
import { matOf, type State } from './state.ts'

/** RR §14: others see the position before the turn until it is complete. */
export const keepPositionBefore = (draft: State): void => {
  if (draft.before !== null) return
  const { board, current } = draft
  draft.before = { board: copyBoard(board), mat: copyMat(matOf(draft, current.mover)) }
}

/** Consecutive steps of one track, or of one marker, become one event. */
export const note = (draft: State, event: TurnEvent): void => {
  const { untold } = draft
  const last = untold[untold.length - 1]
  if (last !== undefined && continues(last, event)) untold.pop()
  untold.push(event)
}

const continues = (last: TurnEvent, event: TurnEvent): boolean => {
  switch (event.kind) {
    case 'built':
      return last.kind === 'built' && last.route === event.route && last.colour === event.colour
    case 'advanced':
      return last.kind === 'advanced' && last.marker === event.marker
    default:
      return false
  }
}
