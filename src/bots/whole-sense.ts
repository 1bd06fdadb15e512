/** All that bots may know of a game, for hosts whose bots think. */
import type { AnySense, Entry } from '../kit/game.ts'

export const wholeSense = async (entry: Entry): Promise<AnySense> => {
  const sense = await entry.sense()
  const insight = await sense.loadInsight?.()
  return insight === undefined ? sense : { ...sense, insight }
}
