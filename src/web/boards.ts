/** Loads the board of a game when a table of it is opened. A game has a board when its folder holds `board/index.tsx`. */
import type { Face } from './toolkit/board.ts'

/** The face of some game, whose view has a type that does not matter here. */
export type AnyFace = Face<unknown>

/** The templates are for tests and for copying: no page offers them. */
const boards = import.meta.glob<{ readonly face: AnyFace }>([
  '../games/*/board/index.tsx',
  '!../games/template*/board/index.tsx',
])

/** Undefined when the game has no board. */
export const boardOf = (game: string): (() => Promise<{ readonly face: AnyFace }>) | undefined =>
  boards[`../games/${game}/board/index.tsx`]
