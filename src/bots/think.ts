/** Bots that think before they move: a search with what a turn may cost, shared out over its decisions. */
import { quickDealer } from '../kit/chance.ts'
import type { Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import { type Bot, type BotDecision, determinizeFor, type Effort } from './bot.ts'
import { type BotMemory, beginDecision, beginTurn, keepTree, newMemory, recallTree } from './memory.ts'
import { type SearchResult, search } from './search/search.ts'
import { SEARCH_SETTINGS, type SearchSettings } from './search/settings.ts'

export { SEARCH_SETTINGS as STYLE } from './search/settings.ts'

/** A decision may spend this part of what is left of its turn. */
const SHARE = 0.5
/** And never less than this part of the whole. */
const LEAST = 0.02
/** A turn is never shortened below this many milliseconds. */
const SHORTEST_TURN = 50

export const searchBot =
  (usual: Effort, style: SearchSettings = SEARCH_SETTINGS): Bot =>
  (decision) => {
    const [best] = think(decision, usual, style).choices
    if (best === undefined) throw new RangeError('no move to choose from')
    return best.move
  }

/** All that the bot finds out about its choices. */
export const think = (asked: BotDecision, usual: Effort, style: SearchSettings = SEARCH_SETTINGS): SearchResult => {
  const decision = withSearchHeuristics(asked)
  const { game, heuristics, seat, view, rng } = decision
  const determinizations = Array.from({ length: style.determinizations }, () => determinizeFor(decision))
  const memory = decision.memory ?? newMemory()
  beginTurn(memory, game.turn(determinizations[0]))
  if (decision.movesMade !== undefined) beginDecision(memory, decision.movesMade)
  const purse = budgetOf(decision, usual, memory, game.legal(determinizations[0], seat).length)
  const thought = search({ game, heuristics, seat, rng, determinizations }, style, recallTree(memory, view), purse.used)
  memory.spent += purse.cost(thought.iterations)
  const [best] = thought.choices
  if (best !== undefined) keepBelow(decision, memory, determinizations[0], thought, best.move)
  return thought
}

/** Whoever thinks goes by all that is known of the game. */
export const withSearchHeuristics = (decision: BotDecision): BotDecision => ({
  ...decision,
  heuristics: decision.heuristics.searchHeuristics ?? decision.heuristics,
})

interface Budget {
  /** The part that is spent, 0 to 1. */
  used(iterations: number): number
  /** What was spent, in the measure that the bot goes by. */
  cost(iterations: number): number
}

/** With one choice there is nothing to think about: it is looked at once. */
const budgetOf = (
  { heuristics, clock, effort, timeScale = 1 }: BotDecision,
  usual: Effort,
  { spent }: BotMemory,
  choices: number,
): Budget => {
  const { milliseconds, iterations } = effort ?? usual
  const shortened = Math.max(Math.min(milliseconds, SHORTEST_TURN), milliseconds * timeScale)
  const whole = clock === undefined ? iterations : shortened
  const limit = choices === 1 ? 0 : Math.max(LEAST * whole, SHARE * (whole - spent))
  const began = clock?.() ?? 0
  const cost = (done: number): number =>
    clock === undefined ? done * (heuristics.iterationCost ?? 1) : clock() - began
  return { cost, used: (done) => (limit === 0 ? done : cost(done) / limit) }
}

const keepBelow = (
  { game, seat, rng }: BotDecision,
  memory: BotMemory,
  guess: unknown,
  { root }: SearchResult,
  move: Tagged,
) => {
  const state = copyState(game, guess)
  game.apply(state, seat, move, { draw: quickDealer(rng), emit() {} })
  keepTree(memory, game, state, seat, root.children?.get(move))
}
