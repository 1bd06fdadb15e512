/**
 * Faults planted in the game, at least one for each law: a law that nothing breaks proves nothing. Each is a mistake that
 * an author could make. `new-game` does not copy them.
 */
import type { Fault } from './fault.ts'
import { faultsOfPlay } from './play.ts'
import { faultsOfSecrecy } from './secrecy.ts'
import { faultsOfUndo } from './undo.ts'
import { faultsOfWords } from './words.ts'

export const faults: readonly Fault[] = [...faultsOfPlay, ...faultsOfUndo, ...faultsOfSecrecy, ...faultsOfWords]
