/** Table views: what one viewer is shown at one moment, and nothing that this viewer may not know. */
import { quickRng } from '../kit/chance.ts'
import type { AnyGame, GameEvent, ScoreLine, Seat, Tagged, Viewer } from '../kit/game.ts'
import {
  countKnown,
  isKeptFrom,
  legalFor,
  type Match,
  movesAtKnown,
  type Progress,
  progressOf,
  rewind,
  seatsOf,
  undoable,
  visibleEvents,
} from '../kit/match.ts'
import type { Message } from '../kit/text.ts'
import type { Choice, LogLine, PendingDecision, TableView, UndoBarrier } from '../wire/host.ts'
import { complain } from '../wire/problem.ts'
import {
  firstViewer,
  type HostedTable,
  heldBy,
  isFirstAttempt,
  isOver,
  mayBeAdvised,
  seatPlayedBy,
  seatsToAct,
  versionFor,
} from './hosted-table.ts'

/** The current position for this viewer, with the log after its first `known` entries. */
export const tableViewFor = (hosted: HostedTable, viewer: Viewer, known = 0): TableView => {
  const { match, redo } = hosted
  const seat = seatPlayedBy(hosted, viewer)
  const barrier = undoBarrierFor(hosted, viewer)
  return viewAt(hosted, match, viewer, known, {
    question: seat === undefined ? null : decisionFor(hosted, seat),
    handOver: seat !== undefined && heldBy(hosted) === seat,
    undo: barrier === null ? { can: true } : { can: false, barrier },
    redo: seat !== undefined && redo?.seat === seat ? redo.notations : [],
  })
}

export const replayViewFor = (hosted: HostedTable, looking: Viewer, moves: number, viewer: Viewer): TableView =>
  viewAt(hosted, momentOf(hosted, looking, moves, viewer), viewer, 0, NOTHING_TO_DO)

/** The match when the viewer knew of this many moves. The views of others are shown once it is over. */
const momentOf = (hosted: HostedTable, looking: Viewer, moves: number, viewer: Viewer): Match => {
  const { match, info } = hosted
  if (viewer !== 'watcher' && !(viewer in info.seats)) complain('table.seat')
  const of = countKnown(match, knower(hosted, viewer))
  if (!Number.isInteger(moves) || moves < 0 || moves > of) complain('table.moves', { moves, of })
  const isOwn = viewer === 'watcher' || viewer === looking || viewer === firstViewer(info)
  if (!isOwn && !isOver(hosted)) complain('table.views')
  return moves === of ? match : rewind(match, movesAtKnown(match, knower(hosted, viewer), moves))
}

/** Whose knowledge counts moves for a viewer: once the match is over, every step is shown. */
const knower = (hosted: HostedTable, viewer: Viewer): Viewer | 'all' => (isOver(hosted) ? 'all' : viewer)

/** Why this viewer cannot undo, or null if they can. */
export const undoBarrierFor = (hosted: HostedTable, viewer: Viewer): UndoBarrier | null => {
  const seat = seatPlayedBy(hosted, viewer)
  const last = hosted.match.moves.findLast((played) => played.seat === seat)
  if (seat === undefined || last === undefined) return 'nothing'
  if (isFirstAttempt(hosted.info)) return 'daily'
  if (undoable(hosted.match, seat) !== undefined) return null
  return last.final ? 'final' : 'others'
}

/** What a viewer can do at a moment. */
type Options = Pick<TableView, 'question' | 'handOver' | 'undo' | 'redo'>

const NOTHING_TO_DO: Options = {
  question: null,
  handOver: false,
  undo: { can: false, barrier: 'nothing' },
  redo: [],
}

