/**
 * The tree of a search, and one iteration over it: down the tree on one determinization, on with quick moves for a
 * while, and back up with the result.
 */
import type { AnyGame, GameContext, Rng, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import type { SearchSettings } from './settings.ts'

/** What all iterations of a search share. */
export interface SearchContext {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seats: number
  readonly rng: Rng
  readonly table: GameContext
  readonly style: SearchSettings
  /** How many points make a clear difference. */
  readonly scale: number
  /** The same for the chances shown to players. */
  readonly shownScale: number
  /** By seat: the points expected before the move. */
  readonly usual: readonly number[]
  /** By seat: the results of its moves, over the whole tree. */
  readonly pools: readonly Pool[]
  /** The result of the last iteration. */
  readonly leaf: Leaf
}

/** A limit for games whose turns never end. */
const MOST_ROLLOUT_MOVES = 1000

/** The path of the current iteration; the next one overwrites it. */
const path: Node[] = []
const moves: Tagged[] = []
const movers: Seat[] = []

/** One iteration from `root` with `first` as the first move. It changes `state`. */
export const descend = (context: SearchContext, root: Node, state: unknown, seat: Seat, first: Tagged): void => {
  const { game, heuristics, table, leaf } = context
  let node = childOf(root, first)
  let depth = 1
  path[0] = node
  game.apply(state, seat, first, table)
  while (node.visits > 0) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) break
    const move = select(context, node, state, mover)
    node = childOf(node, move)
    path[depth] = node
    moves[depth] = move
    movers[depth] = mover
    depth += 1
    game.apply(state, mover, move, table)
  }
  playOn(context, state)
  judge(game, heuristics, state, context, leaf)
  addTo(root, leaf.reward)
  for (let at = 0; at < depth; at++) addTo(path[at]!, leaf.reward)
  if (context.style.pooled > 0) {
    for (let at = 1; at < depth; at++) {
      const pooled = poolOf(context.pools[movers[at]!]!, moves[at]!)
      pooled.visits += 1
      pooled.reward += leaf.reward[movers[at]!]!
    }
  }
}

/** Plays quick moves for a few rounds, or to the end. */
const playOn = (context: SearchContext, state: unknown): void => {
  const { game, heuristics, seats, rng, table, style } = context
  const until = game.turn(state) + seats * (heuristics.rolloutRounds ?? style.rounds)
  for (let quick = 0; quick < MOST_ROLLOUT_MOVES && game.turn(state) < until; quick++) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) return
    game.apply(state, mover, heuristics.rolloutMove(state, mover, game.legal(state, mover), rng), table)
  }
}

/** A new child while the node may be widened, else the child that promises most to its mover. */
export const select = (context: SearchContext, node: Node, state: unknown, mover: Seat): Tagged => {
  const { game, heuristics, rng, style } = context
  const legal = game.legal(state, mover)
  if (legal.length === 1) return legal[0]!
  const { children } = node
  let known = 0
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (let at = 0; children !== null && at < legal.length; at++) {
    const child = children.get(legal[at]!)
    if (child === undefined) continue
    known += 1
    child.offered += 1
    const promise = selectionScore(context, child, legal[at]!, mover)
    if (promise > best) [best, choice] = [promise, legal[at]!]
  }
  const may = style.children + style.widening * Math.sqrt(node.visits)
  if (choice !== undefined && (known >= may || known === legal.length)) return choice
  const fresh = heuristics.rolloutMove(state, mover, legal, rng)
  return children?.has(fresh) && choice !== undefined && rng(2) === 0 ? choice : fresh
}

/** The mean reward of a move, here and a little elsewhere in the tree, plus a bonus for a move with few tries. */
const selectionScore = ({ style, pools }: SearchContext, child: Node, move: Tagged, mover: Seat): number => {
  const bonus = style.exploration * Math.sqrt(Math.log(child.offered + 1) / (child.visits + 1))
  if (style.pooled === 0) return child.reward[mover]! / child.visits + bonus
  const pooled = poolOf(pools[mover]!, move)
  const elsewhere = pooled.visits === 0 ? 0.5 : pooled.reward / pooled.visits
  return (child.reward[mover]! + style.pooled * elsewhere) / (child.visits + style.pooled) + bonus
}

