/** RR-12: what is scored at the end, and who has won. */
import type { Outcome, RuleId, ScoreLine, Seat } from '../../../kit/game.ts'
import { GAPS, ROUTES } from '../data/board.ts'
import { END_CARDS, type EndCard, MAJORITY, TOKENS } from '../data/cards.ts'
import { setupFor } from '../data/counts.ts'
import {
  ALL_WORKERS,
  type Board,
  DOUBLERS,
  engineersOf,
  GAP,
  HAS_BLACK,
  hasToken,
  onMat,
  points,
  SLOT,
  TALLIES,
  TALLY,
  type Tally,
  track,
} from '../state/cells.ts'
import { isOver, type State, seatsOf } from '../state/state.ts'
import { say } from '../words.ts'

/** RR-12.1: what an end card brings its holder. */
export const endCardPoints = (board: Board & { readonly seats: number }, seat: Seat, card: EndCard): number => {
  const each = (count: number, worth: number, most: number): number => Math.min(count * worth, most)
  switch (card) {
    case 'flat':
      return 15
    case 'workers':
      return each(
        onMat(board, seat, ALL_WORKERS) - setupFor(board.seats).workers + onMat(board, seat, HAS_BLACK),
        10,
        30,
      )
    case 'doublers': {
      const doublers = onMat(board, seat, DOUBLERS)
      return doublers >= 7 ? 30 : doublers >= 4 ? 20 : 0
    }
    case 'routes':
      return each(ROUTES.filter(({ fields }, route) => track(board, seat, route, 0) === fields).length, 10, 30)
    case 'blackTracks':
      return ROUTES.reduce((sum, _, route) => sum + track(board, seat, route, 0), 0)
    case 'extraEngineer':
      return 0
    case 'locomotives':
      return [0, 1, 2, 3].reduce((sum, slot) => sum + onMat(board, seat, SLOT + slot), 0)
    case 'tokens':
      return each(TOKENS.filter((_, token) => hasToken(board, seat, token)).length, 7, 28)
    case 'engineers':
      return 6 * engineersOf(board, seat).length
    case 'factories':
      return each(
        Array.from({ length: GAPS }, (_, gap) => gap).filter((gap) => onMat(board, seat, GAP + gap) > 0).length,
        4,
        20,
      )
  }
}

/** By seat: its end cards. */
export const endCardsOf = (state: Pick<State, 'taken' | 'cells'>, seat: Seat, takerAt: number): readonly EndCard[] =>
  state.taken.flatMap((card, take) => (state.cells[takerAt + take] === seat + 1 ? [END_CARDS[card] ?? 'flat'] : []))

/** RR-12.1, RR-R15: by seat, what the engineers bring: most engineers, then the highest number. */
export const majority = (counts: readonly number[], highest: readonly number[]): readonly number[] => {
  const ranked = counts
    .map((count, seat) => ({ seat, count, top: highest[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.top - a.top)
  return counts.map((_, seat) => MAJORITY[ranked.findIndex((other) => other.seat === seat)] ?? 0)
}

const TALLY_RULES: Readonly<Record<Tally, RuleId>> = {
  pass: 'RR-2.6',
  station: 'RR-4.1',
  transsib: 'RR-11.1',
  petersburg: 'RR-11.1',
  kiev: 'RR-11.1',
  industry: 'RR-11.3',
  engineer: 'RR-8.1',
  factory: 'RR-6.6',
  ten: 'RR-12.3',
  cards: 'RR-12.1',
  majority: 'RR-12.4',
}

/** The points so far, by what brought them. */
export const score = (board: Board, seat: Seat): readonly ScoreLine[] =>
  TALLIES.flatMap((tally, at) => {
    const gained = onMat(board, seat, TALLY + at)
    return gained === 0 ? [] : [{ rule: TALLY_RULES[tally], message: say(`score.${tally}`), points: gained }]
  })

export const outcome = (state: State): Outcome | undefined => {
  if (!isOver(state)) return undefined
  const totals = seatsOf(state).map((seat) => points(state, seat))
  const ranks = totals.map((total) => 1 + totals.filter((other) => other > total).length) // RR-12.2
  return { rule: 'RR-12.2', ranks, totals }
}
