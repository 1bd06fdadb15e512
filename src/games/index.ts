/** The registered games, by name. */
import type { GameEntry } from '../kit/entry.ts'
import * as registry from './registry.ts'

export const games: readonly GameEntry[] = Object.values(registry)
