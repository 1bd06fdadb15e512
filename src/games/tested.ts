/** The games that every test runs over: those on the shelf, and the template, which nobody plays. */
import type { Entry } from '../kit/game.ts'
import { games } from './index.ts'
import { entry as template } from './template/entry.ts'

export const tested: readonly Entry[] = [...games, template]
