/** The registry of boards: one line for each game, loaded when a table of it is opened. */
import type { Face } from './toolkit/board.ts'

/** A face of some game; its view is that game's business. */
export type AnyFace = Face<unknown>

export const boards: Readonly<Record<string, () => Promise<{ readonly face: AnyFace }>>> = {
  'great-lakes': async () => {
    const { face } = await import('../games/great-lakes/board/index.tsx')
    return { face: face as AnyFace }
  },
  'paris-connection': async () => {
    const { face } = await import('../games/paris-connection/board/index.tsx')
    return { face: face as AnyFace }
  },
  'railways-card': async () => {
    const { face } = await import('../games/railways-card/board/index.tsx')
    return { face: face as AnyFace }
  },
  'russian-railroads': async () => {
    const { face } = await import('../games/russian-railroads/board/index.tsx')
    return { face: face as AnyFace }
  },
}
