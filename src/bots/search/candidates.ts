/** The moves that are tried at the root: all of them where they are few, else those that look best one move ahead. */
import type { Seat, Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import type { Ground } from './descend.ts'

/** So many guesses are looked at. */
const LOOKS = 2

/** Each with the points by which its seat would lead, the best first. */
export const candidatesOf = (ground: Ground, seat: Seat, guesses: readonly unknown[]): ReadonlyMap<Tagged, number> => {
  const legal = ground.game.legal(guesses[0], seat)
  const preferred = ground.sense.prefer?.(guesses[0], seat, legal)
  const looks = legal.map((move, at) => [move, preferred?.[at] ?? lookOf(ground, seat, guesses, move)] as const)
  return new Map(looks.sort(([, a], [, b]) => b - a).slice(0, ground.sense.width ?? ground.style.candidates))
}

const lookOf = ({ game, sense, table }: Ground, seat: Seat, guesses: readonly unknown[], move: Tagged): number => {
  let sum = 0
  const looked = guesses.slice(0, LOOKS)
  for (const guess of looked) {
    const draft = copyState(game, guess)
    game.apply(draft, seat, move, table)
    const worth = sense.worth(draft)
    sum += worth[seat]! - 0.5 * Math.max(...worth.filter((_, other) => other !== seat))
  }
  return sum / looked.length
}
