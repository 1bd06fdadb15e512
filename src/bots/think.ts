/** Bots that think before they move: a search with what a turn may cost, shared out over its decisions. */
import { quickDealer } from '../kit/chance.ts'
import type { Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import { type Bot, type Decision, type Effort, guessFor } from './bot.ts'
import { beginDecision, beginTurn, keep, type Memory, newMemory, recall } from './memory.ts'
import { search, type Thought } from './search/search.ts'
import { STYLE, type Style } from './search/style.ts'

export { STYLE } from './search/style.ts'

/** A decision may spend this part of what is left of its turn. */
const SHARE = 0.5
/** And never less than this part of the whole. */
const LEAST = 0.02
/** A turn is never shortened below this many milliseconds. */
const SHORTEST_TURN = 50

export const thinker =
  (usual: Effort, style: Style = STYLE): Bot =>
  (decision) => {
    const [best] = think(decision, usual, style).choices
    if (best === undefined) throw new RangeError('no move to choose from')
    return best.move
  }

/** All that the bot finds out about its choices. */
export const think = (asked: Decision, usual: Effort, style: Style = STYLE): Thought => {
  const decision = withInsight(asked)
  const { game, sense, seat, view, rng } = decision
  const guesses = Array.from({ length: style.guesses }, () => guessFor(decision))
  const memory = decision.memory ?? newMemory()
  beginTurn(memory, game.turn(guesses[0]))
  if (decision.made !== undefined) beginDecision(memory, decision.made)
  const purse = purseOf(decision, usual, memory, game.legal(guesses[0], seat).length)
  const thought = search({ game, sense, seat, rng, guesses }, style, recall(memory, view), purse.used)
  memory.spent += purse.cost(thought.iterations)
  const [best] = thought.choices
  if (best !== undefined) keepBelow(decision, memory, guesses[0], thought, best.move)
  return thought
}

/** Whoever thinks goes by all that is known of the game. */
export const withInsight = (decision: Decision): Decision => ({
  ...decision,
  sense: decision.sense.insight ?? decision.sense,
})

interface Purse {
  /** The part that is spent, 0 to 1. */
  used(iterations: number): number
  /** What was spent, in the measure that the bot goes by. */
  cost(iterations: number): number
}

/** With one choice there is nothing to think about: it is looked at once. */
const purseOf = (
  { sense, clock, effort, timeScale = 1 }: Decision,
  usual: Effort,
  { spent }: Memory,
  choices: number,
): Purse => {
  const { milliseconds, iterations } = effort ?? usual
  const shortened = Math.max(Math.min(milliseconds, SHORTEST_TURN), milliseconds * timeScale)
  const whole = clock === undefined ? iterations : shortened
  const limit = choices === 1 ? 0 : Math.max(LEAST * whole, SHARE * (whole - spent))
  const began = clock?.() ?? 0
  const cost = (done: number): number => (clock === undefined ? done * (sense.iterationCost ?? 1) : clock() - began)
  return { cost, used: (done) => (limit === 0 ? done : cost(done) / limit) }
}

const keepBelow = ({ game, seat, rng }: Decision, memory: Memory, guess: unknown, { root }: Thought, move: Tagged) => {
  const state = copyState(game, guess)
  game.apply(state, seat, move, { draw: quickDealer(rng), emit() {} })
  keep(memory, game, state, seat, root.children?.get(move))
}
