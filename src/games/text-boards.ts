/** Loads a game's board as text. Only the terminal uses it, so it is not part of the registry that pages load. */
import type { GameEntry } from '../kit/entry.ts'
import type { AnyTextBoard } from '../kit/text-board.ts'

export const loadTextBoard = async ({ id }: GameEntry): Promise<AnyTextBoard> =>
  (await import(`./${id}/describe/text-board.ts`)).textBoard
