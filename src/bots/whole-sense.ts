/** All that bots may know of a game, for hosts whose bots think. */

import type { Entry } from '../kit/entry.ts'
import type { AnySense } from '../kit/heuristics.ts'

export const wholeSense = async (entry: Entry): Promise<AnySense> => {
  const sense = await entry.sense()
  const insight = await sense.loadInsight?.()
  return insight === undefined ? sense : { ...sense, insight }
}
