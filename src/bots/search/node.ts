/** The tree of a search: one node for each sequence of moves, whatever is hidden behind them. */
import type { Seat, Tagged } from '../../kit/game.ts'

export interface Node {
  visits: number
  /** How often the move could have been made when its parent was visited. */
  offered: number
  /** By seat: the sum of rewards. */
  readonly reward: number[]
  /** Made when the first child is: most nodes never have one. */
  children: Map<Tagged, Node> | null
}

export const newNode = (seats: number): Node => {
  const reward: number[] = []
  for (let seat = 0; seat < seats; seat++) reward.push(0)
  return { visits: 0, offered: 0, reward, children: null }
}

export const childOf = (node: Node, move: Tagged): Node => {
  node.children ??= new Map()
  let child = node.children.get(move)
  if (child === undefined) {
    child = newNode(node.reward.length)
    node.children.set(move, child)
  }
  return child
}

export const addTo = (node: Node, reward: readonly number[]): void => {
  node.visits += 1
  for (let seat = 0; seat < reward.length; seat++) node.reward[seat]! += reward[seat]!
}

export const meanReward = (node: Node | undefined, seat: Seat): number =>
  node === undefined || node.visits === 0 ? 0 : node.reward[seat]! / node.visits
