/** Bots that search before they move. A turn has a budget, which its decisions share. */
import { quickDealer } from '../kit/chance.ts'
import type { AnyGame, Seat, Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import type { Bot, BotDecision, Effort } from './bot.ts'
import { EFFORTS, overlookedShare, type SearchBotName } from './levels.ts'
import { newWhim, noticedMoves } from './mistakes.ts'
import { type SearchResult, search } from './search/search.ts'
import { SEARCH_SETTINGS, type SearchSettings } from './search/settings.ts'
import type { Node } from './search/tree.ts'

/** A decision may spend this part of what is left of its turn. */
const SHARE = 0.5
/** And never less than this part of the whole. */
const LEAST = 0.02
/** A busy host never shortens a turn below this many milliseconds. */
const SHORTEST_TURN = 50

export const searchBot =
  (level: SearchBotName): Bot =>
  (decision) => {
    const overlooks = overlookedShare(decision, level)
    const [best] = searchChoices({ ...decision, overlooks }, EFFORTS[level]).choices
    if (best === undefined) throw new RangeError('no move to choose from')
    return best.move
  }

/** Everything that the bot finds out about its choices. */
export const searchChoices = (
  plain: BotDecision,
  usual: Effort,
  settings: SearchSettings = SEARCH_SETTINGS,
): SearchResult => {
  const decision = withSearchHeuristics(plain)
  const { game, heuristics, seat, view, rng } = decision
  const determinizations = Array.from({ length: settings.determinizations }, () => determinizeFor(decision))
  const memory = decision.memory ?? newMemory()
  beginTurn(memory, game.turn(determinizations[0]))
  const choices = choicesOf(decision, memory, determinizations[0])
  if (decision.movesMade !== undefined) beginDecision(memory, decision.movesMade)
  const budget = budgetOf(decision, usual, memory, choices.length)
  const input = { game, heuristics, seat, rng, determinizations, choices }
  const result = search(input, settings, recallTree(memory, view), budget.used)
  memory.spent += budget.cost(result.iterations)
  const [best] = result.choices
  if (best !== undefined) keepBelow(decision, memory, determinizations[0], result, best.move)
  return result
}

/** The legal moves that the bot considers. */
const choicesOf = (
  { game, seat, rng, overlooks = 0 }: BotDecision,
  memory: BotMemory,
  determinization: unknown,
): readonly Tagged[] => {
  const legal = game.legal(determinization, seat)
  if (overlooks === 0) return legal
  memory.whim ??= newWhim(rng)
  return noticedMoves(game, seat, legal, overlooks, memory.whim)
}

/** Searching bots use everything that is known about the game. */
export const withSearchHeuristics = (decision: BotDecision): BotDecision => ({
  ...decision,
  heuristics: decision.heuristics.searchHeuristics ?? decision.heuristics,
})

/** A full state that is consistent with the view: a likely one, if the game can say what is likely. */
export const determinizeFor = ({ game, heuristics, view, rng }: BotDecision): unknown =>
  game.determinize(view, rng, heuristics.belief?.(view))

interface Budget {
  /** The part that is spent, 0 to 1. */
  used(iterations: number): number
  /** What was spent: milliseconds with a clock, else iterations. */
  cost(iterations: number): number
}

/** A single choice needs no search: it is tried once. */
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

/** What a bot remembers during a turn: what it has spent, and the tree as long as nothing new was shown. */
export interface BotMemory {
  turn: number
  /** Milliseconds with a clock, else iterations. */
  spent: number
  /** By number of moves that the seat had made in the turn: what it had spent before that decision. */
  before: number[]
  /** Decides what the bot overlooks; null until it overlooks anything. */
  whim: number | null
  kept: KeptTree | null
}

/** A part of the tree, and the view in which it is valid, as JSON. */
interface KeptTree {
  readonly looks: string
  readonly node: Node
}

export const newMemory = (): BotMemory => ({ turn: -1, spent: 0, before: [], whim: null, kept: null })

/** Forgets the turn before. */
const beginTurn = (memory: BotMemory, turn: number): void => {
  if (memory.turn === turn) return
  memory.turn = turn
  memory.spent = 0
  memory.before = []
  memory.whim = null
  memory.kept = null
}

/** Repeating a decision does not spend budget twice: its move was not played, or was taken back. */
const beginDecision = (memory: BotMemory, movesMade: number): void => {
  const { before } = memory
  memory.spent = before[movesMade] ?? memory.spent
  while (before.length <= movesMade) before.push(memory.spent)
  before.length = movesMade + 1
}

/** The tree of the decision before, if its move has led to exactly this view. */
const recallTree = ({ kept }: BotMemory, view: unknown): Node | null =>
  kept !== null && kept.looks === JSON.stringify(view) ? kept.node : null

/** Keeps the part of the tree below a move if the turn goes on. */
const keepBelow = (
  { game, seat, rng }: BotDecision,
  memory: BotMemory,
  determinization: unknown,
  { root }: SearchResult,
  move: Tagged,
): void => {
  const state = copyState(game, determinization)
  game.apply(state, seat, move, { draw: quickDealer(rng), emit() {} })
  memory.kept = keptTree(game, state, seat, memory.turn, root.children?.get(move))
}

const keptTree = (game: AnyGame, state: unknown, seat: Seat, turn: number, node: Node | undefined): KeptTree | null => {
  const goesOn = game.turn(state) === turn && game.toAct(state).includes(seat)
  return goesOn && node !== undefined ? { looks: JSON.stringify(game.view(state, seat)), node } : null
}
