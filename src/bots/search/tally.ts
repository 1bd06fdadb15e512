/** What is told of a move at the root: the chance to win with it, and the points that are expected. */
import type { Seat, Tagged } from '../../kit/game.ts'
import type { Leaf } from './leaf.ts'
import { meanReward, type Node } from './node.ts'

/** A choice as the search sees it. */
export interface Judged {
  readonly move: Tagged
  /** Expected reward, 0 to 1. */
  readonly promise: number
  /** By seat: the chance to win. */
  readonly chances: readonly number[]
  /** By seat: the points that are expected. */
  readonly points: readonly number[]
  readonly visits: number
}

export interface Tally {
  visits: number
  readonly wins: number[]
  readonly points: number[]
}

export const tallyOf = (tallies: Map<Tagged, Tally>, move: Tagged, { wins, points }: Leaf): void => {
  let tally = tallies.get(move)
  if (tally === undefined) {
    tally = { visits: 0, wins: wins.map(() => 0), points: points.map(() => 0) }
    tallies.set(move, tally)
  }
  tally.visits += 1
  for (let seat = 0; seat < wins.length; seat++) {
    tally.wins[seat]! += wins[seat]!
    tally.points[seat]! += points[seat]!
  }
}

export const judgedOf = (move: Tagged, node: Node, seat: Seat, tally: Tally | undefined): Judged => ({
  move,
  promise: meanReward(node, seat),
  chances: tally?.wins.map((sum) => sum / tally.visits) ?? [],
  points: tally?.points.map((sum) => sum / tally.visits) ?? [],
  visits: node.visits,
})
