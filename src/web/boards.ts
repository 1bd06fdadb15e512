/** The registry of boards: one line for each game, loaded when a table of it is opened. */
import type { Face } from './toolkit/board.ts'

/** A face of some game; its view is that game's business. */
export type AnyFace = Face<unknown>

export const boards: Readonly<Record<string, () => Promise<{ readonly face: AnyFace }>>> = {
  'paris-connection': async () => {
    const { face } = await import('../games/paris-connection/board/index.tsx')
    return { face: face as AnyFace }
  },
}
