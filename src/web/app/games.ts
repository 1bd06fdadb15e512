/** The games on the shelf, as pages need them. */
import { games } from '../../games/index.ts'
import type { GameEntry } from '../../kit/entry.ts'

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id)
