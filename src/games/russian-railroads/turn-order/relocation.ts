/** RR-10.5, RR-10.7: where the worker under a place of the turn order may go. */
import { SPACES } from '../data/spaces.ts'
import { setOf } from '../state/sets.ts'
import { isHiredEngineer, O3, type SpaceNo } from '../state/space-numbers.ts'

/** RR-10.7, RR-R13: spaces for exactly one worker, O3 left out. */
export const isForRelocation = (space: SpaceNo): boolean => {
  if (isHiredEngineer(space)) return true
  const { workers, coins, area } = SPACES[space] ?? { workers: 0, coins: 0, area: 'other' }
  return workers === 1 && coins === 0 && area !== 'turnOrder' && space !== O3
}

/** The spaces of the board among them. */
export const FOR_RELOCATION = setOf(SPACES.map((_, space) => space).filter(isForRelocation))
