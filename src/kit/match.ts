/**
 * A match: a start, a dealer and the moves that stood, and what follows from them. Everything
 * else (state, log, draws) can be made again from these three, and undo does just that.
 */
import type { Dealer, Draw } from './chance.ts'
import type { AnyGame, EventOf, GameContext, GameEvent, MoveOf, Seat, Start, StateOf, Viewer } from './game.ts'
import { complain } from './problem.ts'

export interface Played<Move> {
  readonly seat: Seat
  readonly move: Move
  readonly final: boolean
  /** Who was to act, and the turn, when the move was made. */
  readonly asked: readonly Seat[]
  readonly turn: number
  /** The seats that know of this move; null when everybody does. Its own seat always knows. */
  readonly knownTo: readonly Seat[] | null
}

export interface LogEntry<Event> {
  readonly event: Event
  /** Who is told; everybody when null. */
  readonly audience: readonly Seat[] | null
  /** How many moves had been made when it happened, its own included. */
  readonly after: number
}

export interface Match<G extends AnyGame = AnyGame> {
  readonly game: G
  readonly start: Start
  readonly dealer: Dealer
  readonly state: StateOf<G>
  readonly moves: readonly Played<MoveOf<G>>[]
  readonly log: readonly LogEntry<EventOf<G>>[]
  readonly draws: readonly Draw[]
}

export const begin = <G extends AnyGame>(game: G, start: Start, dealer: Dealer): Match<G> => {
  const log: LogEntry<EventOf<G>>[] = []
  const draws: Draw[] = []
  const state = game.setup(start, listening(dealer, draws, log, 0)) as StateOf<G>
  return { game, start, dealer, state, moves: [], log, draws }
}

/** The match one move on. A move that is not among the legal ones is refused. */
export const play = <G extends AnyGame>(match: Match<G>, seat: Seat, move: MoveOf<G>): Match<G> => {
  const { game } = match
  const number = match.moves.length + 1
  if (!game.legal(match.state, seat).includes(move)) complain('move.illegal', { number, move: game.notate(move), seat })
  const final = game.final(match.state, seat, move)
  const asked = game.toAct(match.state)
  const turn = game.turn(match.state)
  const log = [...match.log]
  const draws = [...match.draws]
  const state = copyState(game, match.state) as StateOf<G>
  game.apply(state, seat, move, listening(match.dealer, draws, log, number))
  const knownTo = whoKnows(game, match.state, seat, state, log.slice(match.log.length))
  return { ...match, state, moves: [...match.moves, { seat, move, final, asked, turn, knownTo }], log, draws }
}

/** Who learns of a move: its seat and all who hear one of its events; everybody when another turn or decision begins. */
export const whoKnows = (
  game: Pick<AnyGame, 'toAct' | 'turn'>,
  before: unknown,
  seat: Seat,
  after: unknown,
  events: readonly LogEntry<unknown>[],
): readonly Seat[] | null => {
  const isTurnNew = game.turn(before) !== game.turn(after) || game.toAct(before).join() !== game.toAct(after).join()
  if (isTurnNew || events.some(({ audience }) => audience === null)) return null
  return [...new Set([seat, ...events.flatMap(({ audience }) => audience ?? [])])]
}

/** A viewer, or all of them together: once a match is over everything is known. */
type Knower = Viewer | 'all'

/** Does this viewer know that the move was made? */
export const isKnownTo = ({ knownTo }: Pick<Played<unknown>, 'knownTo'>, viewer: Knower): boolean =>
  knownTo === null || viewer === 'all' || (viewer !== 'watcher' && knownTo.includes(viewer))

/**
 * How many of the first `count` moves this viewer knows of. Everything that numbers moves for a viewer counts
 * like this: a plain count would tell how many hidden steps others have made.
 */
export const countKnown = ({ moves }: Pick<Match, 'moves'>, viewer: Knower, count = moves.length): number => {
  if (viewer === 'all') return count
  let known = 0
  for (let at = 0; at < count; at++) {
    const played = moves[at]
    if (played !== undefined && isKnownTo(played, viewer)) known += 1
  }
  return known
}

/** Has somebody begun something in this turn that the viewer does not know of? */
export const isKeptFrom = ({ game, state, moves }: Match, viewer: Viewer): boolean => {
  const turn = game.turn(state)
  for (let at = moves.length - 1; moves[at]?.turn === turn; at--) {
    const played = moves[at]
    if (played !== undefined && !isKnownTo(played, viewer)) return true
  }
  return false
}

/** The inverse of `countKnown`: how many moves had been made when the viewer knew of this many. */
export const movesAtKnown = ({ moves }: Pick<Match, 'moves'>, viewer: Knower, known: number): number => {
  if (known === 0) return 0
  let seen = 0
  const last = moves.findIndex((played) => isKnownTo(played, viewer) && ++seen === known)
  return last < 0 ? moves.length : last + 1
}

