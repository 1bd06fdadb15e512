/** All that bots may know of a game, for hosts whose bots think. */

import type { GameEntry } from '../kit/entry.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'

export const loadAllHeuristics = async (entry: GameEntry): Promise<AnyHeuristics> => {
  const heuristics = await entry.heuristics()
  const insight = await heuristics.loadSearchHeuristics?.()
  return insight === undefined ? heuristics : { ...heuristics, searchHeuristics: insight }
}
