/** Changes at a table: moves, taking back, making again, and going on from another record. */
import type { Seat, Tagged, Viewer } from '../kit/game.ts'
import { type Match, play, playText, rewind, undo, undoable } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import { asked, type Hosted, people, playing } from './hosted.ts'
import { barrierFor } from './scene.ts'

/** The answer of a person to the decision that is open for the seat. */
export const playFor = (hosted: Hosted, viewer: Viewer, decision: number, notation: string): void => {
  const seat = playing(hosted, viewer) ?? complain('move.stale')
  if (!asked(hosted).includes(seat) || hosted.decisions.get(seat) !== decision) complain('move.stale')
  makeMove(hosted, seat, notation)
}

export const playBot = (hosted: Hosted, seat: Seat, move: Tagged): void => {
  stand(hosted, play(hosted.match, seat, move), seat)
  hosted.redo = null
}

export const undoFor = (hosted: Hosted, viewer: Viewer): void => {
  const barrier = barrierFor(hosted, viewer)
  if (barrier !== null) complain(`undo.${barrier}`)
  const seat = playing(hosted, viewer) ?? complain('undo.nothing')
  const index = undoable(hosted.match, seat) ?? complain('undo.nothing')
  const { match, redo } = hosted
  const taken = match.moves.slice(index, index + 1).map(({ move }) => match.game.notate(move))
  const before = redo?.seat === seat ? redo.notations : []
  stand(hosted, undo(match, index), seat)
  hosted.redo = { seat, notations: [...taken, ...before] }
}

export const redoFor = (hosted: Hosted, viewer: Viewer): void => {
  const seat = playing(hosted, viewer)
  const next = hosted.redo?.seat === seat ? hosted.redo?.notations[0] : undefined
  makeMove(hosted, seat ?? complain('redo.nothing'), next ?? complain('redo.nothing'))
}

/**
 * Back to so many moves, or to the person's decision before that: from there bots would only make
 * the same moves again. What undo would not have allowed is counted.
 */
export const takeBack = (hosted: Hosted, moves: number): void => {
  const { match, info } = hosted
  const of = match.moves.length
  if (!info.freeTakeBack) complain('table.solo')
  if (!Number.isInteger(moves) || moves < 0 || moves >= of) complain('table.moves', { moves, of })
  const seat = people(hosted)[0]
  const back = decisionBefore(match, seat, moves)
  const isUndo = match.moves.slice(back).every((played) => played.seat === seat && !played.final)
  if (!isUndo) hosted.takenBack += 1
  stand(hosted, rewind(match, back), 'all')
  hosted.redo = null
}

/** The match takes the place of the one before. Of those who are asked, the mover and whoever was not asked are asked anew. */
export const stand = (hosted: Hosted, match: Match, mover: Seat | 'all'): void => {
  const before = hosted.match
  const isSameTurn = match.game.turn(match.state) === before.game.turn(before.state)
  hosted.match = match
  hosted.seq += 1
  hosted.handedOver = Math.min(hosted.handedOver, match.moves.length)
  const stays = (seat: Seat): boolean => isSameTurn && mover !== 'all' && mover !== seat
  hosted.decisions = new Map(
    asked(hosted).map((seat) => [seat, (stays(seat) ? hosted.decisions.get(seat) : undefined) ?? hosted.seq]),
  )
}

/** A move of whoever sits there. What was undone can be made again one by one; any other move ends that. */
export const makeMove = (hosted: Hosted, seat: Seat, notation: string): void => {
  const { redo } = hosted
  stand(hosted, playText(hosted.match, seat, notation), seat)
  const isNext = redo?.seat === seat && redo.notations[0] === notation
  hosted.redo = isNext ? { seat, notations: redo.notations.slice(1) } : null
}

/** Without a person, and before the person's first decision, that is where it was asked for. */
const decisionBefore = (match: Match, seat: Seat | undefined, moves: number): number => {
  const askedAt = match.moves.map((played) => played.asked)
  const back = askedAt.slice(0, moves + 1).findLastIndex((those) => seat !== undefined && those.includes(seat))
  return back < 0 ? moves : back
}
