/** Looks up a game in the registry. */
import { games } from '../../games/index.ts'
import type { GameEntry } from '../../kit/entry.ts'

export const findGame = (id: string): GameEntry | undefined => games.find((entry) => entry.id === id)
