/**
 * Tree search over determinizations of what is hidden (information sets, one observer). Moves at the root are
 * tried by sequential halving, below it by how they did so far; the result is one of every seat.
 */
import { commonDealer, type Dealer, quickDealer } from '../../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { copyState } from '../../kit/match.ts'
import { candidatesOf } from './candidates.ts'
import { descend, type SearchContext } from './descend.ts'
import { halve } from './halve.ts'
import { newLeaf } from './leaf.ts'
import { childOf, meanReward, type Node, newNode } from './node.ts'
import type { SearchSettings } from './settings.ts'
import { type Judged, judgedOf, type Tally, tallyOf } from './tally.ts'

export interface SearchInput {
  readonly game: AnyGame
  readonly heuristics: AnyHeuristics
  readonly seat: Seat
  readonly rng: Rng
  /** Full states that look like what the seat sees. */
  readonly determinizations: readonly unknown[]
}

export interface SearchResult {
  /** The best first. */
  readonly choices: readonly Judged[]
  readonly iterations: number
  readonly root: Node
}

/** `used`: the part of the budget that is spent after so many iterations. */
export const search = (
  question: SearchInput,
  style: SearchSettings,
  kept: Node | null,
  used: (done: number) => number,
): SearchResult => {
  const { game, heuristics, seat, rng, determinizations } = question
  const common = heuristics.commonChance === true ? commonDealer() : undefined
  const luck = common === undefined ? 0 : rng(LUCKS)
  const ground = searchContextOf(question, style, common?.draw)
  const root = kept ?? newNode(ground.seats)
  const tallies = new Map<Tagged, Tally>()
  let done = 0
  const tryOut = (move: Tagged): void => {
    // The n-th try of every move is on the same guess: what differs is the move, not what was dealt.
    const tried = tallies.get(move)?.visits ?? 0
    common?.begin(luck + tried)
    descend(ground, root, copyState(game, determinizations[tried % determinizations.length]), seat, move)
    tallyOf(tallies, move, ground.leaf)
    done += 1
  }
  const looks = candidatesOf(ground, seat, determinizations)
  const promise = promiseOf(root, looks, seat, ground)
  const ranked = halve([...looks.keys()], { tryOut, promise, used: () => used(done) })
  const choices = ranked.map((move) => judgedOf(move, childOf(root, move), seat, tallies.get(move)))
  return { choices, iterations: done, root }
}

const LUCKS = 2 ** 30

/** One more point in a match that is open makes the reward this much larger, times the points of a clear difference. */
const SLOPE = 0.18

/** What came of a move, and for a few visits what it looked like before anything was tried. */
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
    return (node.reward[seat]! + counts * expected) / (node.visits + counts)
  }
}

export const searchContextOf = (
  { game, heuristics, rng, determinizations }: SearchInput,
  style: SearchSettings,
  draw: Dealer = quickDealer(rng),
): SearchContext => {
  const worths = determinizations.slice(0, 8).map((guess) => heuristics.evaluate(guess))
  const seats = worths[0]!.length
  const scale = heuristics.evaluationSpread?.(determinizations[0]) ?? scaleOf(worths, style)
  return {
    game,
    heuristics,
    seats,
    rng,
    style,
    table: { draw, emit() {} },
    scale,
    told: heuristics.shownSpread?.(determinizations[0]) ?? scale,
    pools: Array.from({ length: seats }, () => new Map()),
    leaf: newLeaf(seats),
  }
}

/** How many points make a clear difference in this match: a share of what is at stake. */
const scaleOf = (worths: readonly (readonly number[])[], { difference }: SearchSettings): number => {
  const all = worths.flat().map(Math.abs)
  return Math.max(1, (difference * all.reduce((sum, points) => sum + points, 0)) / all.length)
}
