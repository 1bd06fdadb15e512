/**
 * The laws: the promises of the contract (`src/kit/game.ts`), checked over whole matches of random play. Each law stands
 * by itself and throws `Broken` when it does not hold. `src/games/faults.test.ts` plants a fault for every law.
 */
import { lawsOfPlay } from './laws-of-play.ts'
import { lawsOfSecrecy } from './laws-of-secrecy.ts'
import { lawsOfUndo } from './laws-of-undo.ts'
import { lawsOfWords } from './laws-of-words.ts'
import type { Law } from './trial.ts'

export const laws = [...lawsOfPlay, ...lawsOfUndo, ...lawsOfSecrecy, ...lawsOfWords] as const satisfies readonly Law[]
