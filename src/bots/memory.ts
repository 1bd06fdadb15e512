/** What a bot keeps of a turn: what it has spent, and the tree, as long as nothing new was shown. */
import type { AnyGame, Seat } from '../kit/game.ts'
import type { Node } from './search/node.ts'

export interface BotMemory {
  turn: number
  /** Milliseconds or iterations, whichever the bot goes by. */
  spent: number
  /** By how many moves the seat had made in the turn: what it had spent when it was asked. */
  before: number[]
  kept: Kept | null
}

/** A part of the tree, and what the seat must see for it to hold. */
interface Kept {
  readonly looks: string
  readonly node: Node
}

export const newMemory = (): BotMemory => ({ turn: -1, spent: 0, before: [], kept: null })

/** Another turn: what was spent and kept before is of no use. */
export const beginTurn = (memory: BotMemory, turn: number): void => {
  if (memory.turn === turn) return
  memory.turn = turn
  memory.spent = 0
  memory.before = []
  memory.kept = null
}

/** Asked once more with as many moves made, or fewer: what came of it before was not played, and what it cost is given back. */
export const beginDecision = (memory: BotMemory, made: number): void => {
  const { before } = memory
  memory.spent = before[made] ?? memory.spent
  while (before.length <= made) before.push(memory.spent)
  before.length = made + 1
}

/** The tree of the decision before, if its move has led to just this view. */
export const recallTree = ({ kept }: BotMemory, view: unknown): Node | null =>
  kept !== null && kept.looks === JSON.stringify(view) ? kept.node : null

/** Keeps the part of the tree below a move, where the turn goes on. `state` is what the move led to. */
export const keepTree = (
  memory: BotMemory,
  game: AnyGame,
  state: unknown,
  seat: Seat,
  node: Node | undefined,
): void => {
  const goesOn = game.turn(state) === memory.turn && game.toAct(state).includes(seat)
  memory.kept = goesOn && node !== undefined ? { looks: JSON.stringify(game.view(state, seat)), node } : null
}
