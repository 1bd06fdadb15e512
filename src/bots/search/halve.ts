/**
 * Sequential halving: every move is tried a little, then the better half of them goes on, and so on,
 * each round with an equal part of what may be spent.
 */
import type { Tagged } from '../../kit/game.ts'

export interface HalvingOptions {
  tryOut(move: Tagged): void
  promise(move: Tagged): number
  /** The part that is spent, 0 to 1. */
  used(): number
}

/** The moves, the best first; what was dropped early stands at the end. */
export const halve = (moves: readonly Tagged[], { tryOut, promise, used }: HalvingOptions): readonly Tagged[] => {
  if (moves.length === 0) return []
  const rounds = Math.max(1, Math.ceil(Math.log2(moves.length)))
  const dropped: Tagged[] = []
  let left = moves
  for (let round = 1; round <= rounds && used() < 1; round++) {
    do {
      for (const move of left) {
        tryOut(move)
        if (used() >= 1) break
      }
    } while (used() < round / rounds)
    // What is equally good stays in the order that it was given in.
    const ranked = [...left].sort((a, b) => promise(b) - promise(a))
    const half = round === rounds ? ranked.length : Math.ceil(ranked.length / 2)
    dropped.unshift(...ranked.slice(half))
    left = ranked.slice(0, half)
  }
  return [...left, ...dropped]
}
