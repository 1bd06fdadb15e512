/**
 * The contract between a game and everything else. Boards, bots, the server, the terminal and the tests know a game only
 * through the object described here. Read this file and you can write a game.
 *
 * A game is one plain object of functions over plain data. The kit knows nothing about phases or turns. The game says
 * who has to decide and which moves that seat has; when a seat makes one of them, the game changes its state.
 *
 * ## Words
 * - *seat*: a place at the table, numbered from 0, clockwise.
 * - *move*: one small decision of one seat.
 * - *event*: something that happened, as data. It becomes a line of the log when somebody reads it.
 * - *view*: what one viewer may know. A viewer is a seat or the spectator (`'watcher'`).
 * - *match*: one playing of a game (`match.ts`).
 *
 * ## Rules for game code
 * - State is plain JSON data without `undefined`. Data that is read often is kept in flat arrays of whole numbers.
 * - No clock, no `Math.random`, nothing from Node or the browser.
 * - All chance comes from `table.draw`. The log is written only by `table.emit`.
 * - Moves are tagged, frozen and interned: there is one object per distinct move, so `===` compares moves.
 * - A turn with several decisions is a sequence of small moves. What a seat has started and not finished is plain data
 *   in the state and is shown to that seat only, so undoing it reveals nothing.
 * - Only `apply` changes a state, and only the draft it receives. All other functions leave the state as it is.
 * - `apply`, `targets`, `describeMove` and `irreversible` switch over `move.kind`, and `describeEvent` over `event.kind`,
 *   without a `default` branch. A new kind then fails to compile in every place that does not handle it.
 *
 * ## Who sees what
 * `view` is the only place that decides it: it lists what a viewer gets. Two test files check it from the other side and
 * repeat no more than that needs. `testing/secrets.ts` names what is hidden, to find leaks. `testing/proof.ts` says what
 * follows from the log alone, to find what a view forgets.
 *
 * ## Other files of a game
 * `entry.ts` (how the registry loads the game, see `entry.ts` of the kit), `bots/heuristics.ts` (what bots know, see
 * `heuristics.ts`), `describe/text-board.ts` (the board in the terminal, see `text-board.ts`), `board/` (the board in
 * the browser, see `web/toolkit/board.ts`) and `testing/` (see `test/kit/proof.ts`).
 *
 * The laws in `test/kit/laws.ts` check these promises for every registered game.
 */
import type { Belief, ByKind } from './heuristics.ts'
import type { Message } from './text.ts'

/** What a game provides. */
export interface Game<State, Move extends Tagged, View, Event extends GameEvent, Options extends OptionValues> {
  readonly meta: Meta

  /** All rules, in the order of the rulebook. Their texts are in `rulebook/`, by id. */
  readonly rules: readonly Rule[]

  /** All kinds of events with the rules they may cite. `npm run fuzz` reports those that never occur. */
  readonly events: Readonly<Record<Event['kind'], readonly RuleId[]>>

  // The course of a match

  setup(start: Start<Options>, table: GameContext<Event>): State

  /** The seats that have to decide now. Several seats: a simultaneous choice. None: the match is over. */
  toAct(state: State): readonly Seat[]

  /** The number of the current turn. It rises with every new turn and never falls. Clocks, bots and replays use it. */
  turn(state: State): number

  /** "Round 3 of 7", or null for a game without rounds. Everybody may know it. */
  round(state: State): Round | null

  /**
   * The legal moves of a seat, and the only definition of what is legal. Empty for a seat that is not to act, never
   * empty for one that is. Moves of one kind stand together. The list depends only on what the seat may know.
   */
  legal(state: State, seat: Seat): readonly Move[]

  /**
   * Why this legal move cannot be undone, in a few words ("draws a card"), or null when it can be. A move that draws, or
   * shows its mover something new, is irreversible. The answer depends only on what the mover knows before the move.
   */
  irreversible(state: State, seat: Seat, move: Move): Message | null

  /** Makes a legal move by changing the draft. The kit has already checked that the move is legal. */
  apply(draft: State, seat: Seat, move: Move, table: GameContext<Event>): void

  // What players are shown

  /** What a seat that is to act has to decide. */
  prompt(state: State, seat: Seat): Prompt

  /** What a player touches to choose this move. */
  targets(move: Move): readonly Target[]

  /** One refusal for each target of `prompt` that no legal move names. */
  refusals(state: State, seat: Seat): readonly Refusal[]

  /**
   * All that the viewer was shown and may remember, and nothing else. List what goes in; do not copy the state and
   * remove things. The spectator sees the least. Lists may be those of the state: nobody writes to a view.
   */
  view(state: State, viewer: Viewer): View

  /**
   * A full state that this viewer cannot tell from the real one. Bots and analysis work on such states only. It shares
   * nothing with the view that a move may write.
   */
  determinize(view: View, rng: Rng, belief?: Belief): State

  // Points

  /** The points of a seat so far, line by line. The total is their sum. */
  score(state: State, seat: Seat): readonly ScoreLine[]

  /** Can the viewer work out the points of this seat? Every seat knows its own. */
  knowsScore(view: View, seat: Seat): boolean

