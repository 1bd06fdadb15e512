/** What a position is worth: points, the income of the rounds left, and what will raise it. */
import type { Seat } from '../../../kit/game.ts'
import { GAPS, ROUTES } from '../data/board.ts'
import { INSTEAD_OF_END_CARD } from '../data/cards.ts'
import { setupFor } from '../data/counts.ts'
import { income } from '../scoring/income.ts'
import { endCardPoints, endCardsOf, majority } from '../scoring/score.ts'
import * as C from '../state/cells.ts'
import { isOver, type State, seatsOf } from '../state/state.ts'

/** So many points a match may still turn by when the last round is over, and more for every round that is left. */
export const shownSpread = (state: State): number => AT_LAST + A_ROUND * scoringsLeft(state)
const AT_LAST = 8
const A_ROUND = 4.5

/** Scorings still to come, this round's included. */
export const scoringsLeft = (state: State): number => setupFor(state.seats).rounds - C.cell(state, C.ROUND) + 1

/** The points each seat may expect at the end, with these weights. */
export const worthWith = (state: State, weights: readonly number[]): readonly number[] => {
  const seats = seatsOf(state)
  if (isOver(state)) return seats.map((seat) => C.points(state, seat))
  const led = majority(
    seats.map((seat) => C.engineersOf(state, seat).length),
    seats.map((seat) => C.engineersOf(state, seat).at(-1) ?? 0),
  )
  return seats.map((seat) => {
    const hopes = weigh(features(state, seat, led[seat]!), weights)
    return C.points(state, seat) + hopes + (seat === C.cell(state, C.MOVER) ? underWay(state) : 0)
  })
}

/** What a seat may hope for, each part to be weighed (`data/weights.ts`); `led`: points for the lead in engineers. */
const features = (state: State, seat: Seat, led: number): readonly number[] => {
  const left = scoringsLeft(state)
  const growing = (left - 1) / 2
  const onMat = (cell: number): number => C.onMat(state, seat, cell)
  const atHand = onMat(C.PASSED) === 1 ? 0 : onMat(C.WORKERS) + onMat(C.TEMPORARY) + onMat(C.BLACK)
  return [
    left * income(state, seat).reduce((sum, points) => sum + points, 0),
    (left - 1) * onMat(C.ALL_WORKERS),
    (left - 1) * onMat(C.HAS_BLACK),
    onMat(C.COINS),
    atHand,
    endCards(state, seat),
    led,
    growing * onMat(C.DOUBLERS),
    growing * factories(state, seat),
    growing * C.engineersOf(state, seat).length,
    ...tracks(state, seat).map((feature) => growing * feature),
  ]
}

const weigh = (parts: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < parts.length; at++) sum += parts[at]! * weights[at]!
  return sum
}

/** How many of the gaps hold one. */
export const factories = (state: State, seat: Seat): number => {
  let built = 0
  for (let gap = 0; gap < GAPS; gap++) if (C.onMat(state, seat, C.GAP + gap) > 0) built += 1
  return built
}

/** Over all routes: how far the locomotives reach, the tracks within their reach, and all tracks by colour. */
const tracks = (state: State, seat: Seat): number[] => {
  const sums = [0, 0, 0, 0, 0, 0, 0]
  for (let route = 0; route < ROUTES.length; route++) {
    const far = C.reach(state, seat, route)
    sums[0]! += far
    for (let colour = 0; colour < 5; colour++) {
      const field = C.track(state, seat, route, colour)
      sums[1]! += Math.max(0, Math.min(far, field))
      sums[2 + colour]! += field
    }
  }
  return sums
}

/** The open list: its entries by sort, then tokens and end cards. */
const underWay = (state: State): number => {
  let sum = TOKEN * C.cell(state, C.TOKENS_OWED) + INSTEAD_OF_END_CARD * C.cell(state, C.ENDS_OWED)
  for (let entry = 0; entry < C.ENTRIES; entry++) {
    sum += ENTRY_WORTH[entry]! * (C.cell(state, C.PRINTED + entry) + C.cell(state, C.GAINS + entry))
  }
  return sum
}
const TOKEN = 12
/** By sort of entry: steps, an industry step, a locomotive, a factory, either. */
const ENTRY_WORTH = [1, 1.2, 2, 3, 4, 1.1, 2, 1.5, 3, 2, 3]

/** Known to their holder; a guess deals those of others. They mostly grow until the end. */
const endCards = (state: State, seat: Seat): number =>
  endCardsOf(state, seat, C.TAKER).reduce((sum, card) => sum + Math.max(8, endCardPoints(state, seat, card)), 0)
