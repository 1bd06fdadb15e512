/** RR §14: what each viewer sees, and how a full state is built from one view. */
import type { Rng, Viewer } from '../../kit/game.ts'
import { endCardsLeft } from './cards/end-card-pile.ts'
import { END_CARDS, END_CARDS_REMOVED } from './data/cards.ts'
import type { TurnEvent } from './events.ts'
import { fullSet, membersOf, type NumberSet, setOf, withMember } from './state/sets.ts'
import { type Before, copyPosition, isOver, type Position, positionBefore, type State } from './state/state.ts'

/** The viewer's look through the pile of end cards: how many had been taken by then, and what was in it. */
export interface SeenPile {
  readonly takes: number
  readonly pile: NumberSet
}

/** The mover sees the current position; all others see the position before the turn in progress. */
export interface View extends Position {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly turn: number
  /** For the mover only, like the events of the turn in progress. */
  readonly before: Before | null
  readonly untold: readonly TurnEvent[]
  /** By take: the end card, where the viewer may know it, or -1. */
  readonly endCardsTaken: readonly number[]
  readonly looks: readonly SeenPile[]
}

const UNKNOWN = -1

export const view = (state: State, viewer: Viewer): View => {
  const isMover = viewer === state.current.mover
  const { board, current, mats } = isMover ? state : positionBefore(state)
  return {
    viewer,
    seats: state.seats,
    rules: state.rules,
    turn: state.turn,
    board,
    current,
    mats,
    before: isMover ? state.before : null,
    untold: isMover ? state.untold : [],
    endCardsTaken: board.endCardTakers.map((taker, take) =>
      taker === viewer || isOver(state) ? (state.endCardsTaken[take] ?? UNKNOWN) : UNKNOWN,
    ),
    looks: state.looks.flatMap(({ seat, takes }) =>
      seat === viewer ? [{ takes, pile: endCardsLeft(state, takes) }] : [],
    ),
  }
}

/**
 * Deals the end cards that the viewer cannot place, at random. Between two looks exactly the cards
 * went that the second no longer shows; before the first one two were removed as well.
 */
export const determinize = (view: View, rng: Rng): State => {
  const taken = [...view.endCardsTaken]
  const known = setOf(taken.filter((card) => card !== UNKNOWN))
  let since = 0
  let pile = fullSet(END_CARDS.length)
  for (const look of view.looks) {
    dealTakes(taken, since, look.takes, pile & ~look.pile & ~known, rng)
    since = look.takes
    pile = look.pile
  }
  dealTakes(taken, since, taken.length, pile & ~known, rng)
  const position = copyPosition(view)
  return {
    seats: view.seats,
    rules: view.rules,
    turn: view.turn,
    board: position.board,
    current: position.current,
    mats: position.mats,
    before: view.before,
    untold: [...view.untold],
    endCardPile: startingPile(view, taken, rng),
    endCardsTaken: taken,
    looks: view.looks.map(({ takes }) => ({ seat: Number(view.viewer), takes })),
  }
}

/** Gives the unknown takes from `from` to `to` cards out of a set. */
const dealTakes = (taken: number[], from: number, to: number, set: NumberSet, rng: Rng): void => {
  const cards = [...membersOf(set)]
  for (let take = from; take < to; take++) {
    if (taken[take] === UNKNOWN) taken[take] = cards.splice(rng(cards.length), 1)[0] ?? 0
  }
}

/** RR-1.3: the eight cards the pile began with: those taken, those seen in it, and as many more as are missing. */
const startingPile = (view: View, taken: readonly number[], rng: Rng): NumberSet => {
  const certain = taken.reduce(withMember, view.looks[0]?.pile ?? 0)
  const others = [...membersOf(fullSet(END_CARDS.length) & ~certain)]
  let pile = certain
  for (let missing = others.length - END_CARDS_REMOVED; missing > 0; missing--) {
    pile = withMember(pile, others.splice(rng(others.length), 1)[0] ?? 0)
  }
  return pile
}
