/** What tests know of a game beside its rules (`testing/` of a game). No page and no server loads it. */
import type { GameEvent, Seat, Start, Tagged, Viewer } from '../../src/kit/game.ts'

/**
 * Something that a viewer knows for sure from the events that were sent to it. `follows` of a
 * game's `proof.ts` derives facts from events alone; a law then asks that the truth and every
 * guess agree with them: a view forgets nothing that its viewer was shown.
 */
export interface Fact<State> {
  readonly say: string
  holds(state: State): boolean
}

/** What tests ask beside the rules (`proof.ts`); no page loads it. */
export interface Proof<State, Event extends GameEvent> {
  /** What is wrong with this state (pieces lost or doubled); empty when all is well. */
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
 * Who sees what (`secrets.ts`), written from the rulebook a second time, for tests: the other way round than `view`,
 * by naming what is hidden. Tests change what is hidden from a viewer and compare all that this viewer is sent, so
 * nothing here may use `view` or `guess`: a guess keeps whatever a leaky view shows.
 */
export interface Secrets<State, Move extends Tagged> {
  /** Did not everybody see what the `k`-th draw from this deck brought? In set-up no move was made. */
  isSecret(deck: string, k: number, start: Start, made: Made<State, Move> | null): boolean
  /** Does nobody know which things of this deck are left in it? */
  isRestHidden(deck: string): boolean
  /** The state, with a veil over all that this viewer may not know. */
  veil(state: State, viewer: Viewer): unknown
  /**
   * Do others not know, as things stand `now`, which move was made then? Two turns may lead to the same
   * state by different moves: once a turn is complete, everybody has seen how it was played.
   */
  isMoveHidden(made: Made<State, Move>, now: State): boolean
}

export type AnySecrets = Secrets<unknown, Tagged>
