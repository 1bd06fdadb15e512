/** The games on the shelf, by name. */
import type { Entry } from '../kit/game.ts'
import * as shelf from './shelf.ts'

export const games: readonly Entry[] = Object.values(shelf)
