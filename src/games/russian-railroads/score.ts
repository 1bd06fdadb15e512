/** RR-11 and RR-12: what is scored after each round and at the end, and who has won. */
import type { Line, Outcome, RuleId, Seat } from '../../kit/game.ts'
import {
  ALL_WORKERS,
  type Board,
  DOUBLERS,
  engineersOf,
  GAP,
  HAS_BLACK,
  hasToken,
  MARKER,
  onMat,
  points,
  reach,
  SLOT,
  TALLIES,
  TALLY,
  type Tally,
  track,
} from './cells.ts'
import { GAPS, INDUSTRY, ROUTES, SPECIALS, TRACK_VALUES } from './data/board.ts'
import { END_CARDS, type EndCard, MAJORITY, TOKENS } from './data/cards.ts'
import { setupFor } from './data/counts.ts'
import { COLOURS } from './data/effects.ts'
import { isOver, type State, seatsOf } from './state.ts'
import { say } from './words.ts'

const REVALUE = TOKENS.findIndex(({ id }) => id === 'revalue')
const MEDAL = TOKENS.findIndex(({ id }) => id === 'medal')

/** What each route, and then industry, would score now. */
export const income = (board: Board, seat: Seat): readonly number[] => [
  routeIncome(board, seat, 0),
  routeIncome(board, seat, 1),
  routeIncome(board, seat, 2),
  industryIncome(board, seat),
]

/** RR-11.1, RR-11.2: each track counts for its field and the free ones behind it, as far as locomotives reach. */
const routeIncome = (board: Board, seat: Seat, route: number): number => {
  const far = reach(board, seat, route)
  if (far === 0) return 0
  const values = hasToken(board, seat, REVALUE) ? TRACK_VALUES.revalued : TRACK_VALUES.base
  const doubled = route === 0 ? onMat(board, seat, DOUBLERS) : 0 // RR-7.1
  let sum = 0
  let behind = 0
  for (let colour = (ROUTES[route]?.colours ?? 1) - 1; colour >= 0; colour--) {
    const last = Math.min(track(board, seat, route, colour), far)
    if (last <= behind) continue
    const twice = Math.max(0, Math.min(last, doubled) - behind)
    sum += (values[colour] ?? 0) * (last - behind + twice)
    behind = last
  }
  return lastingOf(board, seat, route, far, sum)
}

const LASTING = ROUTES.map(({ id }) =>
  SPECIALS.flatMap(({ route, field, track, lasting }) =>
    route === id && lasting !== undefined ? [{ field, colour: COLOURS.indexOf(track), lasting }] : [],
  ),
)

/** RR-4.4: fields reached by track and locomotive that count at every scoring. */
const lastingOf = (board: Board, seat: Seat, route: number, far: number, sum: number): number => {
  let doubles = 1
  let extra = 0
  for (const { field, colour, lasting } of LASTING[route] ?? []) {
    if (far < field || track(board, seat, route, colour) < field) continue
    if (lasting[0] === 'doubleRoute') doubles = 2
    else if (lasting[0] === 'star' || hasToken(board, seat, MEDAL)) extra += lasting[1]
  }
  return sum * doubles + extra
}

/** RR-11.3, by space: its value, or that of the nearest lower space with one. */
const INDUSTRY_VALUES: readonly number[] = INDUSTRY.map((_, at) =>
  Math.max(...INDUSTRY.slice(0, at + 1).map((space) => ('value' in space ? space.value : 0))),
)

const industryIncome = (board: Board, seat: Seat): number => {
  const second = onMat(board, seat, MARKER + 1)
  return industryValue(onMat(board, seat, MARKER)) + (second < 0 ? 0 : industryValue(second))
}

export const industryValue = (space: number): number => INDUSTRY_VALUES[space] ?? 0

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
export const score = (board: Board, seat: Seat): readonly Line[] =>
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
