/** A trial: one whole match of random play, with every position and every move, for the laws to examine. */
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
  readonly events: readonly LogEntry<GameEvent>[]
  readonly draws: readonly Draw[]
}

export interface Journey {
  readonly first: unknown
  readonly events: readonly LogEntry<GameEvent>[]
  readonly steps: readonly Step[]
  readonly last: unknown
}

/** A law does not hold. */
export class Broken extends Error {
  override readonly name = 'Broken'
}

export const broken = (what: string): never => {
  throw new Broken(what)
}

export const makeTrial = (trial: Omit<Trial, 'journey'>): Trial => ({ ...trial, journey: travel(trial) })

/** The seed of the draws of a trial, as a match record would hold it. */
export const deckSeed = ({ seed }: Pick<Trial, 'seed'>): string => `trial ${seed}`

export const dealerOf = (trial: Pick<Trial, 'seed'>): Dealer => keyedDealer(deckSeed(trial))

/** A table that keeps all draws and events. */
export const keepingTable = (dealer: Dealer) => {
  const events: LogEntry<GameEvent>[] = []
  const draws: Draw[] = []
  const table: GameContext = {
    draw(deck, k, left) {
      const index = dealer(deck, k, left)
      draws.push([deck, k, left, index])
      return index
    },
    emit: (event, audience) => events.push({ event, audience: audience ?? null, after: 0 }),
  }
  return { table, events, draws }
}

/** A copy of the state after a move, with its events and draws. */
export const advance = (game: AnyGame, state: unknown, seat: Seat, move: Tagged, dealer: Dealer) => {
  const { table, events, draws } = keepingTable(dealer)
  const after = plainCopy(state)
  game.apply(after, seat, move, table)
  return { after, events, draws }
}

export const viewersOf = (start: Start): readonly Viewer[] => [...Array(start.seats).keys(), 'watcher']

/** `seat 2` or `the spectator`. */
export const nameOf = (viewer: Viewer): string => (viewer === 'watcher' ? 'the spectator' : `seat ${viewer}`)

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
  return { first, events: opening.events, steps, last: state }
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
