/**
 * Tree search over determinizations of what is hidden (information sets, one observer). Sequential halving chooses
 * between the moves at the root, their results so far choose below it. Rewards are kept for every seat.
 */
import { commonDealer, type Dealer, quickDealer } from '../../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { copyState } from '../../kit/match.ts'
import type { SearchSettings } from './settings.ts'
import { childOf, descend, type Leaf, meanReward, type Node, newLeaf, newNode, type SearchContext } from './tree.ts'

export interface SearchInput {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seat: Seat
  readonly rng: Rng
  /** Determinizations of what the seat sees. */
  readonly determinizations: readonly unknown[]
  /** The moves to choose from; all legal ones if this is missing. */
  readonly choices?: readonly Tagged[]
}

export interface SearchResult {
  /** The best move first. */
  readonly choices: readonly EvaluatedMove[]
  readonly iterations: number
  readonly root: Node
}

/** `used`: the share of the budget spent after this many iterations, 0 to 1. */
export const search = (
  input: SearchInput,
  style: SearchSettings,
  kept: Node | null,
  used: (done: number) => number,
): SearchResult => {
  const { game, heuristics, seat, rng, determinizations, choices } = input
  const common = heuristics.commonChance === true ? commonDealer() : undefined
  const firstSeed = common === undefined ? 0 : rng(RANDOM_SEEDS)
  const context = searchContextOf(input, style, common?.draw)
  const root = kept ?? newNode(context.seats)
  const totals = new Map<Tagged, MoveTotals>()
  let done = 0
  const tryOut = (move: Tagged): void => {
    // The n-th try of every move uses the same determinization: only the move differs, not the cards.
    const tried = totals.get(move)?.visits ?? 0
    common?.begin(firstSeed + tried)
    descend(context, root, copyState(game, determinizations[tried % determinizations.length]), seat, move)
    addToTotals(totals, move, context.leaf)
    done += 1
  }
  const looks = candidatesOf(context, seat, determinizations, choices)
  const promise = promiseOf(root, looks, seat, context)
  const ranked = halve([...looks.keys()], { tryOut, promise, used: () => used(done) })
  const evaluated = ranked.map((move) => evaluatedMove(move, childOf(root, move), seat, totals.get(move)))
  return { choices: evaluated, iterations: done, root }
}

const RANDOM_SEEDS = 2 ** 30

/** In an undecided match, one more point raises the reward by this, times the points of a clear difference. */
const SLOPE = 0.18

/** The mean reward of a move. The look one move ahead counts as a few visits. */
const promiseOf = (
  root: Node,
  looks: ReadonlyMap<Tagged, number>,
  seat: Seat,
  { heuristics, style, scale }: SearchContext,
) => {
  const counts = heuristics.preferVisits ?? style.looks
  const usual = [...looks.values()].reduce((sum, look) => sum + look, 0) / looks.size
  return (move: Tagged): number => {
    const node = root.children?.get(move)
    if (node === undefined || node.visits === 0) return 0
    const expected = meanReward(root, seat) + (SLOPE * (looks.get(move)! - usual)) / scale
    const visits = node.visits / (1 + node.visits / style.trust)
    return (visits * meanReward(node, seat) + counts * expected) / (visits + counts)
  }
}

export const searchContextOf = (
  { game, heuristics, rng, determinizations }: SearchInput,
  style: SearchSettings,
  draw: Dealer = quickDealer(rng),
): SearchContext => {
  const values = determinizations.slice(0, 8).map((determinization) => heuristics.evaluate(determinization))
  const seats = values[0]!.length
  const scale = heuristics.evaluationSpread?.(determinizations[0]) ?? scaleOf(values, style)
  return {
    game,
    heuristics,
    seats,
    rng,
    style: { ...style, ...heuristics.aims },
    table: { draw, emit() {} },
    scale,
    shownScale: heuristics.shownSpread?.(determinizations[0]) ?? scale,
    usual: usualPoints(heuristics, determinizations, seats),
    pools: Array.from({ length: seats }, () => new Map()),
    leaf: newLeaf(seats),
  }
}

/** By seat: the points expected in the first determinizations. */
const usualPoints = (heuristics: AnyHeuristics, determinizations: readonly unknown[], seats: number): number[] => {
  const values = determinizations.slice(0, 8).map((one) => heuristics.estimate?.(one) ?? heuristics.evaluate(one))
  return Array.from(
    { length: seats },
    (_, seat) => values.reduce((sum, value) => sum + value[seat]!, 0) / values.length,
  )
}

