/** What an end, or a position short of it, is worth to each seat: mostly winning, the rest by how much. */
import type { AnyGame } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'

/** What came of one iteration, by seat; the same arrays are filled again and again. */
export interface Leaf {
  /** 0 to 1: what is to be made large. */
  readonly reward: number[]
  /** 0 to 1: the chance to win, shared where a victory is, as people are told. */
  readonly wins: number[]
  /** The same as bots go by. */
  readonly hopes: number[]
  readonly points: number[]
}

export const newLeaf = (seats: number): Leaf => ({
  reward: Array.from({ length: seats }, () => 0.5),
  wins: Array.from({ length: seats }, () => 0.5),
  hopes: Array.from({ length: seats }, () => 0.5),
  points: Array.from({ length: seats }, () => 0.5),
})

const WINNING = 0.75
const MARGIN = 0.25

/** How many points make a clear difference: to bots, and in what people are told. */
export interface Scales {
  readonly scale: number
  readonly told: number
}

export const judge = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: unknown,
  { scale, told }: Scales,
  into: Leaf,
): void => {
  const outcome = game.outcome(state)
  const points = outcome?.totals ?? heuristics.evaluate(state)
  if (outcome === undefined) {
    hope(points, scale, into.hopes)
    hope(points, told, into.wins)
  } else {
    if (heuristics.endsByPoints === true) hope(points, scale, into.hopes)
    else share(outcome.ranks, into.hopes)
    share(outcome.ranks, into.wins)
  }
  for (let seat = 0; seat < points.length; seat++) {
    into.points[seat] = points[seat]!
    into.reward[seat] = WINNING * into.hopes[seat]! + MARGIN * margin(points, seat, scale)
  }
}

/** The more points, the likelier the victory. */
const hope = (points: readonly number[], scale: number, into: number[]): void => {
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

/** Half for a draw with the best other seat, more for more. */
const margin = (points: readonly number[], seat: number, scale: number): number => {
  let other = Number.NEGATIVE_INFINITY
  for (let at = 0; at < points.length; at++) if (at !== seat && points[at]! > other) other = points[at]!
  return 0.5 + 0.5 * Math.tanh((points[seat]! - other) / (3 * scale))
}
