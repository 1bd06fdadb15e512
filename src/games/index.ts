/** The games on the shelf, by name. */
import type { GameEntry } from '../kit/entry.ts'
import * as shelf from './registry.ts'

export const games: readonly GameEntry[] = Object.values(shelf)
