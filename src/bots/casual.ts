/** Looks one move ahead, on a few determinizations of what is hidden, and takes what leaves its seat best placed. */
import { quickDealer } from '../kit/chance.ts'
import type { AnyGame, Rng, Seat, Tagged } from '../kit/game.ts'
import type { AnyHeuristics } from '../kit/heuristics.ts'
import { copyState } from '../kit/match.ts'
import { type Bot, determinizeFor } from './bot.ts'

const GUESSES = 3
const OTHERS = 0.25

export const casual: Bot = ({ game, heuristics, seat, view, rng }) => {
  const determinizations = Array.from({ length: GUESSES }, () => determinizeFor({ game, heuristics, view, rng }))
  const legal = game.legal(determinizations[0], seat)
  let best = -Infinity
  let choice: Tagged | undefined
  for (const move of legal) {
    const standing = determinizations.reduce<number>(
      (sum, state) => sum + after(game, heuristics, state, seat, move, rng),
      0,
    )
    if (standing > best) [best, choice] = [standing, move]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}

/** How well the seat stands after a move. */
const after = (
  game: AnyGame,
  heuristics: AnyHeuristics,
  state: unknown,
  seat: Seat,
  move: Tagged,
  rng: Rng,
): number => {
  const draft = copyState(game, state)
  game.apply(draft, seat, move, { draw: quickDealer(rng), emit() {} })
  return standing(heuristics.evaluate(draft), seat)
}

/**
 * A seat's expected points, less a part of those of the best other seat. Whoever minds only the
 * distance waits for others to move, and with four such bots nothing happens.
 */
const standing = (worth: readonly number[], seat: Seat): number => {
  const others = worth.filter((_, other) => other !== seat)
  return (worth[seat] ?? 0) - OTHERS * Math.max(...others)
}
