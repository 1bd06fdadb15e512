/** The moves that are tried at the root: all of them where they are few, else those that look best one move ahead. */
import type { Seat, Tagged } from '../../kit/game.ts'
import { copyState } from '../../kit/match.ts'
import type { Ground } from './descend.ts'

/** So many guesses are looked at. */
const LOOKS = 2

export const candidatesOf = (ground: Ground, seat: Seat, guesses: readonly unknown[]): readonly Tagged[] => {
  const legal = ground.game.legal(guesses[0], seat)
  const looks = new Map(legal.map((move) => [move, lookOf(ground, seat, guesses, move)]))
  return [...legal].sort((a, b) => looks.get(b)! - looks.get(a)!).slice(0, ground.style.candidates)
}

const lookOf = ({ game, sense, table }: Ground, seat: Seat, guesses: readonly unknown[], move: Tagged): number => {
  let sum = 0
  for (const guess of guesses.slice(0, LOOKS)) {
    const draft = copyState(game, guess)
    game.apply(draft, seat, move, table)
    const worth = sense.worth(draft)
    sum += worth[seat]! - 0.5 * Math.max(...worth.filter((_, other) => other !== seat))
  }
  return sum
}
