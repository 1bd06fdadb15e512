/** The moves that are tried at the root: all of them where they are few, else those that look best one move ahead. */
import type { Seat, Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import type { SearchContext } from './descend.ts'

/** So many determinizations are looked at. */
const LOOKS = 2

/** Each with the points by which its seat would lead, the best first. */
export const candidatesOf = (
  ground: SearchContext,
  seat: Seat,
  determinizations: readonly unknown[],
): ReadonlyMap<Tagged, number> => {
  const legal = ground.game.legal(determinizations[0], seat)
  const preferred = ground.heuristics.prefer?.(determinizations[0], seat, legal)
  const looks = legal.map(
    (move, at) => [move, preferred?.[at] ?? lookOf(ground, seat, determinizations, move)] as const,
  )
  return new Map(looks.sort(([, a], [, b]) => b - a).slice(0, ground.heuristics.rootWidth ?? ground.style.candidates))
}

const lookOf = (
  { game, heuristics, table }: SearchContext,
  seat: Seat,
  determinizations: readonly unknown[],
  move: Tagged,
): number => {
  let sum = 0
  const looked = determinizations.slice(0, LOOKS)
  for (const guess of looked) {
    const draft = copyState(game, guess)
    game.apply(draft, seat, move, table)
    const worth = heuristics.evaluate(draft)
    sum += worth[seat]! - 0.5 * Math.max(...worth.filter((_, other) => other !== seat))
  }
  return sum / looked.length
}
