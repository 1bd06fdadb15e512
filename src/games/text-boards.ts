/** Loads a game's board as text. Only the terminal needs it, so it is not in the registry, which pages load. */
import type { GameEntry } from '../kit/entry.ts'
import type { AnyTextBoard } from '../kit/text-board.ts'

export const loadTextBoard = async ({ id }: GameEntry): Promise<AnyTextBoard> =>
  (await import(`./${id}/describe/text-board.ts`)).textBoard
