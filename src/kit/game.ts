/**
 * The contract: everything a game is written against, and all that bots, boards, server,
 * terminal and tests know of a game. Whoever has read this file can write a game.
 *
 * A game is one plain object of functions over plain data. The kit decides nothing about
 * phases or turns: a game says who is to act and which moves that seat has, and changes its
 * state when one of them is made.
 *
 * ## Words
 * - *seat*: a place at the table, numbered from 0, clockwise.
 * - *move*: what one seat chooses in one small decision.
 * - *event*: what happened, for the log; data, turned into words when it is read.
 * - *view*: what one viewer may know. A viewer is a seat or the watcher.
 * - *match*: one playing of a game (`match.ts`).
 *
 * ## Rules of the house
 * - State is plain JSON data without `undefined`. Hot parts are flat arrays of whole numbers.
 * - Rules code uses no clock, no `Math.random`, nothing of Node or the browser.
 * - Chance comes from `table.draw` only, the log is written by `table.emit` only.
 * - Moves are tagged, frozen and interned: one object per distinct move, so `===` compares.
 * - A compound turn is a sequence of small decisions. What is begun and not complete is plain
 *   data in the state and is shown to its own seat only, so taking it back tells nobody anything.
 * - Functions called with a state leave it untouched; only `apply` changes its draft.
 *
 * The laws in `testing/laws.ts` check what is promised here, for every registered game.
 */
import type { Message } from './text.ts'

export type Seat = number
export type Viewer = Seat | 'watcher'

/** The number of a rule, ruling or example in the game's rulebook: `PC-3.4`. */
export type RuleId = string

/** Something on the table that a player may touch, written `what:which`: `field:-3,-1`. */
export type Target = string

/** A whole number from 0 up to, but not including, `n`. */
export type Rng = (n: number) => number

export interface Tagged {
  readonly kind: string
}

/** What happened, and the rule that made it so. Kinds are past participles: `traded`. */
export interface GameEvent extends Tagged {
  readonly rule: RuleId
}

export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>

export interface OptionSpec {
  readonly id: string
  /** All values, the usual one first. Labels are the texts `option.<id>` and `option.<id>.<value>`. */
  readonly values: readonly OptionValue[]
}

export interface Meta {
  readonly id: string
  readonly title: string
  /** The seat counts that can be played, rising. */
  readonly seats: readonly number[]
  readonly options: readonly OptionSpec[]
  /** Raised by every change of what is legal or of what happens; see `Start.rules`. */
  readonly rulesVersion: number
  /** No match has more moves than this. */
  readonly longest: number
  /** Is anything hidden from anybody? Then guesses must differ from the truth. */
  readonly secrets: boolean
}

/** How a match begins. The state keeps `rules`: a match plays on under the rules it began with. */
export interface Start<Options extends OptionValues = OptionValues> {
  readonly seats: number
  readonly options: Options
  readonly rules: number
}

/** The only way to chance and to the log. */
export interface GameContext<Event extends GameEvent = GameEvent> {
  /**
   * The `k`-th draw (from 0) from `deck`, which still holds `left` things in a fixed order:
   * an index below `left`. Chance is keyed by what is drawn, not when, so the state holds what
   * is left and how often it was drawn from, never an order. A rebuilt deck has a new name.
   */
  draw(deck: string, k: number, left: number): number
  /** Adds to the log, for everybody or for these seats only. */
  emit(event: Event, audience?: readonly Seat[]): void
}

/** What is asked of a seat now. */
export interface Prompt {
  /** The kind of decision, as in the rulebook's table of decisions. */
  readonly kind: string
  readonly message: Message
  /** All that may sensibly be touched now, allowed or not. */
  readonly targets: readonly Target[]
}

/** Why a target cannot be chosen now: the rule that forbids it, and what is missing, in words. */
export interface Refusal {
  readonly target: Target
  readonly rule: RuleId
  readonly message: Message
}

/** One line of a score. */
export interface ScoreLine {
  readonly rule: RuleId
  readonly message: Message
  readonly points: number
}

export interface Outcome {
  /** The rule that ended the game. */
  readonly rule: RuleId
  /** By seat: 1 for the winners; tied seats share a rank. */
  readonly ranks: readonly number[]
  /** By seat: the points. */
  readonly totals: readonly number[]
}

