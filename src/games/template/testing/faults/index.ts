/**
 * Faults planted in the game, at least one for each law: a law that nothing breaks shows nothing.
 * Each is a slip that could happen to anybody who writes a game. A new game goes without them.
 */
import type { Fault } from './fault.ts'
import { faultsOfPlay } from './play.ts'
import { faultsOfSecrecy } from './secrecy.ts'
import { faultsOfUndo } from './undo.ts'
import { faultsOfWords } from './words.ts'

export const faults: readonly Fault[] = [...faultsOfPlay, ...faultsOfUndo, ...faultsOfSecrecy, ...faultsOfWords]
