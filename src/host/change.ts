/** Changes to the match of a table: moves, undo, redo, and going back. Every host checks and makes them here. */
import type { Seat, Tagged, Viewer } from '../kit/game.ts'
import {
  countKnown,
  isKnownTo,
  type Match,
  movesAtKnown,
  play,
  playText,
  rewind,
  undo,
  undoable,
  withUnchangedParts,
} from '../kit/match.ts'
import { complain } from '../wire/problem.ts'
import { type HostedTable, isFirstAttempt, isOver, people, seatPlayedBy, seatsToAct } from './hosted-table.ts'
import { undoBarrierFor } from './table-view.ts'

/** A person's answer to the open decision of the seat. */
export const playFor = (hosted: HostedTable, viewer: Viewer, decision: number, notation: string): void => {
  const seat = seatPlayedBy(hosted, viewer) ?? complain('move.stale')
  checkDecision(hosted, seat, decision)
  makeMove(hosted, seat, notation)
}

/** Complains unless this decision of the seat is open. Whether the move is legal is for the rules. */
export const checkDecision = (hosted: HostedTable, seat: Seat, decision: number): void => {
  if (!seatsToAct(hosted).includes(seat) || hosted.decisions[seat] !== decision) complain('move.stale')
}

export const playBot = (hosted: HostedTable, seat: Seat, move: Tagged): void => {
  replaceMatch(hosted, play(hosted.match, seat, move), seat)
  hosted.redo = null
}

export const undoFor = (hosted: HostedTable, viewer: Viewer): void => {
  checkUndo(hosted, viewer)
  const seat = seatPlayedBy(hosted, viewer) ?? complain('undo.nothing')
  const index = undoable(hosted.match, seat) ?? complain('undo.nothing')
  const { match, redo } = hosted
  const taken = match.moves.slice(index, index + 1).map(({ move }) => match.game.notate(move))
  const before = redo?.seat === seat ? redo.notations : []
  replaceMatch(hosted, undo(match, index), seat)
  hosted.redo = { seat, notations: [...taken, ...before] }
}

export const checkUndo = (hosted: HostedTable, viewer: Viewer): void => {
  const barrier = undoBarrierFor(hosted, viewer)
  if (barrier !== null) complain(`undo.${barrier}`)
}

export const redoFor = (hosted: HostedTable, viewer: Viewer): void => {
  const seat = seatPlayedBy(hosted, viewer) ?? complain('redo.nothing')
  makeMove(hosted, seat, moveToRedo(hosted, seat))
}

/** The notation of the move that this seat can redo. */
export const moveToRedo = ({ redo }: HostedTable, seat: Seat): string =>
  (redo?.seat === seat ? redo.notations[0] : undefined) ?? complain('redo.nothing')

/**
 * Goes back to this many moves as the person counts them, or to the person's decision before that: after it bots would
 * only repeat their moves. `takenBack` counts each time that undo would not have allowed.
 */
export const takeBack = (hosted: HostedTable, viewer: Viewer, moves: number): void => {
  const { match, info } = hosted
  const knower = isOver(hosted) ? 'all' : viewer
  const of = countKnown(match, knower)
  if (isFirstAttempt(info)) complain('undo.daily')
  if (!info.freeTakeBack) complain('table.solo')
  if (!Number.isInteger(moves) || moves < 0 || moves >= of) complain('table.moves', { moves, of })
  const seat = people(hosted)[0]
  const back = decisionBefore(match, seat, movesAtKnown(match, knower, moves))
  const isUndo = match.moves.slice(back).every((played) => played.seat === seat && !played.final)
  if (!isUndo) hosted.takenBack += 1
  replaceMatch(hosted, rewind(match, back), 'all')
  hosted.redo = null
}

/**
 * Replaces the match, because this seat moved or took a move back, or for everybody. The mover, and every seat that was
 * not to act before, get a new decision. Versions rise for each viewer who sees a change: a hidden move changes nothing
 * for the others.
 */
export const replaceMatch = (hosted: HostedTable, match: Match, mover: Seat | 'all'): void => {
  const before = hosted.match
  const isSameTurn = match.game.turn(match.state) === before.game.turn(before.state)
  const actedBefore = seatsToAct(hosted)
  const changed = mover === 'all' ? null : changedMove(before, match)
  hosted.match = { ...match, state: withUnchangedParts(before.state, match.state) }
  hosted.movesOfEndedTurns = Math.min(hosted.movesOfEndedTurns, match.moves.length)
  const actNow = seatsToAct(hosted)
  const keepsDecision = (seat: Seat): boolean =>
    isSameTurn && mover !== 'all' && mover !== seat && actedBefore.includes(seat)
  hosted.decisions = hosted.decisions.map((number, seat) =>
    actNow.includes(seat) && !keepsDecision(seat) ? number + match.start.seats : number,
  )
  const viewerAt = (at: number): Viewer => (at === match.start.seats ? 'watcher' : at)
  hosted.versions = hosted.versions.map((version, index) =>
    changed === null || isKnownTo(changed, viewerAt(index)) ? version + 1 : version,
  )
}

/** The move that was added or taken out; the first of several. Further ones are known to nobody else. */
export const changedMove = (before: Match, after: Match): Match['moves'][number] | null => {
  const last = before.moves.length
  // An added move is the last one.
  if (after.moves.length > last && after.moves[last - 1] === before.moves[last - 1]) return after.moves[last] ?? null
  const [longer, shorter] = after.moves.length > last ? [after, before] : [before, after]
  const isOther = ({ seat, move }: Match['moves'][number], at: number): boolean =>
    shorter.moves[at]?.seat !== seat || shorter.moves[at]?.move !== move
  return longer.moves.find(isOther) ?? null
}

/** A move of a person or a bot. Undone moves can be redone one by one; any other move ends that. */
export const makeMove = (hosted: HostedTable, seat: Seat, notation: string): void => {
  const { redo } = hosted
  replaceMatch(hosted, playText(hosted.match, seat, notation), seat)
  const isNext = redo?.seat === seat && redo.notations[0] === notation
  hosted.redo = isNext ? { seat, notations: redo.notations.slice(1) } : null
}

/** The last decision of the seat before this many moves; without one, that number of moves itself. */
const decisionBefore = (match: Match, seat: Seat | undefined, moves: number): number => {
  const actedAt = match.moves.map((played) => played.asked)
  const back = actedAt.slice(0, moves + 1).findLastIndex((those) => seat !== undefined && those.includes(seat))
  return back < 0 ? moves : back
}