/** One node for each sequence of moves, shared by all determinizations. */
export interface Node {
  visits: number
  /** How often the move was legal when its parent was visited. */
  offered: number
  /** By seat: the sum of rewards. */
  readonly reward: number[]
  /** Null until the first child: most nodes never have one. */
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

const addTo = (node: Node, reward: readonly number[]): void => {
  node.visits += 1
  for (let seat = 0; seat < reward.length; seat++) node.reward[seat]! += reward[seat]!
}

export const meanReward = (node: Node | undefined, seat: Seat): number =>
  node === undefined || node.visits === 0 ? 0 : node.reward[seat]! / node.visits

interface Pooled {
  visits: number
  reward: number
}

/** Results of one seat's moves over the whole tree: in a wide tree a single node sees each move rarely. */
export type Pool = Map<Tagged, Pooled>

const poolOf = (pool: Pool, move: Tagged): Pooled => {
  let pooled = pool.get(move)
  if (pooled === undefined) {
    pooled = { visits: 0, reward: 0 }
    pool.set(move, pooled)
  }
  return pooled
}

/** The result of one iteration by seat: mostly winning, the rest by how much. Every iteration fills the same arrays. */
export interface Leaf {
  /** 0 to 1: what the search maximizes. */
  readonly reward: number[]
  /** 0 to 1: the chance to win as shown to players. Tied winners share it. */
  readonly wins: number[]
  /** The same as bots use it. */
  readonly botChances: number[]
  readonly points: number[]
}

export const newLeaf = (seats: number): Leaf => ({
  reward: Array.from({ length: seats }, () => 0.5),
  wins: Array.from({ length: seats }, () => 0.5),
  botChances: Array.from({ length: seats }, () => 0.5),
  points: Array.from({ length: seats }, () => 0.5),
})

/** What a result is measured by. */
export type Measure = Pick<SearchContext, 'scale' | 'shownScale' | 'usual' | 'style'>

export const judge = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: unknown,
  { scale, shownScale, usual, style }: Measure,
  into: Leaf,
): void => {
  const outcome = game.outcome(state)
  const points = outcome?.totals ?? heuristics.estimate?.(state) ?? heuristics.evaluate(state)
  if (outcome === undefined) {
    winChances(points, scale, into.botChances)
    winChances(points, shownScale, into.wins)
  } else {
    if (heuristics.endsByPoints === true) winChances(points, scale, into.botChances)
    else share(outcome.ranks, into.botChances)
    share(outcome.ranks, into.wins)
  }
  for (let seat = 0; seat < points.length; seat++) {
    into.points[seat] = points[seat]!
    into.reward[seat] =
      style.winning * into.botChances[seat]! +
      style.margin * margin(points, seat, scale) +
      style.points * gain(points[seat]! - usual[seat]!, scale)
  }
}

/** More points mean a higher chance to win. */
const winChances = (points: readonly number[], scale: number, into: number[]): void => {
  let best = points[0]!
  for (let seat = 1; seat < points.length; seat++) if (points[seat]! > best) best = points[seat]!
  let sum = 0
  for (let seat = 0; seat < points.length; seat++) {
    const weight = Math.exp((points[seat]! - best) / scale)
    into[seat] = weight
    sum += weight
  }
  for (let seat = 0; seat < points.length; seat++) into[seat]! /= sum
}

/** The winners share the victory. */
const share = (ranks: readonly number[], into: number[]): void => {
  let winners = 0
  for (let seat = 0; seat < ranks.length; seat++) if (ranks[seat] === 1) winners += 1
  for (let seat = 0; seat < ranks.length; seat++) into[seat] = ranks[seat] === 1 ? 1 / winners : 0
}

/** 0.5 for a tie with the best other seat, more for a lead. */
const margin = (points: readonly number[], seat: number, scale: number): number => {
  let other = Number.NEGATIVE_INFINITY
  for (let at = 0; at < points.length; at++) if (at !== seat && points[at]! > other) other = points[at]!
  return 0.5 + 0.5 * Math.tanh((points[seat]! - other) / (3 * scale))
}

/** 0.5 for the usual points, more for more of them. */
const gain = (points: number, scale: number): number => 0.5 + 0.5 * Math.tanh(points / (3 * scale))
