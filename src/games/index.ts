/** The games on the shelf, by name. */
import type { Entry } from '../kit/entry.ts'
import * as shelf from './registry.ts'

export const games: readonly Entry[] = Object.values(shelf)
