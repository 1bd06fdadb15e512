/**
 * A match: a start, a dealer and the moves. State, log and draws follow from these three and can be computed again,
 * which is how undo works.
 */
import type { Dealer, Draw } from './chance.ts'
import type {
  AnyGame,
  EventOf,
  GameContext,
  GameEvent,
  MoveOf,
  Round,
  Seat,
  Start,
  StateOf,
  Tagged,
  Viewer,
} from './game.ts'
import { complain } from './problem.ts'

export interface Played<Move> {
  readonly seat: Seat
  readonly move: Move
  /** It cannot be undone. */
  readonly final: boolean
  /** The seats that were to act, and the turn, when the move was made. */
  readonly asked: readonly Seat[]
  readonly turn: number
  /** The seats that know of this move, its own seat included; null when everybody knows. */
  readonly knownTo: readonly Seat[] | null
}

export interface LogEntry<Event> {
  readonly event: Event
  /** The seats that may see the event; everybody when null. */
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

/** The match after one more move. Throws a problem when the move is not legal. */
export const play = <G extends AnyGame>(match: Match<G>, seat: Seat, move: MoveOf<G>): Match<G> => {
  const { game, start, dealer } = match
  const number = match.moves.length + 1
  if (!legalFor(match, seat).includes(move)) complain('move.illegal', { number, move: game.notate(move), seat })
  const final = game.irreversible(match.state, seat, move) !== null
  const asked = game.toAct(match.state)
  const turn = game.turn(match.state)
  const log = [...match.log]
  const draws = [...match.draws]
  const state = copyState(game, match.state) as StateOf<G>
  game.apply(state, seat, move, listening(dealer, draws, log, number))
  const knownTo = whoKnows(game, match.state, seat, state, log.slice(match.log.length))
  const moves = [...match.moves, { seat, move, final, asked, turn, knownTo }]
  // Not `...match`: V8 is slow to copy an object that was itself made like this from one like it.
  return { game, start, dealer, state, moves, log, draws }
}

/** By match and seat: pages are shown what is legal, and the next move is checked against the same list. */
const legalMoves = new WeakMap<Match, Map<Seat, readonly Tagged[]>>()

export const legalFor = <G extends AnyGame>(match: Match<G>, seat: Seat): readonly MoveOf<G>[] => {
  const bySeat = legalMoves.get(match) ?? new Map<Seat, readonly MoveOf<G>[]>()
  const known = bySeat.get(seat) ?? match.game.legal(match.state, seat)
  legalMoves.set(match, bySeat.set(seat, known))
  return known as readonly MoveOf<G>[]
}

/** The seats that learn of a move: its own and all that see one of its events; everybody when the turn or `toAct` changes. */
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

/** How far a match is: its round, or the turn of the seat to act (its own turns, counted from 1). */
export type Progress =
  | ({ readonly kind: 'round' } & Round)
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }

/**
 * "Round 3 of 7", or in a game without rounds "turn 10" of the one seat to act. Null when several seats or none are to
 * act. Moves of the current turn do not change it, so it reveals no hidden ones. Simultaneous choices, such as those of
 * set-up, are nobody's turn.
 */
export const progressOf = ({ game, state, moves }: Match): Progress | null => {
  const round = game.round(state)
  if (round !== null) return { kind: 'round', ...round }
  const [seat, ...others] = game.toAct(state)
  if (seat === undefined || others.length > 0) return null
  const now = game.turn(state)
  const shared = new Set<number>()
  const own = new Set<number>()
  for (const played of moves) {
    if (played.asked.length > 1) shared.add(played.turn)
    else if (played.seat === seat && played.turn < now) own.add(played.turn)
  }
  // The last seat of a simultaneous choice: to name its turn would tell others that everyone else has chosen.
  if (shared.has(now)) return null
  for (const turn of shared) own.delete(turn)
  return { kind: 'turn', seat, turn: own.size + 1 }
}

/** A viewer, or all together: once a match is over everything is known. */
type Knower = Viewer | 'all'

