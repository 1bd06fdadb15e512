/** RR-12.1, RR-R15: by seat, what the engineers bring: most engineers, then the highest number. */
import { MAJORITY } from '../data/cards.ts'

export const majority = (counts: readonly number[], highest: readonly number[]): readonly number[] => {
  const ranked = counts
    .map((count, seat) => ({ seat, count, top: highest[seat] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.top - a.top)
  return counts.map((_, seat) => MAJORITY[ranked.findIndex((other) => other.seat === seat)] ?? 0)
}
