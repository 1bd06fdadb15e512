/** Scenes: what one viewer is shown at one moment, and nothing that this viewer may not know. */
import { quickRng } from '../kit/chance.ts'
import type { Seat, Viewer } from '../kit/game.ts'
import { heard, type Match, rewind, undoable } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import type { Barrier, Choice, News, Question, Scene } from '../wire/host.ts'
import { asked, firstViewer, type Hosted, heldBy, isOver, mayBeAdvised, playing } from './hosted.ts'

/** The match as it stands, for this viewer; of its log what comes after the first `known` entries. */
export const sceneOf = (hosted: Hosted, viewer: Viewer, known = 0): Scene => {
  const { match, redo } = hosted
  const seat = playing(hosted, viewer)
  const barrier = barrierFor(hosted, viewer)
  return {
    ...sceneAt(hosted, match, viewer, known),
    question: seat === undefined ? null : questionFor(hosted, seat),
    handOver: seat !== undefined && heldBy(hosted) === seat,
    undo: barrier === null ? { can: true } : { can: false, barrier },
    redo: seat !== undefined && redo?.seat === seat ? redo.notations : [],
  }
}

export const replayScene = (hosted: Hosted, looking: Viewer, moves: number, viewer: Viewer): Scene =>
  sceneAt(hosted, momentOf(hosted, looking, moves, viewer), viewer)

/** The match as it was after so many moves. Others' views are shown once it is over. */
const momentOf = (hosted: Hosted, looking: Viewer, moves: number, viewer: Viewer): Match => {
  const { match, info } = hosted
  const of = match.moves.length
  if (!Number.isInteger(moves) || moves < 0 || moves > of) complain('table.moves', { moves, of })
  const isOwn = viewer === 'watcher' || viewer === looking || viewer === firstViewer(info)
  if (!isOwn && !isOver(hosted)) complain('table.views')
  if (viewer !== 'watcher' && !(viewer in info.seats)) complain('table.seat')
  return moves === of ? match : rewind(match, moves)
}

/** Why this viewer can take nothing back, or null when something can be. */
export const barrierFor = (hosted: Hosted, viewer: Viewer): Barrier | null => {
  const seat = playing(hosted, viewer)
  const last = hosted.match.moves.findLast((played) => played.seat === seat)
  if (seat === undefined || last === undefined) return 'nothing'
  if (undoable(hosted.match, seat) !== undefined) return null
  return last.final ? 'final' : 'others'
}

/** A moment of the match by itself: nothing is asked and nothing can be changed. */
const sceneAt = (hosted: Hosted, match: Match, viewer: Viewer, known = 0): Scene => {
  const { game, state } = match
  const view = game.view(state, viewer)
  return {
    table: hosted.info,
    viewer,
    seq: hosted.seq,
    moves: match.moves.length,
    of: hosted.match.moves.length,
    turn: game.turn(state),
    view,
    toAct: game.toAct(state),
    question: null,
    handOver: false,
    undo: { can: false, barrier: 'nothing' },
    redo: [],
    log: newsFor(match, viewer, known),
    forecast: forecastFor(match, view),
    outcome: game.outcome(state) ?? null,
    advised: mayBeAdvised(hosted),
  }
}

const questionFor = (hosted: Hosted, seat: Seat): Question | null => {
  const decision = hosted.decisions.get(seat)
  if (decision === undefined || !asked(hosted).includes(seat)) return null
  const { game, state } = hosted.match
  const choices = game.legal(state, seat).map(
    (move): Choice => ({
      notation: game.notate(move),
      kind: move.kind,
      label: game.label(move),
      targets: game.targets(move),
      final: game.final(state, seat, move),
    }),
  )
  return { decision, ask: game.ask(state, seat), choices }
}

const newsFor = (match: Match, viewer: Viewer, known: number): readonly News[] => {
  const { game, moves, state } = match
  const turnOf = (after: number): number => moves[Math.max(0, after - 1)]?.turn ?? game.turn(state)
  return heard(match.log.slice(known), viewer).map(({ event, after }) => ({
    event,
    message: game.tell(event),
    rule: event.rule,
    after,
    turn: turnOf(after),
  }))
}

/** The points so far, by seat, where the viewer knows all that they come from: any guess has the same then. */
const forecastFor = ({ game, state, start, moves }: Match, view: unknown): Scene['forecast'] => {
  const isOver = game.toAct(state).length === 0
  const told = isOver ? state : game.guess(view, quickRng(moves.length))
  const isTold = (seat: Seat): boolean => isOver || game.knowsScore(view, seat)
  return Array.from({ length: start.seats }, (_, seat) => (isTold(seat) ? game.score(told, seat) : null))
}
