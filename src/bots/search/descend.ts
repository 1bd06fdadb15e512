/**
 * One iteration: down the tree on one guess of what is hidden, on with quick moves for a while, and
 * back up with what came of it.
 */
import { quickDealer } from '../../kit/chance.ts'
import type { AnyGame, AnySense, Rng, Seat, Table, Tagged } from '../../kit/game.ts'
import { childOf, meanReward, type Node } from './node.ts'
import { rewardOfOutcome, rewardOfWorth } from './reward.ts'

export interface Ground {
  readonly game: AnyGame
  readonly sense: AnySense
  readonly seats: number
  readonly rng: Rng
  /** How many turns are played on with quick moves. */
  readonly ahead: number
  scale: number
}

/** How much is tried that was tried little. */
const CURIOSITY = 0.45
/** A node is widened slowly: this many children at first, and with the root of its visits. */
const FIRST_CHILDREN = 3
const WIDENING = 1.2
/** No quick move is asked for more often than this. */
const MOST_QUICK = 120

/** Down from `root` with `first` as the first move. The state is used up. */
export const descend = (ground: Ground, root: Node, state: unknown, seat: Seat, first: Tagged): void => {
  const { game, seats, rng } = ground
  const table: Table = { draw: quickDealer(rng), emit() {} }
  const path = [root, childOf(root, first, seat)]
  game.apply(state, seat, first, table)
  for (let node = path[1]!; node.visits > 0; ) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) break
    const move = select(ground, node, state, mover)
    node = childOf(node, move, mover)
    path.push(node)
    game.apply(state, mover, move, table)
  }
  playOn(ground, state, table)
  const reward = new Float64Array(seats)
  const points = judge(ground, state, reward)
  for (const node of path) add(node, reward, points)
}

/** Quick moves until so many turns have passed, or the end. */
const playOn = ({ game, sense, rng, ahead }: Ground, state: unknown, table: Table): void => {
  const until = game.turn(state) + ahead
  for (let quick = 0; quick < MOST_QUICK && game.turn(state) < until; quick++) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) return
    game.apply(state, mover, sense.lean(state, mover, game.legal(state, mover), rng), table)
  }
}

/** The rewards into `reward`; says the points. */
const judge = ({ game, sense, scale }: Ground, state: unknown, reward: Float64Array): readonly number[] => {
  const outcome = game.outcome(state)
  if (outcome !== undefined) {
    rewardOfOutcome(outcome, scale, reward)
    return outcome.totals
  }
  const worth = sense.worth(state)
  rewardOfWorth(worth, scale, reward)
  return worth
}

const add = (node: Node, reward: Float64Array, points: readonly number[]): void => {
  node.visits += 1
  for (let seat = 0; seat < reward.length; seat++) {
    node.reward[seat]! += reward[seat]!
    node.points[seat]! += points[seat]!
  }
}

/** A new child while the node may be widened, else the one that promises most to its mover. */
const select = ({ game, sense, rng }: Ground, node: Node, state: unknown, mover: Seat): Tagged => {
  const legal = game.legal(state, mover)
  if (legal.length === 1) return legal[0]!
  let known = 0
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (const move of legal) {
    const child = node.children.get(move)
    if (child === undefined) continue
    known += 1
    child.offered += 1
    const promise = meanReward(child, mover) + CURIOSITY * Math.sqrt(Math.log(child.offered + 1) / (child.visits + 1))
    if (promise > best) [best, choice] = [promise, move]
  }
  const may = FIRST_CHILDREN + WIDENING * Math.sqrt(node.visits)
  if (choice !== undefined && (known >= may || known === legal.length)) return choice
  const fresh = sense.lean(state, mover, legal, rng)
  return node.children.has(fresh) && choice !== undefined && rng(2) === 0 ? choice : fresh
}
