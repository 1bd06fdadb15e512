/** Explains a decision: the best three choices, each with the chance to win and the expected points. */
import type { BotDecision, Effort } from './bot.ts'
import { calibrated } from './calibrated.ts'
import type { EvaluatedMove } from './search/search.ts'
import { SEARCH_SETTINGS } from './search/settings.ts'
import { searchAsSpectator } from './search/spectator.ts'
import { determinizeFor, searchChoices, withSearchHeuristics } from './search-bot.ts'

export interface Explained {
  /** In notation. */
  readonly move: string
  /** The seat's chance to win with it, 0 to 1. */
  readonly chance: number
  /** The seat's expected points at the end. */
  readonly points: number
}

export interface Explanation {
  /** The best first. */
  readonly choices: readonly Explained[]
  /** By seat: the chance to win if the best choice is played; for a spectator, the mean over the likely choices. */
  readonly chances: readonly number[]
}

const MOST = 3

/** From the view of the seat whose decision it is. */
export const explain = (decision: BotDecision, effort: Effort): Explanation => {
  const { choices } = searchChoices(decision, effort)
  // A single choice was not searched, but its chances are still wanted.
  if (choices.length === 1) return explainToSpectator(decision, effort)
  const shown = calibratedChoices(decision, choices)
  return { choices: bestOf(decision, shown), chances: shown[0]?.chances ?? [] }
}

/** From the view of anybody else: the legal moves of the seat are then a guess as well. */
export const explainToSpectator = (plain: BotDecision, effort: Effort): Explanation => {
  const decision = withSearchHeuristics(plain)
  const { game, heuristics, seat, rng, clock } = decision
  const iterationCost = heuristics.iterationCost ?? 1
  const determinizations = Array.from({ length: SEARCH_SETTINGS.determinizations }, () => determinizeFor(decision))
  const began = clock?.() ?? 0
  // The same budget as the first decision of a turn.
  const used = (done: number): number =>
    clock === undefined ? (2 * done * iterationCost) / effort.iterations : (2 * (clock() - began)) / effort.milliseconds
  const found = searchAsSpectator({ game, heuristics, seat, rng, determinizations }, SEARCH_SETTINGS, used)
  const choices = calibratedChoices(plain, found.choices)
  // The most played choices over all determinizations, sorted by their chances.
  const sorted = [...bestOf(decision, choices)].sort((a, b) => b.chance - a.chance)
  return { choices: sorted, chances: meanOf(choices) }
}

const calibratedChoices = (
  { game, heuristics, view, rng }: BotDecision,
  choices: readonly EvaluatedMove[],
): readonly EvaluatedMove[] => {
  const correction = heuristics.chancePowers
  if (correction === undefined) return choices
  const turn = game.turn(game.determinize(view, rng))
  return choices.map((choice) => ({ ...choice, chances: calibrated(choice.chances, turn, correction) }))
}

const bestOf = ({ game, seat }: BotDecision, choices: readonly EvaluatedMove[]): readonly Explained[] =>
  choices.slice(0, MOST).map(({ move, chances, points }) => ({
    move: game.notate(move),
    chance: chances[seat] ?? 0,
    points: points[seat] ?? 0,
  }))

/** The chances by seat, weighted by how often each choice was played. */
const meanOf = (choices: readonly EvaluatedMove[]): readonly number[] => {
  const all = choices.reduce((sum, { visits }) => sum + visits, 0)
  const [first] = choices
  return (first?.chances ?? []).map((_, seat) =>
    choices.reduce((sum, { chances, visits }) => sum + ((chances[seat] ?? 0) * visits) / all, 0),
  )
}