/** A moment of the match. It is made for each viewer of each move; `...` within the fields would make it slower. */
const viewAt = (hosted: HostedTable, match: Match, viewer: Viewer, logged: number, options: Options): TableView => {
  const view = match.game.view(match.state, viewer)
  const known = countKnown(match, knower(hosted, viewer))
  const { turn, toAct, progress, outcome } = sharedBy(match)
  const made: Writable<TableView> = {
    table: hosted.info,
    viewer,
    seq: versionFor(hosted, viewer),
    moves: known,
    of: match === hosted.match ? known : countKnown(hosted.match, knower(hosted, viewer)),
    turn,
    view,
    toAct,
    question: options.question,
    handOver: options.handOver,
    undo: options.undo,
    redo: options.redo,
    log: logLinesFor(hosted, match, viewer, logged, known),
    forecast: forecastFor(match, viewer, view),
    outcome,
    advised: mayBeAdvised(hosted),
  }
  if (progress !== null) made.progress = progress
  return made
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** What all viewers of one moment of a match are shown alike. */
interface Shared {
  readonly match: Match
  readonly turn: number
  readonly toAct: readonly Seat[]
  readonly progress: Progress | null
  readonly outcome: TableView['outcome']
  /** The lines of the log by event, as the viewer had them who was shown last. */
  readonly lines: Map<GameEvent, LogLine>
  scores: readonly (readonly ScoreLine[])[] | null
}

/**
 * Computed once for all viewers of a moment. Only the last moment is kept, because its viewers are shown it one right after the
 * other: with thousands of matches, keeping one for each would fill the memory with what the next move replaces.
 */
let last: Shared | null = null

const sharedBy = (match: Match): Shared => {
  if (last?.match === match) return last
  const { game, state } = match
  last = {
    match,
    turn: game.turn(state),
    toAct: game.toAct(state),
    progress: progressOf(match),
    outcome: game.outcome(state) ?? null,
    lines: new Map(),
    scores: null,
  }
  return last
}

const decisionFor = (hosted: HostedTable, seat: Seat): PendingDecision | null => {
  const decision = hosted.decisions[seat]
  if (decision === undefined || !seatsToAct(hosted).includes(seat)) return null
  const { game, state } = hosted.match
  const choices = legalFor(hosted.match, seat).map((move) => choiceOf(game, move, game.irreversible(state, seat, move)))
  return { decision, ask: game.prompt(state, seat), choices }
}

/** The choice of each move, as reversible and as irreversible. Moves are interned, so each choice is made once. */
const reversible = new WeakMap<Tagged, Choice>()
const irreversible = new WeakMap<Tagged, Choice>()

const choiceOf = (game: AnyGame, move: Tagged, why: Message | null): Choice => {
  const made = why === null ? reversible : irreversible
  const known = made.get(move)
  if (known !== undefined && known.why === (why ?? undefined)) return known
  const { kind } = move
  const choice = {
    notation: game.notate(move),
    kind,
    label: game.describeMove(move),
    targets: game.targets(move),
    final: why !== null,
    ...(why === null ? {} : { why }),
  }
  made.set(move, choice)
  return choice
}

const logLinesFor = (
  hosted: HostedTable,
  match: Match,
  viewer: Viewer,
  logged: number,
  known: number,
): readonly LogLine[] =>
  visibleEvents(match.log.slice(logged), viewer).map(({ event, after: moves }) => {
    const after = moves === match.moves.length ? known : countKnown(match, knower(hosted, viewer), moves)
    return lineOf(match, event, moves, after)
  })

/** The same object for all viewers who count the moves alike. */
const lineOf = (match: Match, event: GameEvent, moves: number, after: number): LogLine => {
  const { lines } = sharedBy(match)
  const line = lines.get(event)
  if (line?.after === after) return line
  const message = line?.message ?? match.game.describeEvent(event)
  const turn = match.moves[Math.max(0, moves - 1)]?.turn ?? match.game.turn(match.state)
  const made: LogLine = { event, message, rule: event.rule, after, turn }
  lines.set(event, made)
  return made
}

/**
 * The points so far, by seat, if the viewer knows everything they come from. While another seat has begun a hidden step,
 * the state itself says too much; a determinization of the view has the same points.
 */
const forecastFor = (match: Match, viewer: Viewer, view: unknown): TableView['forecast'] => {
  const { game, state, start } = match
  const isEnded = game.toAct(state).length === 0
  const known = seatsOf(start).map((seat) => isEnded || game.knowsScore(view, seat))
  if (!known.includes(true)) return known.map(() => null)
  if (isEnded || !isKeptFrom(match, viewer)) return scoresOf(match).map((lines, seat) => (known[seat] ? lines : null))
  const determinized = game.determinize(view, quickRng(0))
  return known.map((isKnown, seat) => (isKnown ? game.score(determinized, seat) : null))
}

const scoresOf = (match: Match): readonly (readonly ScoreLine[])[] => {
  const { game, state, start } = match
  const shared = sharedBy(match)
  shared.scores ??= seatsOf(start).map((seat) => game.score(state, seat))
  return shared.scores
}
