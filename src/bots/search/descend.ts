/**
 * One iteration: down the tree on one guess of what is hidden, on with quick moves for a while, and
 * back up with what came of it.
 */
import type { AnyGame, GameContext, Rng, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { judge, type Leaf } from './leaf.ts'
import { addTo, childOf, type Node } from './node.ts'
import { type Pool, poolOf } from './pool.ts'
import type { SearchSettings } from './settings.ts'

/** What all iterations of a search have in common. */
export interface SearchContext {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seats: number
  readonly rng: Rng
  readonly table: GameContext
  readonly style: SearchSettings
  /** How many points make a clear difference. */
  readonly scale: number
  /** The same in what people are told. */
  readonly told: number
  /** By seat: how its moves did wherever they were made. */
  readonly pools: readonly Pool[]
  /** What came of the last iteration. */
  readonly leaf: Leaf
}

/** No quick move is asked for more often than this. */
const MOST_QUICK = 1000

/** The way down, written over by the next iteration. */
const path: Node[] = []
const moves: Tagged[] = []
const movers: Seat[] = []

/** Down from `root` with `first` as the first move. The state is used up. */
export const descend = (ground: SearchContext, root: Node, state: unknown, seat: Seat, first: Tagged): void => {
  const { game, heuristics, table, leaf } = ground
  let node = childOf(root, first)
  let depth = 1
  path[0] = node
  game.apply(state, seat, first, table)
  while (node.visits > 0) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) break
    const move = select(ground, node, state, mover)
    node = childOf(node, move)
    path[depth] = node
    moves[depth] = move
    movers[depth] = mover
    depth += 1
    game.apply(state, mover, move, table)
  }
  playOn(ground, state)
  judge(game, heuristics, state, ground, leaf)
  addTo(root, leaf.reward)
  for (let at = 0; at < depth; at++) addTo(path[at]!, leaf.reward)
  if (ground.style.pooled > 0) {
    for (let at = 1; at < depth; at++) {
      const pooled = poolOf(ground.pools[movers[at]!]!, moves[at]!)
      pooled.visits += 1
      pooled.reward += leaf.reward[movers[at]!]!
    }
  }
}

/** Quick moves until so many turns have passed, or the end. */
const playOn = (ground: SearchContext, state: unknown): void => {
  const { game, heuristics, seats, rng, table, style } = ground
  const until = game.turn(state) + seats * (heuristics.rolloutRounds ?? style.rounds)
  for (let quick = 0; quick < MOST_QUICK && game.turn(state) < until; quick++) {
    const mover = game.toAct(state)[0]
    if (mover === undefined) return
    game.apply(state, mover, heuristics.rolloutMove(state, mover, game.legal(state, mover), rng), table)
  }
}

/** A new child while the node may be widened, else the one that promises most to its mover. */
export const select = (ground: SearchContext, node: Node, state: unknown, mover: Seat): Tagged => {
  const { game, heuristics, rng, style } = ground
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
    const promise = promiseOf(ground, child, legal[at]!, mover)
    if (promise > best) [best, choice] = [promise, legal[at]!]
  }
  const may = style.children + style.widening * Math.sqrt(node.visits)
  if (choice !== undefined && (known >= may || known === legal.length)) return choice
  const fresh = heuristics.rolloutMove(state, mover, legal, rng)
  return children?.has(fresh) && choice !== undefined && rng(2) === 0 ? choice : fresh
}

/** What a move has brought its mover, here and a little elsewhere, and more for what was seldom tried. */
const promiseOf = ({ style, pools }: SearchContext, child: Node, move: Tagged, mover: Seat): number => {
  const curious = style.exploration * Math.sqrt(Math.log(child.offered + 1) / (child.visits + 1))
  if (style.pooled === 0) return child.reward[mover]! / child.visits + curious
  const pooled = poolOf(pools[mover]!, move)
  const elsewhere = pooled.visits === 0 ? 0.5 : pooled.reward / pooled.visits
  return (child.reward[mover]! + style.pooled * elsewhere) / (child.visits + style.pooled) + curious
}
