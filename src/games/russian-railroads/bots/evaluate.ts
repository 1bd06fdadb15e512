/** The value of a position: points, the income of the remaining rounds, and everything that will raise it. */
import type { Seat } from '../../../kit/game.ts'
import { ROUTES } from '../data/board.ts'
import { INSTEAD_OF_END_CARD } from '../data/cards.ts'
import { setupFor } from '../data/counts.ts'
import { engineersOf } from '../engineers/engineers.ts'
import { factoriesBuilt } from '../industry/markers.ts'
import { reach } from '../locomotives/slots.ts'
import { ENTRIES } from '../open-list/entries.ts'
import { endCardPoints, endCardsOf } from '../scoring/end-cards.ts'
import { income } from '../scoring/income.ts'
import { majority } from '../scoring/majority.ts'
import { pointsOf } from '../scoring/points.ts'
import { isOver, matOf, type State, seatsOf } from '../state/state.ts'
import { track } from '../track/tracks.ts'

/** By how many points the result may still change: a few after the last round, and more for every remaining round. */
export const shownSpread = (state: State): number => SPREAD_AT_END + SPREAD_PER_ROUND * scoringsLeft(state)
const SPREAD_AT_END = 8
const SPREAD_PER_ROUND = 4.5

/** Scorings still to come, this round's included. */
export const scoringsLeft = ({ seats, board }: State): number => setupFor(seats).rounds - board.round + 1

/** The points each seat may expect at the end, with these weights. */
export const worthWith = (state: State, weights: readonly number[]): readonly number[] => {
  const seats = seatsOf(state)
  if (isOver(state)) return seats.map((seat) => pointsOf(state, seat))
  const led = engineerLead(state)
  return seats.map((seat) => {
    const hopes = weigh(features(state, seat, led[seat]!), weights)
    return pointsOf(state, seat) + hopes + (seat === state.current.mover ? openListWorth(state) : 0)
  })
}

/** By seat: the points for the lead in engineers. */
export const engineerLead = (state: State): readonly number[] => {
  const seats = seatsOf(state)
  return majority(
    seats.map((seat) => engineersOf(state, seat).length),
    seats.map((seat) => engineersOf(state, seat).at(-1) ?? 0),
  )
}

/** The features of a seat's position, weighted by `data/weights.ts`; `led`: points for the lead in engineers. */
export const features = (state: State, seat: Seat, led: number): readonly number[] => {
  const left = scoringsLeft(state)
  const growing = (left - 1) / 2
  const mat = matOf(state, seat)
  const atHand = mat.hasPassed ? 0 : mat.workers + mat.temporaryWorkers + mat.blackWorkers
  return [
    left * income(state, seat).reduce((sum, points) => sum + points, 0),
    (left - 1) * mat.allWorkers,
    (left - 1) * mat.allBlackWorkers,
    mat.coins,
    atHand,
    endCards(state, seat),
    led,
    growing * mat.doublers,
    growing * factoriesBuilt(mat),
    growing * engineersOf(state, seat).length,
    ...tracks(state, seat).map((feature) => growing * feature),
  ]
}

const weigh = (parts: readonly number[], weights: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < parts.length; at++) sum += parts[at]! * weights[at]!
  return sum
}

/** Over all routes: how far the locomotives reach, the tracks within their reach, and all tracks by colour. */
const tracks = (state: State, seat: Seat): number[] => {
  const sums = [0, 0, 0, 0, 0, 0, 0]
  for (let route = 0; route < ROUTES.length; route++) {
    const far = reach(state, seat, route)
    sums[0]! += far
    for (let colour = 0; colour < 5; colour++) {
      const field = track(state, seat, route, colour)
      sums[1]! += Math.max(0, Math.min(far, field))
      sums[2 + colour]! += field
    }
  }
  return sums
}

/** What the open list may still bring: its entries by sort, then tokens and end cards. */
const openListWorth = ({ current }: State): number => {
  let sum = TOKEN_WORTH * current.tokensOwed + INSTEAD_OF_END_CARD * current.endCardsOwed
  for (let entry = 0; entry < ENTRIES; entry++) {
    sum += ENTRY_WORTH[entry]! * (current.printed[entry]! + current.gains[entry]!)
  }
  return sum
}
const TOKEN_WORTH = 12
/** By sort of entry: steps, an industry step, a locomotive, a factory, either. */
const ENTRY_WORTH = [1, 1.2, 2, 3, 4, 1.1, 2, 1.5, 3, 2, 3]

/** End cards are known to their holder; a determinized state deals the others' cards. Their points mostly grow until the end. */
const endCards = (state: State, seat: Seat): number =>
  endCardsOf(state, seat).reduce((sum, card) => sum + Math.max(8, endCardPoints(state, seat, card)), 0)
