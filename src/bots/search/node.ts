/** The tree of a search: one node for each sequence of moves, whatever is hidden behind them. */
import type { Seat, Tagged } from '../../kit/game.ts'

export interface Node {
  readonly move: Tagged | null
  /** Who made the move. */
  readonly mover: Seat
  visits: number
  /** How often the move could have been made when its parent was visited. */
  offered: number
  /** By seat: the sum of rewards, and of the points that were expected. */
  readonly reward: Float64Array
  readonly points: Float64Array
  readonly children: Map<Tagged, Node>
}

export const newNode = (move: Tagged | null, mover: Seat, seats: number): Node => ({
  move,
  mover,
  visits: 0,
  offered: 0,
  reward: new Float64Array(seats),
  points: new Float64Array(seats),
  children: new Map(),
})

export const childOf = (node: Node, move: Tagged, mover: Seat): Node => {
  const known = node.children.get(move)
  if (known !== undefined) return known
  const child = newNode(move, mover, node.reward.length)
  node.children.set(move, child)
  return child
}

export const meanReward = (node: Node, seat: Seat): number => (node.visits === 0 ? 0 : node.reward[seat]! / node.visits)
