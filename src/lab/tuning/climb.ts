/**
 * Fits weights by play: one weight at a time is raised or lowered, one casual bot with the change
 * plays casual bots without it, and a clear win is kept. Fitting to the points that follow a position
 * was tried and plays worse: a correlation with points does not mean that a weight causes them.
 */

import { casual } from '../../bots/casual.ts'
import { keyedDealer, quickRng } from '../../kit/chance.ts'
import type { AnyGame, Seat } from '../../kit/game.ts'
import type { AnyHeuristics } from '../../kit/heuristics.ts'
import { defaultOptions } from '../../kit/options.ts'

export interface Climb {
  readonly game: AnyGame
  heuristicsWith(weights: readonly number[]): AnyHeuristics
  /** The deals that a change is tried on, each with the change in every seat in turn. */
  readonly deals: number
  readonly seed: number
  /** Called for every change that is kept. */
  kept(weights: readonly number[], at: number, duel: Duel): void
}

/** By how many points a changed bot is above the others' mean, and the standard error of that. */
export interface Duel {
  readonly lead: number
  readonly error: number
}

const FACTORS = [1.4, 1 / 1.4]
/** A lead this many times its error is clear, if it is at least this many points. */
const CLEAR = 2
const LEAST = 0.2

/** Tries every weight once. */
export const sweep = (climb: Climb, from: readonly number[]): readonly number[] => {
  let weights = from
  for (const at of from.keys()) {
    for (const factor of FACTORS) {
      const changed = weights.with(at, (weights[at] ?? 0) * factor)
      const found = duel(climb, changed, weights)
      if (found.lead <= Math.max(LEAST, CLEAR * found.error)) continue
      weights = changed
      climb.kept(weights, at, found)
      break
    }
  }
  return weights
}

export const duel = (climb: Climb, one: readonly number[], others: readonly number[]): Duel => {
  const heuristics = [climb.heuristicsWith(one), climb.heuristicsWith(others)] as const
  const leads = Array.from({ length: climb.deals }, (_, deal) => leadIn(climb, heuristics, `${climb.seed} ${deal}`))
  const lead = leads.reduce((sum, value) => sum + value, 0) / leads.length
  const spread = leads.reduce((sum, value) => sum + (value - lead) ** 2, 0) / Math.max(1, leads.length - 1)
  return { lead, error: Math.sqrt(spread / leads.length) }
}

/** The lead over the others' mean, over all seats in turn. */
const leadIn = ({ game }: Climb, heuristics: readonly [AnyHeuristics, AnyHeuristics], deal: string): number => {
  const seats = game.meta.seats.includes(4) ? 4 : (game.meta.seats.at(-1) ?? 1)
  let sum = 0
  for (let seat = 0; seat < seats; seat++) {
    const totals = totalsOf(game, seats, deal, (at) => heuristics[at === seat ? 0 : 1])
    const own = totals[seat] ?? 0
    sum += own - (totals.reduce((all, points) => all + points, 0) - own) / Math.max(1, seats - 1)
  }
  return sum / seats
}

const totalsOf = (game: AnyGame, seats: number, deal: string, heuristicsOf: (seat: Seat) => AnyHeuristics) => {
  const table = { draw: keyedDealer(`tune ${deal}`), emit() {} }
  const rng = quickRng(seats)
  const options = defaultOptions(game.meta.options)
  const state = game.setup({ seats, options, rules: game.meta.rulesVersion }, table)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.apply(
      state,
      seat,
      casual({ game, heuristics: heuristicsOf(seat), seat, view: game.view(state, seat), rng }),
      table,
    )
  }
  return game.outcome(state)?.totals ?? []
}
