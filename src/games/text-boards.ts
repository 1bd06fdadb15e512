/** Loads a game's board as text. Only the terminal uses it, so it is not part of the registry that pages load. */
import type { Entry } from '../kit/entry.ts'
import type { AnySketch } from '../kit/text-board.ts'

export const loadTextBoard = async ({ id }: Entry): Promise<AnySketch> =>
  (await import(`./${id}/describe/sketch.ts`)).sketch
