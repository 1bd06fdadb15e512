/** Overlooks much, cares only about its own points, and sometimes plays at random. */
import { quickDealer } from '../kit/chance.ts'
import type { Tagged } from '../kit/game.ts'
import { copyState } from '../kit/match.ts'
import type { Bot } from './bot.ts'
import { kindFirst } from './random.ts'

/** One decision in this many is random. */
const RANDOM_DECISIONS = 6
/** The bot looks at one move in this many, but always at a few. */
const MOVES_PER_LOOK = 3
const LEAST_LOOKS = 4

export const beginner: Bot = ({ game, heuristics, seat, view, rng }) => {
  const state = game.determinize(view, rng)
  const legal = game.legal(state, seat)
  if (rng(RANDOM_DECISIONS) === 0) return kindFirst(legal, rng)
  const looks = Math.max(LEAST_LOOKS, Math.ceil(legal.length / MOVES_PER_LOOK))
  let best = Number.NEGATIVE_INFINITY
  let choice: Tagged | undefined
  for (let look = 0; look < looks; look++) {
    const move = kindFirst(legal, rng)
    const draft = copyState(game, state)
    game.apply(draft, seat, move, { draw: quickDealer(rng), emit() {} })
    const value = heuristics.evaluate(draft)[seat] ?? 0
    if (value > best) [best, choice] = [value, move]
  }
  if (choice === undefined) throw new RangeError('no move to choose from')
  return choice
}
