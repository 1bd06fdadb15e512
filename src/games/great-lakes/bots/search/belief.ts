/** Which tickets a seat probably holds, judged by how far its routes connect them. */
import type { Seat } from '../../../../kit/game.ts'
import type { Belief } from '../../../../kit/heuristics.ts'
import { ROUTES, TICKETS } from '../../map/map.ts'
import { closedByTwin } from '../../map/twins.ts'
import { costs, FAR, measure } from './paths.ts'

interface Board {
  readonly seats: number
  readonly owners: readonly number[]
}

/** Weights: a ticket as far from completion as on an empty board, an impossible one, and the bonus for a completed one. */
const PLAIN = 0.15
const LOST = 0.1
const COMPLETE = 3

/** Draws tickets weighted by how far their holder's routes connect them. */
export const belief = (board: Board): Belief => {
  const weights = likelihoods(board)
  return (seat, tickets, rng) => {
    const weightOf = (ticket: number): number => weights[seat * TICKETS.length + ticket] ?? 0
    let left = (tickets.reduce((sum, ticket) => sum + weightOf(ticket), 0) * rng(RANDOM_STEPS)) / RANDOM_STEPS
    const at = tickets.findIndex((ticket) => {
      left -= weightOf(ticket)
      return left < 0
    })
    return at < 0 ? tickets.length - 1 : at
  }
}
const RANDOM_STEPS = 2 ** 24

/** By seat, then ticket: the relative likelihood that the seat holds it. Never 0. */
const likelihoods = (board: Board): readonly number[] => {
  if (latest?.board === board) return latest.weights
  const weights: number[] = []
  for (let seat = 0; seat < board.seats; seat++) computeLikelihoods(board, seat, weights)
  latest = { board, weights }
  return weights
}

/** Cached, because many determinizations are made from one view. */
let latest: { readonly board: Board; readonly weights: readonly number[] } | undefined

const computeLikelihoods = (board: Board, seat: Seat, weights: number[]): void => {
  for (let route = 0; route < ROUTES.length; route++) costs[route] = costOf(board, seat, route)
  TICKETS.forEach(({ a, b }, ticket) => {
    const cost = measure(a, b)
    const done = Math.max(0, 1 - cost / (EMPTY[ticket] ?? FAR))
    weights[seat * TICKETS.length + ticket] = cost >= FAR ? LOST : PLAIN + COMPLETE * done ** 3
  })
}

const costOf = (board: Board, seat: Seat, route: number): number => {
  const owner = board.owners[route] ?? -1
  if (owner === seat) return 0
  return owner >= 0 || closedByTwin(board, seat, route) ? FAR : (ROUTES[route]?.length ?? FAR) + 1
}

/** By ticket: what it costs on an empty board. */
const EMPTY: readonly number[] = (() => {
  ROUTES.forEach(({ length }, route) => {
    costs[route] = length + 1
  })
  return TICKETS.map(({ a, b }) => measure(a, b))
})()