/** How many points make a clear difference in this match: a share of the seats' points. */
const scaleOf = (values: readonly (readonly number[])[], { difference }: SearchSettings): number => {
  const all = values.flat().map(Math.abs)
  return Math.max(1, (difference * all.reduce((sum, points) => sum + points, 0)) / all.length)
}

/** A look one move ahead uses this many determinizations. */
const LOOK_DETERMINIZATIONS = 2

/** The moves to try at the root: all of them if they are few, else the best one move ahead. Each with its lead in points. */
export const candidatesOf = (
  context: SearchContext,
  seat: Seat,
  determinizations: readonly unknown[],
  legal: readonly Tagged[] = context.game.legal(determinizations[0], seat),
): ReadonlyMap<Tagged, number> => {
  const preferred = context.heuristics.prefer?.(determinizations[0], seat, legal)
  const looks = legal.map(
    (move, at) => [move, preferred?.[at] ?? leadOneMoveAhead(context, seat, determinizations, move)] as const,
  )
  return new Map(looks.sort(([, a], [, b]) => b - a).slice(0, context.heuristics.rootWidth ?? context.style.candidates))
}

const leadOneMoveAhead = (
  { game, heuristics, table }: SearchContext,
  seat: Seat,
  determinizations: readonly unknown[],
  move: Tagged,
): number => {
  let sum = 0
  const looked = determinizations.slice(0, LOOK_DETERMINIZATIONS)
  for (const determinization of looked) {
    const draft = copyState(game, determinization)
    game.apply(draft, seat, move, table)
    const value = heuristics.evaluate(draft)
    sum += value[seat]! - 0.5 * Math.max(...value.filter((_, other) => other !== seat))
  }
  return sum / looked.length
}

interface HalvingOptions {
  tryOut(move: Tagged): void
  promise(move: Tagged): number
  /** The share spent, 0 to 1. */
  used(): number
}

/**
 * Sequential halving: every move is tried a little, then the better half goes on, and so on, each round with an equal
 * part of the budget. Returns the best first; moves dropped early come last.
 */
export const halve = (moves: readonly Tagged[], { tryOut, promise, used }: HalvingOptions): readonly Tagged[] => {
  if (moves.length === 0) return []
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)))
  const dropped: Tagged[] = []
  let left = moves
  for (let round = 1; round <= rounds && used() < 1; round++) {
    do {
      for (const move of left) {
        tryOut(move)
        if (used() >= 1) break
      }
    } while (used() < round / rounds)
    // Equally good moves keep their order.
    const ranked = [...left].sort((a, b) => promise(b) - promise(a))
    const half = round === rounds ? ranked.length : Math.ceil(ranked.length / 2)
    dropped.unshift(...ranked.slice(half))
    left = ranked.slice(0, half)
  }
  return [...left, ...dropped]
}

/** What the search found out about a move at the root. */
export interface EvaluatedMove {
  readonly move: Tagged
  /** Expected reward, 0 to 1. */
  readonly promise: number
  /** By seat: the chance to win. */
  readonly chances: readonly number[]
  /** By seat: the expected points. */
  readonly points: readonly number[]
  readonly visits: number
}

export interface MoveTotals {
  visits: number
  readonly wins: number[]
  readonly points: number[]
}

export const addToTotals = (totals: Map<Tagged, MoveTotals>, move: Tagged, { wins, points }: Leaf): void => {
  let total = totals.get(move)
  if (total === undefined) {
    total = { visits: 0, wins: wins.map(() => 0), points: points.map(() => 0) }
    totals.set(move, total)
  }
  total.visits += 1
  for (let seat = 0; seat < wins.length; seat++) {
    total.wins[seat]! += wins[seat]!
    total.points[seat]! += points[seat]!
  }
}

export const evaluatedMove = (move: Tagged, node: Node, seat: Seat, total: MoveTotals | undefined): EvaluatedMove => ({
  move,
  promise: meanReward(node, seat),
  chances: total?.wins.map((sum) => sum / total.visits) ?? [],
  points: total?.points.map((sum) => sum / total.visits) ?? [],
  visits: node.visits,
})
