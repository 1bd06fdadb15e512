/**
 * Examples for a network that estimates the points of a seat: positions at the start of turns in matches of quick moves,
 * and the points that the seats had at the end. Some moves are replaced by others that look good, so that the network also
 * learns what follows from them.
 */
import { quickDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { defaultOptions } from '../../kit/options.ts'
import type { Examples } from './train-network.ts'

export interface ValueFeatures {
  readonly count: number
  /** Fills the features of every seat, one seat after another. */
  fill(state: unknown, into: Float64Array): void
}

export interface Sampling {
  /** The numbers of the matches: from the first one on, this many. */
  readonly first: number
  readonly matches: number
  readonly seed: number
}

/** One turn in this many is sampled, and one move in this many is another of the best few. */
const TURNS = 7
const OTHER_MOVES = 12
const BEST = 6

export const valueExamples = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  features: ValueFeatures,
  { first, matches, seed }: Sampling,
): Examples => {
  const inputs: Float64Array[] = []
  const targets: number[] = []
  const most = Math.max(...game.meta.seats)
  const row = new Float64Array(features.count * most)
  for (let match = first; match < first + matches; match++) {
    const rng = quickRng(seed * 1_000_003 + match)
    const seats = seatsFor(game, match)
    const positions = playSampled(game, heuristics, seats, rng, (state) => {
      features.fill(state, row)
      return row.slice(0, features.count * seats)
    })
    for (const { sampled, totals } of positions) {
      inputs.push(sampled)
      targets.push(...totals)
    }
  }
  return { count: targets.length, inputs: joined(inputs), targets: Float64Array.from(targets) }
}

/** All examples of several lists, in their order. */
export const joinedExamples = (lists: readonly Examples[]): Examples => ({
  count: lists.reduce((sum, { count }) => sum + count, 0),
  inputs: joined(lists.map(({ inputs }) => inputs)),
  targets: joined(lists.map(({ targets }) => targets)),
})

const joined = (parts: readonly Float64Array[]): Float64Array => {
  const all = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0))
  let from = 0
  for (const part of parts) {
    all.set(part, from)
    from += part.length
  }
  return all
}

/** Every other match has four seats, or the most there are. */
const seatsFor = ({ meta: { seats } }: AnyGame, match: number): number => {
  const usual = seats.includes(4) ? 4 : Math.max(...seats)
  return match % 2 === 0 ? usual : (seats[(match >> 1) % seats.length] ?? usual)
}

const playSampled = <Sampled>(
  game: AnyGame,
  heuristics: AnyHeuristics,
  seats: number,
  rng: Rng,
  sample: (state: unknown) => Sampled,
): readonly { readonly sampled: Sampled; readonly totals: readonly number[] }[] => {
  const table = { draw: quickDealer(rng), emit() {} }
  const state = game.setup({ seats, options: defaultOptions(game.meta.options), rules: game.meta.rulesVersion }, table)
  const samples: Sampled[] = []
  let turn = game.turn(state)
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const legal = game.legal(state, seat)
    game.apply(state, seat, chosen(heuristics, state, seat, legal, rng), table)
    if (game.turn(state) === turn) continue
    turn = game.turn(state)
    if (rng(TURNS) === 0 && game.toAct(state).length > 0) samples.push(sample(state))
  }
  const totals = game.outcome(state)?.totals ?? []
  return samples.map((sampled) => ({ sampled, totals }))
}

const chosen = (heuristics: AnyHeuristics, state: unknown, seat: Seat, legal: readonly Tagged[], rng: Rng): Tagged => {
  if (legal.length > 1 && rng(OTHER_MOVES) === 0) {
    const preferred = heuristics.prefer?.(state, seat, legal) ?? []
    const best = legal
      .map((move, at) => ({ move, liking: preferred[at] ?? 0 }))
      .sort((a, b) => b.liking - a.liking)
      .slice(0, BEST)
    return best[rng(best.length)]!.move
  }
  return heuristics.rolloutMove(state, seat, legal, rng)
}