/** Does this viewer know that the move was made? Asked of every move again and again; most hidden ones only one seat knows. */
export const isKnownTo = ({ knownTo }: Pick<Played<unknown>, 'knownTo'>, viewer: Knower): boolean => {
  if (knownTo === null || viewer === 'all') return true
  if (viewer === 'watcher') return false
  return knownTo[0] === viewer || (knownTo.length > 1 && knownTo.includes(viewer))
}

/**
 * How many of the first `count` moves this viewer knows of. All move numbers that a viewer is shown are counted like
 * this: a plain count would reveal how many hidden moves others have made.
 */
export const countKnown = ({ moves }: Pick<Match, 'moves'>, viewer: Knower, count = moves.length): number => {
  if (viewer === 'all') return count
  let known = 0
  for (let index = 0; index < count; index++) {
    const played = moves[index]
    if (played !== undefined && isKnownTo(played, viewer)) known += 1
  }
  return known
}

/** Has somebody made a move in this turn that the viewer does not know of? */
export const isKeptFrom = ({ game, state, moves }: Match, viewer: Viewer): boolean => {
  const turn = game.turn(state)
  for (let index = moves.length - 1; moves[index]?.turn === turn; index--) {
    const played = moves[index]
    if (played !== undefined && !isKnownTo(played, viewer)) return true
  }
  return false
}

/** The inverse of `countKnown`: how many moves had been made when the viewer knew of `known` moves. */
export const movesAtKnown = ({ moves }: Pick<Match, 'moves'>, viewer: Knower, known: number): number => {
  if (known === 0) return 0
  let seen = 0
  const last = moves.findIndex((played) => isKnownTo(played, viewer) && ++seen === known)
  return last < 0 ? moves.length : last + 1
}

/** `play` with a move in notation. */
export const playText = <G extends AnyGame>(match: Match<G>, seat: Seat, text: string): Match<G> => {
  const move = match.game.parse(text) ?? complain('move.unknown', { number: match.moves.length + 1, move: text })
  return play(match, seat, move as MoveOf<G>)
}

/** A reversible move that only its own seat knows of. */
export const isHidden = ({ seat, final, knownTo }: Played<unknown>): boolean =>
  !final && knownTo?.every((knows) => knows === seat) === true

/**
 * The move that a seat may undo now, as an index into the moves: its last one, if it is reversible and no other seat
 * has acted since. Hidden moves of others do not count, or the seat would learn of them. Choices that others made in
 * the same simultaneous choice do not count either while that choice is open.
 */
export const undoable = (match: Match, seat: Seat): number | undefined => {
  const index = match.moves.findLastIndex((played) => played.seat === seat)
  const last = match.moves[index]
  if (last === undefined || last.final) return undefined
  const since = match.moves.slice(index + 1)
  return isTogether(match, last, since) || since.every(isHidden) ? index : undefined
}

/** Were these moves made in one simultaneous choice that is still open? */
const isTogether = (match: Match, first: Played<unknown>, since: readonly Played<unknown>[]): boolean =>
  match.game.turn(match.state) === first.turn && since.every(({ seat }) => first.asked.includes(seat))

/** The match without that move. Choices that others made together with it stay; hidden moves after it go. */
export const undo = <G extends AnyGame>(match: Match<G>, index: number): Match<G> => {
  const { moves } = match
  const undone = moves[index]
  const stands = undone !== undefined && isTogether(match, undone, moves.slice(index + 1))
  return replay(match, stands ? moves.toSpliced(index, 1) : moves.slice(0, index))
}

/** The number of moves between two snapshots. */
const STRIDE = 32
/** By match that somebody looks back at: a snapshot every `STRIDE` moves. */
const snapshots = new WeakMap<Match, Match[]>()

/** The match after its first `count` moves. Snapshots keep stepping through a replay fast. */
export const rewind = <G extends AnyGame>(match: Match<G>, count: number): Match<G> => {
  const kept = (snapshots.get(match) ?? [beginAgain(match)]) as Match<G>[]
  snapshots.set(match, kept)
  let past = kept[Math.min(kept.length - 1, Math.floor(count / STRIDE))] ?? beginAgain(match)
  for (const { seat, move } of match.moves.slice(past.moves.length, count)) {
    past = play(past, seat, move)
    if (past.moves.length === kept.length * STRIDE) kept.push(past)
  }
  return { ...past, dealer: match.dealer }
}