  /** Defined exactly when the match is over. */
  outcome(state: State): Outcome | undefined

  // Moves and events as text

  /** Short, stable and without spaces. Records and the wire use it. */
  notate(move: Move): string

  /** The inverse of `notate`, for every move of the game, in any position. */
  parse(text: string): Move | undefined

  /** The move in words, for lists, the terminal and screen readers. */
  describeMove(move: Move): Message

  /**
   * The event in words, for the log. Player cards and captions say it in few words, by the text `<message id>.short` with
   * the same parameters, if the game has one.
   */
  describeEvent(event: Event): Message

  // Speed (optional)

  /** A faster copy than the generic one. A law compares the two. */
  clone?(state: State): State

  /** The legal moves kind by kind, for callers that choose a kind first. */
  readonly byKind?: ByKind<State, Move>
}

export type Seat = number
export type Viewer = Seat | 'watcher'

/** The number of a rule, ruling or example in the game's rulebook: `PC-3.4`. */
export type RuleId = string

/** Something on the table that a player can touch, written `what:which`: `field:-3,-1`. */
export type Target = string

/** Returns a whole number from 0 to `n - 1`. */
export type Rng = (n: number) => number

export interface Tagged {
  readonly kind: string
}

/** Something that happened, and the rule behind it. Kinds are past participles: `traded`. */
export interface GameEvent extends Tagged {
  readonly rule: RuleId
}

export type OptionValue = string | number | boolean
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The `Options` of a game that has none; its `meta.options` is `[]`. */
export type NoOptions = Record<string, never>

export interface OptionSpec {
  readonly id: string
  /** All values, the default first. Their labels are the texts `option.<id>` and `option.<id>.<value>`. */
  readonly values: readonly OptionValue[]
}

export interface Meta {
  readonly id: string
  readonly title: string
  /** The seat counts that can be played, in rising order. */
  readonly seats: readonly number[]
  /** How long a match of people takes, from a quick one to a long one. */
  readonly minutes: readonly [least: number, most: number]
  readonly complexity: Complexity
  readonly options: readonly OptionSpec[]
  /** Raise it with every change of what is legal or of what a move does; see `Start.rules`. */
  readonly rulesVersion: number
  /** No match has more moves than this. */
  readonly longest: number
  /** Is anything hidden from anybody? Then determinized states must differ from the real one. */
  readonly secrets: boolean
  /** Not released yet: texts that are missing in nl, de and hu appear in English. `check --release` refuses it. */
  readonly draft?: true
}

/** How much there is to learn before the first match. */
export type Complexity = 'easy' | 'medium' | 'demanding'

/** How a match begins. The state keeps `rules`: a match is played to its end by the rules it began with. */
export interface Start<Options extends OptionValues = OptionValues> {
  readonly seats: number
  readonly options: Options
  readonly rules: number
}

/** Gives game code chance and the log. */
export interface GameContext<Event extends GameEvent = GameEvent> {
  /**
   * The `k`-th draw (from 0) from `deck`, which still holds `left` things in a fixed order. Returns an index below
   * `left`. The result depends on what is drawn, not on when. So the state holds what is left and how often the deck was
   * drawn from, never an order. A rebuilt deck needs a new name.
   */
  draw(deck: string, k: number, left: number): number
  /** Adds an event to the log, for everybody or only for the seats in `audience`. */
  emit(event: Event, audience?: readonly Seat[]): void
}

/** What a seat has to decide. */
export interface Prompt {
  /** The kind of decision, as in the rulebook's table of decisions. */
  readonly kind: string
  readonly message: Message
  /** Everything a player might touch now, allowed or not. */
  readonly targets: readonly Target[]
}

/** Why a target cannot be chosen now: the rule that forbids it, and what is missing, in words. */
export interface Refusal {
  readonly target: Target
  readonly rule: RuleId
  readonly message: Message
}

/** Both count from 1. */
export interface Round {
  readonly round: number
  readonly of: number
}

export interface ScoreLine {
  readonly rule: RuleId
  /**
   * What the points are for. A table of all seats names its row by the text `<message id>.row`, with the same
   * parameters; without such a text by the message itself. Lines with the same name share a row.
   */
  readonly message: Message
  readonly points: number
}

export interface Outcome {
  /** The rule that ended the game. */
  readonly rule: RuleId
  /** By seat: 1 for the winners. Tied seats share a rank. */
  readonly ranks: readonly number[]
  /** By seat: the points. */
  readonly totals: readonly number[]
}

/** Where a rule comes from. The rules page marks reconstructed rules. */
export type Source = 'rulebook' | 'ruling' | 'example' | 'reconstructed'

export interface Rule {
  readonly id: RuleId
  readonly source: Source
}

/** A game whose own types do not matter here. The registry returns it. */
export type AnyGame = Game<unknown, Tagged, unknown, GameEvent, OptionValues>

export type StateOf<G extends AnyGame> = ReturnType<G['setup']>
export type MoveOf<G extends AnyGame> = ReturnType<G['legal']>[number]
export type EventOf<G extends AnyGame> = Parameters<G['describeEvent']>[0]
