/** One playing of a game under the eyes of the laws: every position and every move of it. */
import { type Dealer, type Draw, keyedDealer, quickRng } from '../../src/kit/chance.ts'
import type { AnyGame, GameContext, GameEvent, Rng, Seat, Start, Tagged, Viewer } from '../../src/kit/game.ts'
import { type LogEntry, plainCopy } from '../../src/kit/match.ts'
import type { AnyProof } from './proof.ts'

/** How a move is chosen. */
export type Policy = (game: AnyGame, legal: readonly Tagged[], seat: Seat, rng: Rng) => Tagged

export interface Trial {
  readonly game: AnyGame
  readonly proof: AnyProof
  readonly start: Start
  readonly seed: number
  readonly policy: Policy
  readonly journey: Journey
}

export interface Law {
  readonly name: string
  /** Throws `Broken` when the law does not hold. */
  check(trial: Trial): void
}

export interface Step {
  /** From 1. */
  readonly number: number
  readonly before: unknown
  readonly seat: Seat
  readonly legal: readonly Tagged[]
  readonly move: Tagged
  readonly after: unknown
  readonly told: readonly LogEntry<GameEvent>[]
  readonly draws: readonly Draw[]
}

export interface Journey {
  readonly first: unknown
  readonly told: readonly LogEntry<GameEvent>[]
  readonly steps: readonly Step[]
  readonly last: unknown
}

/** A law that does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

export const broken = (what: string): never => {
  throw new Broken(what)
}

export const makeTrial = (trial: Omit<Trial, 'journey'>): Trial => ({ ...trial, journey: travel(trial) })

export const dealerOf = (trial: Pick<Trial, 'seed'>): Dealer => keyedDealer(`trial ${trial.seed}`)

/** A table that keeps what it is told. */
export const keepingTable = (dealer: Dealer) => {
  const told: LogEntry<GameEvent>[] = []
  const draws: Draw[] = []
  const table: GameContext = {
    draw(deck, k, left) {
      const index = dealer(deck, k, left)
      draws.push([deck, k, left, index])
      return index
    },
    emit: (event, audience) => told.push({ event, audience: audience ?? null, after: 0 }),
  }
  return { table, told, draws }
}

/** A copy of the state with a move made in it, and what came of it. */
export const advance = (game: AnyGame, state: unknown, seat: Seat, move: Tagged, dealer: Dealer) => {
  const { table, told, draws } = keepingTable(dealer)
  const after = plainCopy(state)
  game.apply(after, seat, move, table)
  return { after, told, draws }
}

export const viewersOf = (start: Start): readonly Viewer[] => [...Array(start.seats).keys(), 'watcher']

/** Plays to the end, or to one move past the bound that the game states. */
const travel = ({ game, start, seed, policy }: Omit<Trial, 'journey'>): Journey => {
  const dealer = dealerOf({ seed })
  const rng = quickRng(seed)
  const opening = keepingTable(dealer)
  const first = game.setup(start, opening.table)
  const steps: Step[] = []
  let state: unknown = first
  while (steps.length <= game.meta.longest) {
    const step = takeStep(game, state, steps.length + 1, policy, rng, dealer)
    if (step === undefined) break
    steps.push(step)
    state = step.after
  }
  return { first, told: opening.told, steps, last: state }
}

const takeStep = (
  game: AnyGame,
  before: unknown,
  number: number,
  policy: Policy,
  rng: Rng,
  dealer: Dealer,
): Step | undefined => {
  const toAct = game.toAct(before)
  const seat = toAct[rng(Math.max(1, toAct.length))]
  const legal = seat === undefined ? [] : game.legal(before, seat)
  if (seat === undefined || legal.length === 0) return undefined
  const move = policy(game, legal, seat, rng)
  return { number, before, seat, legal, move, ...advance(game, before, seat, move, dealer) }
}