const replay = <G extends AnyGame>(match: Match<G>, moves: readonly Played<MoveOf<G>>[]): Match<G> => {
  const again = moves.reduce((so, { seat, move }) => play(so, seat, move), beginAgain(match))
  return { ...again, dealer: match.dealer }
}

const beginAgain = <G extends AnyGame>(match: Match<G>): Match<G> => begin(match.game, match.start, dealtBefore(match))

/** A dealer that looks up earlier draws instead of computing them again. */
const dealtBefore = ({ dealer, draws }: Pick<Match, 'dealer' | 'draws'>): Dealer => {
  const known = new Map(draws.map(([deck, k, left, index]) => [`${deck}/${k}/${left}`, index]))
  return (deck, k, left) => known.get(`${deck}/${k}/${left}`) ?? dealer(deck, k, left)
}

/** The log entries that this viewer may see. */
export const visibleEvents = <Event>(log: readonly LogEntry<Event>[], viewer: Viewer): readonly LogEntry<Event>[] =>
  log.filter((entry) => isVisibleTo(entry, viewer))

/** How many of the first `count` log entries this viewer may see. */
export const countVisibleEvents = (log: readonly LogEntry<unknown>[], count: number, viewer: Viewer): number => {
  let visible = 0
  for (let index = 0; index < count; index++) {
    const entry = log[index]
    if (entry !== undefined && isVisibleTo(entry, viewer)) visible += 1
  }
  return visible
}

const isVisibleTo = ({ audience }: LogEntry<unknown>, viewer: Viewer): boolean =>
  audience === null || (viewer !== 'watcher' && audience.includes(viewer))

/** A copy of a state, by the game's own `clone` if there is one. */
export const copyState = <State>(game: { clone?(state: State): State }, state: State): State =>
  game.clone ? game.clone(state) : plainCopy(state)

/** A deep copy of plain data. */
export const plainCopy = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(plainCopy) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainCopy(item)])) as T
}

/**
 * `after`, in which every part that equals the same part of `before` is replaced by it. So what a move leaves as it was is
 * the same object in all states of a match: it is found unchanged without looking inside, and is in memory once.
 */
export const withUnchangedParts = <T>(before: T, after: T): T => unchanged(before, after) as T

const unchanged = (before: unknown, after: unknown): unknown => {
  if (before === after || !isContainer(before) || !isContainer(after)) return after
  if (Array.isArray(before) && Array.isArray(after)) return unchangedItems(before, after)
  if (Array.isArray(before) || Array.isArray(after)) return after
  let names = 0
  let isSame = true
  for (const name in after) {
    const [was, is] = [before[name], after[name]]
    const kept = unchanged(was, is)
    if (kept !== is) after[name] = kept
    if (kept !== was) isSame = false
    names += 1
  }
  return isSame && names === Object.keys(before).length ? before : after
}

const unchangedItems = (before: readonly unknown[], after: unknown[]): readonly unknown[] => {
  let isSame = before.length === after.length
  for (let index = 0; index < after.length; index++) {
    const is = after[index]
    if (is === before[index]) continue
    const kept = unchanged(before[index], is)
    if (kept !== is) after[index] = kept
    if (kept !== before[index]) isSame = false
  }
  return isSame ? before : after
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

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

// Lists of seats for rules. They are made once, because a search asks for them at every step.

/** Lists for this many seats are kept. */
const MOST_SEATS = 6

/** All seats of a state or a view, in their order. */
export const seatsOf = ({ seats }: { readonly seats: number }): readonly Seat[] => FIRST[seats] ?? firstSeats(seats)

/** The list with this seat alone: `toAct` of most turns. */
export const onlySeat = (seat: Seat): readonly Seat[] => ALONE[seat] ?? [seat]

export const NO_SEATS: readonly Seat[] = []

const firstSeats = (count: number): readonly Seat[] => Array.from({ length: count }, (_, seat) => seat)

const FIRST = Array.from({ length: MOST_SEATS + 1 }, (_, count) => firstSeats(count))

const ALONE = firstSeats(MOST_SEATS).map((seat) => [seat])
