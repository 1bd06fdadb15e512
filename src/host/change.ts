/** Changes at a table: moves, taking back, making again, and going on from another record. */
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
} from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import { type HostedTable, isOver, people, seatPlayedBy, seatsToAct } from './hosted-table.ts'
import { undoBarrierFor } from './table-view.ts'

/** The answer of a person to the decision that is open for the seat. */
export const playFor = (hosted: HostedTable, viewer: Viewer, decision: number, notation: string): void => {
  const seat = seatPlayedBy(hosted, viewer) ?? complain('move.stale')
  if (!seatsToAct(hosted).includes(seat) || hosted.decisions[seat] !== decision) complain('move.stale')
  makeMove(hosted, seat, notation)
}

export const playBot = (hosted: HostedTable, seat: Seat, move: Tagged): void => {
  replaceMatch(hosted, play(hosted.match, seat, move), seat)
  hosted.redo = null
}

export const undoFor = (hosted: HostedTable, viewer: Viewer): void => {
  const barrier = undoBarrierFor(hosted, viewer)
  if (barrier !== null) complain(`undo.${barrier}`)
  const seat = seatPlayedBy(hosted, viewer) ?? complain('undo.nothing')
  const index = undoable(hosted.match, seat) ?? complain('undo.nothing')
  const { match, redo } = hosted
  const taken = match.moves.slice(index, index + 1).map(({ move }) => match.game.notate(move))
  const before = redo?.seat === seat ? redo.notations : []
  replaceMatch(hosted, undo(match, index), seat)
  hosted.redo = { seat, notations: [...taken, ...before] }
}

export const redoFor = (hosted: HostedTable, viewer: Viewer): void => {
  const seat = seatPlayedBy(hosted, viewer)
  const next = hosted.redo?.seat === seat ? hosted.redo?.notations[0] : undefined
  makeMove(hosted, seat ?? complain('redo.nothing'), next ?? complain('redo.nothing'))
}

/**
 * Back to this many moves as the person counts them, or to the person's decision before that: from there
 * bots would only make the same moves again. What undo would not have allowed is counted.
 */
export const takeBack = (hosted: HostedTable, viewer: Viewer, moves: number): void => {
  const { match, info } = hosted
  const knower = isOver(hosted) ? 'all' : viewer
  const of = countKnown(match, knower)
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
 * Another match takes the place of this one, because this seat moved or took a move back, or for everybody.
 * The mover, and every seat that was not asked before, are asked something new. Who is shown a change is
 * counted for each viewer: a hidden move changes nothing for the others.
 */
export const replaceMatch = (hosted: HostedTable, match: Match, mover: Seat | 'all'): void => {
  const before = hosted.match
  const isSameTurn = match.game.turn(match.state) === before.game.turn(before.state)
  const wereAsked = seatsToAct(hosted)
  const changed = mover === 'all' ? null : changedMove(before, match)
  hosted.match = match
  hosted.movesOfEndedTurns = Math.min(hosted.movesOfEndedTurns, match.moves.length)
  const areAsked = seatsToAct(hosted)
  const isStillAsked = (seat: Seat): boolean =>
    isSameTurn && mover !== 'all' && mover !== seat && wereAsked.includes(seat)
  hosted.decisions = hosted.decisions.map((number, seat) =>
    areAsked.includes(seat) && !isStillAsked(seat) ? number + match.start.seats : number,
  )
  const viewerAt = (at: number): Viewer => (at === match.start.seats ? 'watcher' : at)
  hosted.versions = hosted.versions.map((version, at) =>
    changed === null || isKnownTo(changed, viewerAt(at)) ? version + 1 : version,
  )
}

/** The move that was added or taken out: of several, the first. Others go with it only where nobody else knows of them. */
export const changedMove = (before: Match, after: Match): Match['moves'][number] | null => {
  const last = before.moves.length
  // A move that was added stands behind all others.
  if (after.moves.length > last && after.moves[last - 1] === before.moves[last - 1]) return after.moves[last] ?? null
  const [longer, shorter] = after.moves.length > last ? [after, before] : [before, after]
  const isOther = ({ seat, move }: Match['moves'][number], at: number): boolean =>
    shorter.moves[at]?.seat !== seat || shorter.moves[at]?.move !== move
  return longer.moves.find(isOther) ?? null
}

/** A move of whoever sits there. What was undone can be made again one by one; any other move ends that. */
export const makeMove = (hosted: HostedTable, seat: Seat, notation: string): void => {
  const { redo } = hosted
  replaceMatch(hosted, playText(hosted.match, seat, notation), seat)
  const isNext = redo?.seat === seat && redo.notations[0] === notation
  hosted.redo = isNext ? { seat, notations: redo.notations.slice(1) } : null
}

/** Without a person, and before the person's first decision, that is where it was asked for. */
const decisionBefore = (match: Match, seat: Seat | undefined, moves: number): number => {
  const askedAt = match.moves.map((played) => played.asked)
  const back = askedAt.slice(0, moves + 1).findLastIndex((those) => seat !== undefined && those.includes(seat))
  return back < 0 ? moves : back
}
