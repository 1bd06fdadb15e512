/** A bot says why: its best three choices, each with the chance to win and the points that are expected. */
import { type BotDecision, determinizeFor, type Effort } from './bot.ts'
import { searchAsSpectator } from './search/spectator.ts'
import type { Judged } from './search/tally.ts'
import { STYLE, think, withSearchHeuristics } from './think.ts'

export interface Explained {
  /** In notation. */
  readonly move: string
  /** The seat's chance to win with it, 0 to 1. */
  readonly chance: number
  /** The seat's points at the end, as far as can be told. */
  readonly points: number
}

export interface Explanation {
  /** The best first. */
  readonly choices: readonly Explained[]
  /** By seat: the chance to win if the best of them is played; to an onlooker, with what may well be played. */
  readonly chances: readonly number[]
}

const MOST = 3

/** From the view of the seat whose decision it is. */
export const explain = (decision: BotDecision, effort: Effort): Explanation => {
  const { choices } = think(decision, effort)
  // With one choice there was nothing to think about, and yet somebody wants to know where it leads.
  if (choices.length === 1) return explainToSpectator(decision, effort)
  return { choices: bestOf(decision, choices), chances: choices[0]?.chances ?? [] }
}

/** From any other view, which `decision` then holds: what the seat may do is guessed as well. */
export const explainToSpectator = (asked: BotDecision, effort: Effort): Explanation => {
  const decision = withSearchHeuristics(asked)
  const { game, heuristics, seat, rng, clock } = decision
  const each = heuristics.iterationCost ?? 1
  const determinizations = Array.from({ length: STYLE.determinizations }, () => determinizeFor(decision))
  const began = clock?.() ?? 0
  // As much as is spent on the first decision of a turn.
  const used = (done: number): number =>
    clock === undefined ? (2 * done * each) / effort.iterations : (2 * (clock() - began)) / effort.milliseconds
  const { choices } = searchAsSpectator({ game, heuristics, seat, rng, determinizations }, STYLE, used)
  // Those that are made most, whatever the seat may hold; of these the best first.
  const told = [...bestOf(decision, choices)].sort((a, b) => b.chance - a.chance)
  return { choices: told, chances: meanOf(choices) }
}

const bestOf = ({ game, seat }: BotDecision, choices: readonly Judged[]): readonly Explained[] =>
  choices.slice(0, MOST).map(({ move, chances, points }) => ({
    move: game.notate(move),
    chance: chances[seat] ?? 0,
    points: points[seat] ?? 0,
  }))

/** The chances by seat, each choice counting as often as it was made. */
const meanOf = (choices: readonly Judged[]): readonly number[] => {
  const all = choices.reduce((sum, { visits }) => sum + visits, 0)
  const [first] = choices
  return (first?.chances ?? []).map((_, seat) =>
    choices.reduce((sum, { chances, visits }) => sum + ((chances[seat] ?? 0) * visits) / all, 0),
  )
}