/** Where a rule comes from; what is reconstructed is shown to players as such. */
export type Source = 'rulebook' | 'ruling' | 'example' | 'reconstructed'

export interface Rule {
  readonly id: RuleId
  readonly source: Source
}

export interface Game<State, Move extends Tagged, View, Event extends GameEvent, Options extends OptionValues> {
  readonly meta: Meta

  /** Every rule, in the order of the rulebook. Its words are in `rulebook/`, by id. */
  readonly rules: readonly Rule[]

  /** Every kind of event with the rules it may cite; `fuzz` counts them and misses those that never occur. */
  readonly events: Readonly<Record<Event['kind'], readonly RuleId[]>>

  setup(start: Start<Options>, table: GameContext<Event>): State

  /** Whose decision is open. Several: a simultaneous choice. None: the match is over. */
  toAct(state: State): readonly Seat[]

  /** Rises with every new turn and never falls: clocks, catch-up, bots' time and replay steps go by it. */
  turn(state: State): number

  /** What is asked of a seat to act. */
  prompt(state: State, seat: Seat): Prompt

  /**
   * The only definition of legality. Empty for a seat that is not to act, never empty for one
   * that is. Depends on nothing that the seat may not know. Moves of one kind stand together.
   */
  legal(state: State, seat: Seat): readonly Move[]

  /** The same moves by kind, made of the same parts: for whoever chooses a kind first and need not list the others. */
  readonly byKind?: ByKind<State, Move>

  /**
   * Can this legal move not be taken back: does it draw, or show its mover something new?
   * Answered beforehand, from what the mover knows. Ending a match often shows something.
   */
  final(state: State, seat: Seat, move: Move): boolean

  /** Makes a legal move. The draft is ours to change; the move is trusted. */
  apply(draft: State, seat: Seat, move: Move, table: GameContext<Event>): void

  /** The targets that a move names: what is touched to choose it. */
  targets(move: Move): readonly Target[]

  /** One refusal for each target of `ask` that no legal move names. */
  refusals(state: State, seat: Seat): readonly Refusal[]

  /**
   * What the viewer may know: all that was shown and can be remembered, and nothing else.
   * Built by naming what goes in, never by leaving out. The watcher sees the least.
   */
  view(state: State, viewer: Viewer): View

  /** Some full state that looks like this view to its viewer, for bots and analysis. */
  determinize(view: View, rng: Rng, likely?: Belief): State

  /** A seat's points so far, line by line; they add up. */
  score(state: State, seat: Seat): readonly ScoreLine[]

  /** Does the viewer know all that this seat's points come from? One's own are always known. */
  knowsScore(view: View, seat: Seat): boolean

  /** Defined exactly when the match is over. */
  outcome(state: State): Outcome | undefined

  /** Short, stable and without spaces: the format of files and of the wire. */
  notate(move: Move): string

  /** The inverse of `notate` over every move the game knows, whatever the position. */
  parse(text: string): Move | undefined

  /** The move in words: lists, terminal, screen readers. */
  describeMove(move: Move): Message

  /** The event in words, for the log. */
  describeEvent(event: Event): Message

  /** A faster copy than the generic one, checked against it. */
  clone?(state: State): State
}

export interface ByKind<State, Move extends Tagged> {
  /** The kinds of the moves that `legal` lists, in that order. */
  kinds(state: State, seat: Seat): readonly Move['kind'][]
  /** The moves of one of these kinds, as `legal` lists them. */
  moves(state: State, seat: Seat, kind: Move['kind']): readonly Move[]
}

/** Draws one of the things that a seat may hold, rather one that it probably holds: its place in the list. */
export type Belief = (seat: Seat, things: readonly number[], rng: Rng) => number

/** A game whose particulars are nobody's business here: what the registry hands out. */
export type AnyGame = Game<unknown, Tagged, unknown, GameEvent, OptionValues>

export type StateOf<G extends AnyGame> = ReturnType<G['setup']>
export type MoveOf<G extends AnyGame> = ReturnType<G['legal']>[number]
export type EventOf<G extends AnyGame> = Parameters<G['describeEvent']>[0]
