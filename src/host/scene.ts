/** Scenes: what one viewer is shown at one moment, and nothing that this viewer may not know. */
import { quickRng } from '../kit/chance.ts'
import { canonical } from '../kit/deal.ts'
import type { Line, Seat, Viewer } from '../kit/game.ts'
import { heard, type Match, rewind, undoable } from '../kit/match.ts'
import { complain } from '../kit/problem.ts'
import type { Barrier, Choice, News, Question, Scene } from '../wire/host.ts'
import { asked, firstViewer, type Hosted, heldBy, isOver, playing } from './hosted.ts'

/** The match as it stands, for this viewer. */
export const sceneOf = (hosted: Hosted, viewer: Viewer): Scene => {
  const { match, redo } = hosted
  const seat = playing(hosted, viewer)
  const barrier = barrierFor(hosted, viewer)
  return {
    ...sceneAt(hosted, match, viewer),
    question: seat === undefined ? null : questionFor(hosted, seat),
    handOver: seat !== undefined && heldBy(hosted) === seat,
    undo: barrier === null ? { can: true } : { can: false, barrier },
    redo: seat !== undefined && redo?.seat === seat ? redo.notations : [],
  }
}

/** The match as it was after so many moves. Others' views are shown once it is over. */
export const replayScene = (hosted: Hosted, looking: Viewer, moves: number, viewer: Viewer): Scene => {
  const { match, info } = hosted
  const of = match.moves.length
  if (!Number.isInteger(moves) || moves < 0 || moves > of) complain('table.moves', { moves, of })
  const isOwn = viewer === 'watcher' || viewer === looking || viewer === firstViewer(info)
  if (!isOwn && !isOver(hosted)) complain('table.views')
  if (viewer !== 'watcher' && !(viewer in info.seats)) complain('table.seat')
  return sceneAt(hosted, rewind(match, moves), viewer)
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
const sceneAt = (hosted: Hosted, match: Match, viewer: Viewer): Scene => {
  const { game, state } = match
  return {
    table: hosted.info,
    viewer,
    seq: hosted.seq,
    moves: match.moves.length,
    of: hosted.match.moves.length,
    turn: game.turn(state),
    view: game.view(state, viewer),
    toAct: game.toAct(state),
    question: null,
    handOver: false,
    undo: { can: false, barrier: 'nothing' },
    redo: [],
    log: newsFor(match, viewer),
    forecast: forecastFor(match, viewer),
    outcome: game.outcome(state) ?? null,
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

const newsFor = (match: Match, viewer: Viewer): readonly News[] => {
  const { game, moves, state } = match
  const turnOf = (after: number): number => moves[Math.max(0, after - 1)]?.turn ?? game.turn(state)
  return heard(match.log, viewer).map(({ event, after }) => ({
    event,
    message: game.tell(event),
    rule: event.rule,
    after,
    turn: turnOf(after),
  }))
}

/**
 * A seat's points are told where every guess of what is hidden comes to the same lines. Few
 * guesses would often agree on what is only likely, so there are many; but as soon as they differ
 * for all the others, the viewer's own points are all that is left to tell.
 */
const forecastFor = ({ game, state, start, moves }: Match, viewer: Viewer): Scene['forecast'] => {
  const seats = Array.from({ length: start.seats }, (_, seat) => seat)
  if (game.toAct(state).length === 0) return seats.map((seat) => game.score(state, seat))
  const view = game.view(state, viewer)
  const rng = quickRng(moves.length)
  const scores = (): readonly (readonly Line[])[] => {
    const guess = game.guess(view, rng)
    return seats.map((seat) => game.score(guess, seat))
  }
  let agreed: readonly (readonly Line[] | null)[] = scores()
  const isOpen = (lines: readonly Line[] | null, seat: Seat): boolean => lines !== null && seat !== viewer
  for (let count = 1; count < GUESSES && agreed.some(isOpen); count++) {
    const next = scores()
    agreed = agreed.map((lines, seat) => (!isOpen(lines, seat) || isSame(lines, next[seat]) ? lines : null))
  }
  return agreed
}

const GUESSES = 24

/** Points are compared first: where guesses differ, they mostly differ there. */
const isSame = (lines: readonly Line[] | null, others: readonly Line[] = []): boolean =>
  lines !== null &&
  lines.length === others.length &&
  lines.every(({ points, rule }, at) => points === others[at]?.points && rule === others[at]?.rule) &&
  lines.every(({ message }, at) => canonical(message) === canonical(others[at]?.message))
