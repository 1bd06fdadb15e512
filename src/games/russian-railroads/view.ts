/** RR §14: who sees what, and how a full state is made up again from what one viewer sees. */
import type { Rng, Viewer } from '../../kit/game.ts'
import { END_CARDS, END_CARDS_REMOVED } from './data/cards.ts'
import { type Board, cell, MOVER, TAKER, TAKES } from './state/cells.ts'
import { cellsBefore, isOver, type State } from './state/state.ts'

/** A look through the pile: how many cards had been taken by then, and what was in it. */
export interface Look {
  readonly takes: number
  readonly pile: number
}

export interface View extends Board {
  readonly viewer: Viewer
  readonly seats: number
  readonly rules: number
  readonly turn: number
  /** As they are to the mover, as they were before the turn to all others. */
  readonly cells: readonly number[]
  /** To the mover only: what the turn has written, to be taken back. */
  readonly before: readonly number[]
  readonly untold: readonly number[]
  /** By take: the end card, where the viewer may know it, or -1. */
  readonly taken: readonly number[]
  readonly looks: readonly Look[]
}

export const view = (state: State, viewer: Viewer): View => {
  const isMover = viewer === cell(state, MOVER)
  const shown = isMover ? state.cells : cellsBefore(state)
  const mayLook = (take: number): boolean => isOver(state) || state.cells[TAKER + take] === Number(viewer) + 1
  const takes = cell({ cells: shown }, TAKES)
  return {
    viewer,
    seats: state.seats,
    rules: state.rules,
    turn: state.turn,
    cells: [...shown],
    before: isMover ? [...state.before] : [],
    untold: isMover ? [...state.untold] : [],
    taken: state.taken.slice(0, takes).map((card, take) => (mayLook(take) ? card : -1)),
    looks: looksOf(state, viewer),
  }
}

const looksOf = (state: State, viewer: Viewer): readonly Look[] => {
  const looks: Look[] = []
  for (let at = 0; at < state.looks.length; at += 2) {
    const takes = state.looks[at + 1] ?? 0
    if (state.looks[at] !== viewer) continue
    looks.push({ takes, pile: state.taken.slice(0, takes).reduce((pile, card) => pile & ~(1 << card), state.pile) })
  }
  return looks
}

/**
 * Deals the end cards that the viewer cannot place, at random. Between two looks exactly the cards
 * went that the second no longer shows; before the first one two were removed as well.
 */
export const determinize = (view: View, rng: Rng): State => {
  const taken = [...view.taken]
  const known = taken.reduce((bits, card) => (card < 0 ? bits : bits | (1 << card)), 0)
  let since = 0
  let pile = ALL_CARDS
  for (const look of view.looks) {
    dealTakes(taken, since, look.takes, pile & ~look.pile & ~known, rng)
    since = look.takes
    pile = look.pile
  }
  dealTakes(taken, since, taken.length, pile & ~known, rng)
  return {
    seats: view.seats,
    rules: view.rules,
    turn: view.turn,
    cells: [...view.cells],
    before: [...view.before],
    untold: [...view.untold],
    pile: startingPile(view, taken, rng),
    taken,
    looks: view.looks.flatMap(({ takes }) => [Number(view.viewer), takes]),
  }
}

const ALL_CARDS = (1 << END_CARDS.length) - 1

const cardsOf = (bits: number): number[] =>
  END_CARDS.map((_, card) => card).filter((card) => ((bits >> card) & 1) === 1)

/** Gives the unknown takes from `from` to `to` cards out of a set. */
const dealTakes = (taken: number[], from: number, to: number, bits: number, rng: Rng): void => {
  const cards = cardsOf(bits)
  for (let take = from; take < to; take++) {
    if (taken[take] === -1) taken[take] = cards.splice(rng(cards.length), 1)[0] ?? 0
  }
}

/** RR-1.3: the eight cards the pile began with: those taken, those seen in it, and as many more as are missing. */
const startingPile = (view: View, taken: readonly number[], rng: Rng): number => {
  const first = view.looks[0]?.pile ?? 0
  const certain = taken.reduce((bits, card) => bits | (1 << card), first)
  const others = cardsOf(ALL_CARDS & ~certain)
  let pile = certain
  for (let missing = others.length - END_CARDS_REMOVED; missing > 0; missing--) {
    pile |= 1 << (others.splice(rng(others.length), 1)[0] ?? 0)
  }
  return pile
}