/** `play` from the text of a move. */
export const playText = <G extends AnyGame>(match: Match<G>, seat: Seat, text: string): Match<G> => {
  const move = match.game.parse(text) ?? complain('move.unknown', { number: match.moves.length + 1, move: text })
  return play(match, seat, move as MoveOf<G>)
}

/** A step that can be taken back and that nobody but its own seat knows of. */
export const isHidden = ({ seat, final, knownTo }: Played<unknown>): boolean =>
  !final && knownTo?.every((knows) => knows === seat) === true

/**
 * Which of its moves a seat may take back now, as an index into the moves. It is the seat's last one, it was not
 * final, and no other seat has acted since. Hidden steps of others do not count: otherwise the seat would learn of
 * them. Nor do choices that others made within the same simultaneous choice, as long as that choice is still open.
 */
export const undoable = (match: Match, seat: Seat): number | undefined => {
  const index = match.moves.findLastIndex((played) => played.seat === seat)
  const last = match.moves[index]
  if (last === undefined || last.final) return undefined
  const since = match.moves.slice(index + 1)
  return isTogether(match, last, since) || since.every(isHidden) ? index : undefined
}

/** Were these choices made within one simultaneous choice that is still open? */
const isTogether = (match: Match, first: Played<unknown>, since: readonly Played<unknown>[]): boolean =>
  match.game.turn(match.state) === first.turn && since.every(({ seat }) => first.asked.includes(seat))

/** The match without that one move. What others chose together with it still stands; hidden steps after it do not. */
export const undo = <G extends AnyGame>(match: Match<G>, index: number): Match<G> => {
  const { moves } = match
  const undone = moves[index]
  const stands = undone !== undefined && isTogether(match, undone, moves.slice(index + 1))
  return replay(match, stands ? moves.toSpliced(index, 1) : moves.slice(0, index))
}

/** So many moves lie between two moments that are kept. */
const STRIDE = 32
/** By match that somebody looks back at: how it stood after every so many moves. */
const moments = new WeakMap<Match, Match[]>()

/** The match as it was after its first `count` moves. Who leafs through it does not begin anew with every page. */
export const rewind = <G extends AnyGame>(match: Match<G>, count: number): Match<G> => {
  const kept = (moments.get(match) ?? [beginAgain(match)]) as Match<G>[]
  moments.set(match, kept)
  let so = kept[Math.min(kept.length - 1, Math.floor(count / STRIDE))] ?? beginAgain(match)
  for (const { seat, move } of match.moves.slice(so.moves.length, count)) {
    so = play(so, seat, move)
    if (so.moves.length === kept.length * STRIDE) kept.push(so)
  }
  return { ...so, dealer: match.dealer }
}

const replay = <G extends AnyGame>(match: Match<G>, moves: readonly Played<MoveOf<G>>[]): Match<G> => {
  const again = moves.reduce((so, { seat, move }) => play(so, seat, move), beginAgain(match))
  return { ...again, dealer: match.dealer }
}

const beginAgain = <G extends AnyGame>(match: Match<G>): Match<G> => begin(match.game, match.start, dealtBefore(match))

/** Deals what the match has dealt already without computing it a second time. */
const dealtBefore = ({ dealer, draws }: Pick<Match, 'dealer' | 'draws'>): Dealer => {
  const known = new Map(draws.map(([deck, k, left, index]) => [`${deck}/${k}/${left}`, index]))
  return (deck, k, left) => known.get(`${deck}/${k}/${left}`) ?? dealer(deck, k, left)
}

/** The events of the log that this viewer is told. */
export const visibleEvents = <Event>(log: readonly LogEntry<Event>[], viewer: Viewer): readonly LogEntry<Event>[] =>
  log.filter((told) => isHeardBy(told, viewer))

/** How many of the first `count` entries this viewer is told. */
export const countVisibleEvents = (log: readonly LogEntry<unknown>[], count: number, viewer: Viewer): number => {
  let heardOf = 0
  for (let at = 0; at < count; at++) {
    const told = log[at]
    if (told !== undefined && isHeardBy(told, viewer)) heardOf += 1
  }
  return heardOf
}

const isHeardBy = ({ audience }: LogEntry<unknown>, viewer: Viewer): boolean =>
  audience === null || (viewer !== 'watcher' && audience.includes(viewer))

/** A copy of a state: the game's own where it has one. */
export const copyState = <State>(game: { clone?(state: State): State }, state: State): State =>
  game.clone ? game.clone(state) : plainCopy(state)

/** A deep copy of plain data. */
export const plainCopy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(plainCopy) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainCopy(item)])) as T
}

const listening = <Event extends GameEvent>(
  dealer: Dealer,
  draws: Draw[],
  log: LogEntry<Event>[],
  after: number,
): GameContext<Event> => ({
  draw(deck, k, left) {
    const index = dealer(deck, k, left)
    draws.push([deck, k, left, index])
    return index
  },
  emit(event, audience) {
    log.push({ event, audience: audience ?? null, after })
  },
})
