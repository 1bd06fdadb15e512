/** The games on the shelf, as pages need them. */
import { games } from '../../games/index.ts'
import type { Entry } from '../../kit/entry.ts'

export const gameTitled = (id: string): Entry | undefined => games.find((entry) => entry.id === id)
