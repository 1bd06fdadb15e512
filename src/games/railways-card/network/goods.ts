/** RC-9.3, RC-9.6: the best score of the delivered goods, with each cube in at most one set. */
import { FOUR_ALIKE, FOUR_DIFFERENT, GOODS, THREE_ALIKE } from '../data/counts.ts'

/** By count: the best score of that many equal goods in threes and fours. */
const ALIKE: readonly number[] = alikeUpTo(Math.max(...GOODS.map(({ count }) => count)))

/** Of four counts, one for each good, that begin at index `first`: tries every number of sets of four different goods. */
export const bestSets = (delivered: readonly number[], first = 0): number => {
  const a = delivered[first]!
  const b = delivered[first + 1]!
  const c = delivered[first + 2]!
  const d = delivered[first + 3]!
  let best = 0
  for (let different = Math.min(a, b, c, d); different >= 0; different--) {
    const alike = ALIKE[a - different]! + ALIKE[b - different]! + ALIKE[c - different]! + ALIKE[d - different]!
    best = Math.max(best, different * FOUR_DIFFERENT + alike)
  }
  return best
}

function alikeUpTo(most: number): readonly number[] {
  const best = [0, 0, 0]
  for (let count = 3; count <= most; count++) {
    const fours = count >= 4 ? (best[count - 4] ?? 0) + FOUR_ALIKE : 0
    best.push(Math.max(best[count - 1] ?? 0, (best[count - 3] ?? 0) + THREE_ALIKE, fours))
  }
  return best
}
