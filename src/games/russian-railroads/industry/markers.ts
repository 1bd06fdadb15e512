/** RR-6.1, RR-6.4, RR-6.8: how far the markers of the industry track can go. */
import { GAPS, INDUSTRY } from '../data/board.ts'
import type { Mat } from '../state/mat.ts'

/** RR-6.1: gaps are filled from the left, and stay filled. */
export const factoriesBuilt = ({ factories }: Mat): number => {
  let built = 0
  while (built < GAPS && (factories[built] ?? 0) > 0) built += 1
  return built
}

/** By number of factories built: the last space that a marker can come to (RR-6.4). */
const LAST_SPACE: readonly number[] = Array.from({ length: GAPS + 1 }, (_, built) => {
  const gap = INDUSTRY.findIndex((space) => 'gap' in space && space.gap > built)
  return (gap < 0 ? INDUSTRY.length : gap) - 1
})

const lastSpace = (built: number): number => LAST_SPACE[built] ?? 0

/** RR-6.8: steps left for both markers together; the second always stays behind the first. */
export const industryRoom = (built: number, first: number, second: number): number =>
  lastSpace(built) - first + (second < 0 ? 0 : Math.max(0, lastSpace(built) - 1 - second))

/** The same, as things stand. */
export const industryStepsLeft = (mat: Mat): number =>
  industryRoom(factoriesBuilt(mat), mat.markers[0] ?? 0, mat.markers[1] ?? 0)

export const canAdvance = (mat: Mat, marker: number): boolean => {
  const first = mat.markers[0] ?? 0
  if (marker === 0) return first < lastSpace(factoriesBuilt(mat))
  const second = mat.markers[1] ?? -1
  return second >= 0 && second + 1 < first
}
