/** What tests know about a game beyond its rules (`testing/` of a game). No page and no server loads it. */
import type { GameEvent, Seat, Start, Tagged, Viewer } from '../../src/kit/game.ts'

/**
 * Something that a viewer knows for certain from the events it was shown. `follows` in a game's `proof.ts` derives facts
 * from events alone. A law checks that they hold in the real state and in every determinized one: a view keeps
 * everything its viewer was shown.
 */
export interface Fact<State> {
  readonly say: string
  holds(state: State): boolean
}

/** `testing/proof.ts` of a game. */
export interface Proof<State, Event extends GameEvent> {
  /** What is wrong with this state, such as lost or doubled pieces; empty when nothing is. */
  invariants(state: State): readonly string[]
  follows(events: readonly Event[], viewer: Viewer): readonly Fact<State>[]
}

export type AnyProof = Proof<unknown, GameEvent>

/** A move that was made, and the state before it. */
export interface Made<State, Move> {
  readonly before: State
  readonly seat: Seat
  readonly move: Move
}

/**
 * `testing/secrets.ts` of a game: what is hidden, written from the rulebook, while `view` lists what is shown. Tests
 * exchange what is hidden from a viewer and compare everything that this viewer is sent. Nothing here may use `view` or
 * `determinize`, because a determinized state keeps what a leaky view shows.
 */
export interface Secrets<State, Move extends Tagged> {
  /** Is the result of the `k`-th draw from this deck hidden from anybody? `made` is null in set-up. */
  isSecret(deck: string, k: number, start: Start, made: Made<State, Move> | null): boolean
  /** Is it hidden which things are left in this deck? */
  isRestHidden(deck: string): boolean
  /** The state without what this viewer may not know. */
  veil(state: State, viewer: Viewer): unknown
  /**
   * Is this earlier move still hidden from others in the state `now`? Different moves may lead to the same state; once a
   * turn is complete, everybody has seen its moves.
   */
  isMoveHidden(made: Made<State, Move>, now: State): boolean
}

export type AnySecrets = Secrets<unknown, Tagged>
