/** All heuristics of a game, for hosts with searching bots. */
import type { GameEntry } from '../kit/entry.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'

export const loadAllHeuristics = async (entry: GameEntry): Promise<AnyHeuristics> => {
  const heuristics = await entry.heuristics()
  const searchHeuristics = await heuristics.loadSearchHeuristics?.()
  return searchHeuristics === undefined ? heuristics : { ...heuristics, searchHeuristics }
}
